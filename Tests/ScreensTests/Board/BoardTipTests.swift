import Models
import TestSupport
import Testing

@testable import Screens

/// The tips beside a board, which have three lines at 80x24.
struct BoardTipTests {
  @Test(arguments: Language.allCases)
  func everyTipIsWholeBesideTheSmallestBoardWithASide(language: Language) throws {
    let count = Words.in(language).tips.ofBoard { _ in "" }.count
    for number in 0..<count {
      let world = try SuiteWorld()
      world.tipNumber = number
      let driver = try SuiteDriver(world: world, puzzle: try .wellKnown(), language: language)
      let tip = driver.suite.tip(on: try driver.board()) ?? ""
      let shown = try besideTheBoard(driver.text)
      #expect(shown == "✧" + tip.filter { $0 != " " })
    }
  }

  /// What stands below the star of the tip, to the row above the keys, without blanks.
  private func besideTheBoard(_ text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    guard let first = lines.firstIndex(where: { $0.contains("✧") }),
      let column = lines[first].firstIndex(of: "✧")
    else { throw NotOnScreen(what: "tip") }
    return String(lines[first..<23].flatMap { $0.dropFirst(column) }.filter { $0 != " " })
  }
}
