import Hints
import Scutes
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
      let driver = try SuiteDriver(puzzle: try .wellKnown(), language: language)
      driver.type("m1m→")
      for _ in 0..<number {
        driver.suite.end()
        driver.suite.go(to: .latestGame)
      }
      driver.view.runtime.showFrame()
      let tip = try driver.board().tip(driver.suite.words, from: number) ?? ""
      #expect(driver.shows("✧ \(tip)"))
    }
  }

  @Test func theFirstIsForNewcomersAndTheNextBoardHasAnother() throws {
    let driver = try SuiteDriver.onBoard()
    #expect(driver.shows("✧ Full dots are placed."))
    driver.type("4")
    driver.suite.end()
    driver.suite.go(to: .latestGame)
    driver.view.runtime.showFrame()
    #expect(driver.shows("✧") && !driver.shows("Full dots are placed."))
  }

  @Test func sharingNotesIsForWhoHasNotes() throws {
    let driver = try SuiteDriver.onBoard()
    let board = try driver.board()
    let (words, count) = (driver.suite.words, Words.english.tips.ofBoard { _ in "" }.count)
    func tips() -> [String] { (0..<count).compactMap { board.tip(words, from: $0) } }
    #expect(!tips().contains { $0.contains("with its notes") })
    driver.type("m1")
    #expect(tips().contains { $0.contains("with its notes") })
  }

  @Test func aTipGivesWayToWhatIsSaidOfTheCell() throws {
    let driver = try SuiteDriver.onBoard()
    #expect(driver.shows("✧"))
    driver.type("m123456789M123456789")
    #expect(driver.shows("r1c3 · empty · notes 1 2 3 4 5 6 7 8 9") && !driver.shows("✧"))
  }
}
