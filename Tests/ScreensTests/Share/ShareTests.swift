import Formats
import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct ShareTests {
  private static let line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  @Test func nothingIsCopiedUnlessItIsAskedFor() throws {
    let driver = try SuiteDriver.onBoard(width: 100, height: 30)
    driver.type("y")
    #expect(driver.view.terminal.clipboard == nil)
    #expect(!driver.sheet.contains("Copied"))
    driver.type("c")
    #expect(driver.view.terminal.clipboard == Self.line)
    #expect(driver.sheet.contains("Copied, if your terminal allows it."))
    driver.type("3")
    #expect(!driver.sheet.contains("Copied"))
    driver.type("⎋")
    #expect(driver.sheet.isEmpty)
  }

  @Test(arguments: ["c", "y", "⏎"])
  func aKeyCopies(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("y" + key)
    #expect(driver.view.terminal.clipboard == Self.line)
  }

  @Test func enterCopiesFromTheSheetOfTheScoreToo() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type("y⏎")
    #expect(driver.view.terminal.clipboard?.contains("Ultimate Sudoku Pro") == true)
  }

  @Test func aClickCopies() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("y")
    #expect(driver.view.click(on: "c  Copy"))
    #expect(driver.view.terminal.clipboard == Self.line)
  }

  @Test func thePuzzleIsShownInLinesThatCanBeReadAgain() throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 20)
    driver.type("y")
    let lines = [0, 27, 54].map { String(Self.line.dropFirst($0).prefix(27)) }
    for line in lines { #expect(driver.shows(line)) }
    let text = driver.sheet
    #expect(text.contains("ultimate-sudoku play --puzzle"))
  }

  @Test func anotherKeyCopiesTheBoardAsItIs() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4→m2Yc")
    let text = try #require(driver.view.terminal.clipboard)
    #expect(text.hasPrefix("*-----------*\n|534|.7.|...|\n"))
    let entry = try #require(
      PuzzleDocument(String(text.split(separator: "\n").last ?? "")).entries.first)
    #expect(entry.placed[Cell(2)] == .four)
    #expect(entry.notes?[Cell(3)] == [.two])
  }

  @Test func theNumbersChooseWhatIsCopied() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("y3c")
    let code = try #require(driver.view.terminal.clipboard)
    #expect(PuzzleDocument(code).entries.map(\.givens.description) == [Self.line])
    driver.type("4c")
    #expect(driver.view.terminal.clipboard == "https://sudokupad.app/" + code)
    #expect(driver.view.click(on: "2 Puzzle"))
    driver.type("c")
    #expect(driver.view.terminal.clipboard == Self.line)
  }

  @Test func noLineOfTheTextIsLongerThanAChatShows() throws {
    for id in ["1-0001", "1-0048", "2-0001", "4-0048", "6-0048"] {
      let driver = try SuiteDriver()
      let puzzle = try #require(PuzzleID(id).flatMap(PuzzlePack.puzzle))
      driver.suite.play(puzzle, from: .pack(try #require(PuzzleID(id))))
      driver.view.runtime.showFrame()
      driver.type("y1c")
      let text = driver.view.terminal.clipboard ?? ""
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("https:") }
      let longest = lines.map { String($0).columns }.max() ?? 0
      let isShort = (1...60).contains(longest)
      #expect(isShort, "\(id): \(longest)")
    }
  }

  @Test func theTextOfAGameTellsHowItWentAndNotTheSolution() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("1⌫")
    driver.advance(by: .seconds(240))
    try driver.solve()
    driver.type("yc")
    let text = try #require(driver.view.terminal.clipboard)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(7) == [
        "Ultimate Sudoku Pro", "Easy, HoDoKu score 204", "Solved in 4:00, 1,398 points",
        "1 mistake, no hints", "🟨🟩🟩", "🟩🟩🟩", "🟩🟩🟩",
      ])
    #expect(lines.contains { $0.hasPrefix("https://sudokupad.app/scf") })
    #expect(!text.contains(try Puzzle.wellKnown().solution.description))
  }

  @Test(arguments: [(ErrorChecking.everything, "1 mistake"), (.onRequest, "? mistakes")])
  func itTellsNoMoreErrorsThanThePlayerKnows(checking: ErrorChecking, text: String) throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = checking
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("1")
    driver.advance(by: .seconds(3))
    driver.type("y1c")
    let copied = driver.view.terminal.clipboard ?? ""
    #expect(copied.contains("\n\(text), "))
  }

  @Test func duringAGameItTellsHowFarItIs() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4y1c")
    #expect(driver.view.terminal.clipboard?.contains("1 of 51 placed in 0:00") == true)
    #expect(driver.view.terminal.clipboard?.contains("🟩") == false)
  }
}
