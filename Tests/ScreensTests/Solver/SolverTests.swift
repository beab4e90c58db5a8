import Formats
import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct SolverTests {
  @Test func homeLeadsToItByKeyAndByMouse() throws {
    let driver = try SuiteDriver()
    driver.type("s")
    #expect(driver.suite.router.path == [.solver])
    driver.type("q")
    #expect(driver.suite.router.path == [])
    driver.view.click(on: "Solver")
    #expect(driver.suite.router.path == [.solver])
    driver.view.click(on: "‹ back")
    #expect(driver.suite.router.path == [])
  }

  @Test func manualOpensAnEmptyBoard() throws {
    for open in ["⏎", "m"] {
      let driver = try SuiteDriver()
      driver.type("s" + open)
      #expect(driver.suite.router.path == [.solver, .solution])
      #expect(driver.suite.solution.editor.isEmpty)
    }
    let driver = try SuiteDriver()
    driver.type("s")
    driver.view.click(on: "Manual")
    #expect(driver.suite.router.path == [.solver, .solution])
  }

  @Test func whoTypesAtOnceIsOnTheBoard() throws {
    let driver = try SuiteDriver()
    driver.type("s5.3")
    #expect(driver.suite.router.path == [.solver, .solution])
    #expect(driver.suite.solution.entry.givens.description.hasPrefix("5.3"))
  }

  @Test(arguments: PuzzleFormat.allCases.filter(\.isWritable))
  func everyFormatIsPasted(format: PuzzleFormat) throws {
    let givens = try Puzzle.wellKnown().givens
    var writer = try PuzzleWriter(format)
    let text = try writer.text(of: PuzzleEntry(givens: givens)) + writer.end()
    let driver = try SuiteDriver()
    driver.type("s")
    driver.view.send(.paste(text))
    #expect(driver.suite.router.path == [.solver, .solution])
    #expect(driver.suite.solution.entry.grid == givens)
    #expect(driver.shows("1 puzzle read"))
  }

  @Test func lessThanAPuzzleIsTypedFromTheCursorOn() throws {
    let driver = try SuiteDriver()
    driver.type("sm→")
    driver.view.send(.paste("12.\n4"))
    #expect(driver.suite.solution.entry.givens.description.hasPrefix(".12.4...."))
  }

  @Test func theCursorGoesToTheEndsOfARowAndByBoxes() throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    let model = driver.suite.solution
    let jumps: [(KeyPress, row: Int, column: Int)] = [
      (KeyPress(.end), 0, 8), (KeyPress("b"), 0, 5), (KeyPress("}"), 3, 5),
      (KeyPress(.down, modifiers: .control), 6, 5), (KeyPress("w"), 6, 8), (KeyPress("{"), 3, 8),
      (KeyPress(.left, modifiers: .control), 3, 5), (KeyPress(.home), 3, 0),
    ]
    for (key, row, column) in jumps {
      driver.press(key)
      #expect(model.editor.cursor == Cell(row: row, column: column), "\(key)")
    }
  }

  @Test func severalPuzzlesThatComeTogetherAreTurnedThrough() throws {
    let driver = try SuiteDriver()
    driver.type("s")
    driver.view.send(.paste("\(Boards.wellKnown)\n\(Boards.several)\n"))
    let model = driver.suite.solution
    #expect(driver.shows("2 puzzles read"))
    driver.type("]")
    #expect(model.entry.grid.count == 28)
    #expect(driver.shows("2 of 2"))
    driver.type("5]")
    #expect(model.entry.grid.count == 30)
    driver.type("[")
    #expect(model.entry.grid.count == 29)
  }

  @Test func clicksTurnThroughThemOnceItWasSaidHowManyThereAre() throws {
    let driver = try SuiteDriver()
    driver.type("s")
    driver.view.send(.paste("\(Boards.wellKnown)\n\(Boards.several)\nx\n"))
    driver.advance(by: .seconds(7))
    #expect(driver.shows("‹ 1 of 2 ›"))
    driver.view.click(on: "› ")
    #expect(driver.shows("‹ 2 of 2 ›"))
    #expect(driver.suite.solution.entry.grid.count == 28)
  }

  @Test func whatIsCopiedIsSaid() throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    driver.typeAtOnce("123y")
    #expect(driver.shows("Board copied: 3 digits"))
  }

  @Test func escapeEndsTheEditingOfCandidatesBeforeItLeaves() throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    driver.typeAtOnce("123")
    driver.type("m⎋")
    #expect(driver.suite.trail.last == "solution" && !driver.suite.solution.editsCandidates)
    driver.type("⎋")
    #expect(driver.suite.trail.last != "solution")
  }

  @Test func aNewBoardTakesDigitsEvenWhereCandidatesWereEdited() throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    driver.typeAtOnce("123")
    driver.type("mN")
    driver.typeAtOnce("45")
    #expect(driver.suite.solution.entry.grid.count == 2)
    #expect(driver.suite.solution.entry.candidates == nil)
  }

  @Test(arguments: ["/home/puzzles/one.sdk", "puzzles/one.sdk", "~/one.sdk"])
  func aFileIsOpenedByItsPath(path: String) async throws {
    let world = try SuiteWorld()
    world.files = FileTree([
      "/home/puzzles/one.sdk": Boards.wellKnown, "/me/one.sdk": Boards.wellKnown,
    ])
    let driver = try SuiteDriver(world: world)
    driver.type("so")
    let isListed = await driver.view.wait { driver.sheet.contains("puzzles") }
    #expect(isListed)
    driver.type("⇥" + path + "⏎")
    let isTaken = await driver.view.wait { driver.suite.router.path == [.solver, .solution] }
    #expect(isTaken)
  }

  @Test func whatIsNoPuzzleSaysSo() throws {
    let driver = try SuiteDriver()
    driver.type("s")
    driver.view.send(.paste("hello"))
    #expect(driver.suite.router.path == [.solver])
    #expect(driver.sheet.contains("Not a puzzle") || driver.sheet.contains("no puzzle"))
    driver.type("⎋m")
    driver.view.send(.paste("hello"))
    let isExplained =
      driver.sheet.contains("Not a puzzle") || driver.sheet.contains("no puzzle")
    #expect(isExplained && !driver.sheet.contains("…"))
  }

  @Test func aFileIsChosenFromItsFolder() async throws {
    let world = try SuiteWorld()
    world.files = FileTree([
      "/home/puzzles/one.sdk": Boards.wellKnown, "/home/readme": "hello",
    ])
    let driver = try SuiteDriver(world: world)
    driver.type("so")
    let isListed = await driver.view.wait { driver.sheet.contains("puzzles") }
    #expect(isListed)
    driver.type("r⏎")
    let isRefused = await driver.view.wait { driver.suite.solution.message != nil }
    #expect(isRefused)
    driver.type("p⏎")
    let isOpen = await driver.view.wait { driver.sheet.contains("one.sdk") }
    #expect(isOpen)
    driver.type("⏎")
    let isTaken = await driver.view.wait { driver.suite.router.path == [.solver, .solution] }
    #expect(isTaken)
    #expect(driver.sheet.isEmpty)
    #expect(driver.suite.solution.entry.givens.description == Boards.wellKnown)
  }

  @Test func theCurrentGameIsTakenWithWhatIsPlacedInIt() async throws {
    let driver = try SuiteDriver.onBoard(width: 120, height: 40)
    driver.type("4q")
    driver.type("q")
    driver.type("sc")
    let entry = driver.suite.solution.entry
    #expect(entry.givens == (try Puzzle.wellKnown()).givens)
    #expect(entry.placed[Cell(2)] == Digit(4))
    try await driver.waitUntilExamined()
    #expect(driver.panel.contains("30 givens, 1 placed"))
    driver.type("G")
    #expect(!driver.suite.solution.entry.hasPlaced)
  }

  @Test func aWrongDigitOfTheCurrentGameIsNamed() async throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("2qqsc")
    try await driver.waitUntilExamined()
    let findings = driver.suite.solution.findings
    #expect(findings?.mistakes.map(\.cell) == [Cell(2)])
    #expect(driver.sentence.contains("r1c3"))
  }

  @Test func withoutAGameThereIsNothingToTake() throws {
    let driver = try SuiteDriver()
    driver.type("sc")
    #expect(driver.suite.router.path == [.solver])
    driver.type("mc")
    #expect(driver.shows("No game to load."))
  }

  @Test func theSheetThatAsksForAPasteTakesIt() throws {
    let driver = try SuiteDriver()
    driver.type("sp")
    let isAsked = driver.sheet.contains("paste it with your terminal")
    #expect(isAsked)
    driver.view.send(.paste(Boards.wellKnown))
    let path = driver.suite.router.path
    #expect(path == [.solver, .solution])
    let grid = driver.suite.solution.entry.grid
    #expect(grid == (try Puzzle.wellKnown().givens))
  }

  @Test(arguments: [("1", "1 digit"), ("12", "2 digits")])
  func digitsAreCounted(typed: String, said: String) async throws {
    let driver = try SuiteDriver()
    driver.type("sm" + typed)
    let isSaid = await driver.view.wait { driver.shows(said) && !driver.shows(said + "s") }
    #expect(isSaid)
  }

  @Test func aPuzzleIsPlayedAsAGame() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("g")
    let isPlayed = await driver.view.wait { driver.suite.trail.last == "board" }
    #expect(isPlayed)
    let game = try driver.board().game
    #expect(game.puzzle == (try Puzzle.wellKnown()))
    #expect(game.origin == .own)
    driver.type("q")
    #expect(driver.suite.router.path == [.solver, .solution])
  }

  @Test(arguments: [("2qqsc", 31), ("2qqscG", 30)])
  func aGameGoesOnFromTheBoard(keys: String, digits: Int) async throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(keys)
    try await driver.waitUntilExamined()
    driver.type("g")
    let isPlayed = await driver.view.wait { driver.suite.trail.last == "board" }
    #expect(isPlayed)
    #expect(try driver.board().game.board.grid.count == digits)
  }

  @Test func aPastedPositionIsPlayedWithItsDigitsNotesAndTime() async throws {
    var entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    entry.placed[Cell(2)] = Digit(4)
    entry.notes = CellNotes { $0 == Cell(3) ? [.two, .six] : .none }
    entry.elapsed = .seconds(75)
    var writer = try PuzzleWriter(.openSudoku)
    let text = try writer.text(of: entry) + writer.end()
    let driver = try SuiteDriver()
    driver.type("s")
    driver.view.send(.paste(text))
    try await driver.waitUntilExamined()
    driver.type("g")
    let isPlayed = await driver.view.wait { driver.suite.board != nil }
    #expect(isPlayed)
    driver.view.runtime.showFrame()
    let board = try driver.board()
    #expect(board.game.digit(at: Cell(2)) == .four)
    #expect(board.game.notes(at: Cell(3)) == [.two, .six])
    #expect(board.cursor == Cell(3))
    #expect(driver.shows("1:15"))
    driver.type("6R")
    #expect(driver.shows("Goes back to"))
    driver.type("R")
    #expect(try driver.board().game.board == driver.board().game.opening)
    driver.type("uuu")
    #expect(try driver.board().game.board.grid == entry.givens)
  }

  @Test func whatAGameCannotHoldIsSaid() async throws {
    let words = Words.english
    var entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    #expect(words.remark(onPlaying: entry) == nil)
    entry.unread.colors = 2
    entry.unread.drawings = 3
    #expect(words.remark(onPlaying: entry) == "2 colours and 3 drawings were left out.")
    #expect(Words.korean.remark(onPlaying: entry) == "색 2개, 그림 3개는 빠졌어요.")
    entry.unread.colors = 0
    entry.unread.drawings = 1
    #expect(words.remark(onPlaying: entry) == "1 drawing was left out.")

    let driver = try SuiteDriver()
    driver.type("s")
    driver.suite.solution.take([entry])
    driver.suite.openSolution()
    driver.view.runtime.showFrame()
    try await driver.waitUntilExamined()
    driver.type("g")
    let isPlayed = await driver.view.wait { driver.suite.board != nil }
    #expect(isPlayed)
    driver.view.runtime.showFrame()
    #expect(driver.shows("1 drawing was left out."))
  }

  @Test func aSolvedBoardIsPlayedFromItsGivens() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: puzzle.givens)
    for cell in puzzle.givens.emptyCells { entry.placed[cell] = puzzle.solution[cell] }
    #expect(Words.english.remark(onPlaying: entry)?.contains("solved already") == true)
  }

  @Test(arguments: [true, false])
  func candidatesAreFilledInUnlessThereAreNotes(hasNotes: Bool) async throws {
    var entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    entry.placed[Cell(2)] = Digit(4)
    if hasNotes { entry.notes = CellNotes { $0 == Cell(3) ? [.two] : .none } }
    let world = try SuiteWorld()
    world.preferences.fillsCandidates = true
    let driver = try SuiteDriver(world: world)
    driver.suite.play(try .wellKnown(), from: .own, opening: Opening(entry))
    let game = try driver.board().game
    #expect(game.notes(at: Cell(3)) == (hasNotes ? [.two] : game.board.candidates(at: Cell(3))))
    #expect(game.notes(at: Cell(5)).isEmpty == hasNotes)
  }

  @Test(
    arguments: [(.reference, .english), (.least, .korean)] as [(ScreenSize, Language)])
  func theWaysToBringAPuzzlePictured(size: ScreenSize, language: Language) async throws {
    let world = try SuiteWorld()
    world.files = FileTree([
      "/home/hard.sdk": Boards.wellKnown, "/home/archive/old.sdm": Boards.several,
    ])
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: world, language: language)
    driver.type("s")
    expectSnapshot(try driver.golden(), named: "ways \(size) \(language.rawValue)")
    driver.type("o")
    let isListed = await driver.view.wait { driver.sheet.contains("hard.sdk") }
    #expect(isListed)
    expectSnapshot(try driver.golden(), named: "files \(size) \(language.rawValue)")
  }
}
