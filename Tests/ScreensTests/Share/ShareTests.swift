import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct ShareTests {
  private static let line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  @Test func aKeyCopiesThePuzzleAndShowsIt() throws {
    let driver = try SuiteDriver.onBoard(width: 100, height: 30)
    driver.type("y")
    #expect(driver.view.terminal.clipboard == Self.line)
    #expect(driver.sheet.contains(Self.line))
    #expect(driver.sheet.contains("Copied, if your terminal allows it."))
    #expect(driver.sheet.contains("ultimate-sudoku play --puzzle scf"))
    driver.type("⎋")
    #expect(driver.sheet.isEmpty)
  }

  @Test func anotherKeyCopiesTheBoardAsItIs() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4→m2Y")
    let text = try #require(driver.view.terminal.clipboard)
    #expect(text.hasPrefix("*-----------*\n|534|.7.|...|\n"))
    let entry = try #require(
      PuzzleDocument(String(text.split(separator: "\n").last ?? "")).entries.first)
    #expect(entry.placed[Cell(2)] == .four)
    #expect(entry.notes?[Cell(3)] == [.two])
  }

  @Test func theNumbersChooseWhatIsCopied() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("y3")
    let code = try #require(driver.view.terminal.clipboard)
    #expect(PuzzleDocument(code).entries.map(\.givens.description) == [Self.line])
    driver.type("4")
    #expect(driver.view.terminal.clipboard == "https://sudokupad.app/" + code)
    #expect(driver.view.click(on: "2 Puzzle"))
    #expect(driver.view.terminal.clipboard == Self.line)
  }

  @Test func theTextOfAGameTellsHowItWentAndNotTheSolution() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("1⌫")
    driver.advance(by: .seconds(240))
    try driver.solve()
    driver.type("y")
    let text = try #require(driver.view.terminal.clipboard)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(7) == [
        "Ultimate Sudoku Pro", "Easy, rating 204", "Solved in 04:00, 1,523 points",
        "1 error, no help", "🟨🟩🟩", "🟩🟩🟩", "🟩🟩🟩",
      ])
    #expect(lines.contains(Self.line))
    #expect(!text.contains(try Puzzle.wellKnown().solution.description))
  }

  @Test(arguments: [(ErrorChecking.everything, "1 error"), (.onRequest, "? errors")])
  func itTellsNoMoreErrorsThanThePlayerKnows(checking: ErrorChecking, text: String) throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = checking
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("1")
    driver.advance(by: .seconds(3))
    driver.type("y1")
    let copied = try #require(driver.view.terminal.clipboard)
    #expect(copied.contains("\n\(text), "))
  }

  @Test func duringAGameItTellsHowFarItIs() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4y1")
    #expect(driver.view.terminal.clipboard?.contains("1 of 51 placed in 00:00") == true)
    #expect(driver.view.terminal.clipboard?.contains("🟩") == false)
  }
}
