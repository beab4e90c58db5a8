import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The tips below a board at 80x24, or beside a larger one.
struct BoardTipTests {
  @Test(arguments: Language.allCases)
  func everyTipIsWholeBelowTheBoard(language: Language) throws {
    let count = Words.in(language).tips.ofBoard { _ in "" }.count
    for number in 0..<count {
      let world = try SuiteWorld()
      world.tipNumber = number
      let driver = try SuiteDriver(world: world, puzzle: try .wellKnown(), language: language)
      let tip = try driver.board().tip(driver.suite.words) ?? ""
      #expect(driver.shows("✧ \(tip)"))
    }
  }

  @Test func aTipGivesWayToWhatIsSaidOfTheCell() throws {
    let driver = try SuiteDriver.onBoard()
    #expect(driver.shows("✧"))
    driver.type("m123456789M123456789")
    #expect(driver.shows("r1c3 · empty · notes 1 2 3 4 5 6 7 8 9") && !driver.shows("✧"))
  }
}
