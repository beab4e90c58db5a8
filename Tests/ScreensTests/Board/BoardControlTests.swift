import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

/// The controls beside and below the board, at every size.
struct BoardControlTests {
  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func everyControlShowsTheKeyThatDoesTheSame(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    let model = try driver.board()
    let controls = BoardControl.groups(model, .english, isUnicode: true).flatMap(\.self)
    let bindings = GameBoardAction.bindings(.english)
    for control in controls {
      let binding = try #require(bindings.first { $0.action == control.action })
      #expect(control.key == binding.keys.first?.name())
      let isShown = driver.rows.contains { row in
        row.contains("\(control.icon)\(control.key)")
          || row.contains("\(control.icon) \(control.title)") && row.contains(control.key)
      }
      #expect(isShown, "\(control.title)")
    }
  }

  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func memoCanBeClickedAtEverySize(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.view.click(on: "✎")
    #expect(try driver.board().isMemo)
  }

  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func theCellUnderTheCursorIsSaidInWordsAtEverySize(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    #expect(driver.shows("r1c3, box 1: empty"))
    driver.type("m12")
    #expect(driver.sentence.contains("notes 12"))
  }

  @Test func inMemoModeThePadMarksTheNotesOfTheCell() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("m13")
    #expect(driver.shows("─ ✎ Memo ─"))
    #expect(driver.shows("│ 1 • │ 2   │ 3 • │"))
    driver.type("↓")
    #expect(driver.shows("│ 1   │ 2   │ 3   │"))
  }

  @Test func aDigitThatIsPlacedNineTimesIsMarkedInThePad() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve(sparing: 1)
    #expect(driver.shows("✓"))
    #expect(!driver.shows("1 6"))
  }
}
