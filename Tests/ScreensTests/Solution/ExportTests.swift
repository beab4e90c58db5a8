import Formats
import Grading
import Hints
import Scutes
import Sudoku
import Synchronization
import TestSupport
import Testing

@testable import Screens

struct ExportTests {
  private func model(_ entry: PuzzleEntry, _ world: SuiteWorld) -> ExportModel {
    ExportModel(
      entry, drawn: DrawnBoard(BoardPicture(grid: entry.grid, givens: entry.givens)),
      dependencies: world.dependencies())
  }

  @Test(arguments: ExportModel.formats)
  func whatIsWrittenInAFormatReadsBackAsTheSameGivens(format: PuzzleFormat) throws {
    let givens = try Puzzle.wellKnown().givens
    let model = model(PuzzleEntry(givens: givens), try SuiteWorld())
    model.choice = .format(format)
    let back = PuzzleDocument(model.text ?? "").entries.first
    #expect(back?.grid == givens)
    #expect(!model.losses.isEmpty && !model.words.export.name(format).isEmpty)
  }

  @Test func theFileIsNamedAfterTheFormatUntilItIsRenamed() throws {
    let model = model(PuzzleEntry(givens: Grid()), try SuiteWorld())
    #expect(model.file.name == "sudoku.txt")
    model.choice = .format(.sdk)
    #expect(model.file.name == "sudoku.sdk")
    model.file.name = "mine.sdk"
    model.choice = .format(.ss)
    #expect(model.file.name == "mine.sdk")
  }

  @Test func stepsAreWrittenInPlaceOfThePuzzleWhereThereAreAny() throws {
    let world = try SuiteWorld()
    let entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    #expect(!model(entry, world).choices.contains(.steps))
    let model = ExportModel(
      entry, drawn: DrawnBoard(BoardPicture(grid: entry.grid, givens: entry.givens)),
      steps: { "steps" }, startingWithSteps: true, dependencies: world.dependencies())
    #expect(model.choices.first == .steps && model.choice == .steps)
    #expect(model.text == "steps" && model.file.name == "steps.txt")
    model.choice = .format(.line)
    #expect(model.text == Boards.wellKnown + "\n" && model.file.name == "sudoku.txt")
  }

  @Test func aFileThatIsThereIsReplacedWhenItIsSaidTwice() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/sudoku.txt": "old"])
    let model = model(PuzzleEntry(givens: try Puzzle.wellKnown().givens), world)
    model.file.save()
    await model.file.finish()
    #expect(world.files.text(at: "/home/sudoku.txt") == "old")
    #expect(model.file.isReplacing && model.file.message?.isError == true)
    model.file.save()
    await model.file.finish()
    #expect(world.files.text(at: "/home/sudoku.txt") == Boards.wellKnown + "\n")
    #expect(model.file.message?.isError == false)
  }

  @Test func anotherNameIsNotReplacedAtOnce() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/sudoku.txt": "old", "/tmp/b.txt": "older"])
    let model = model(PuzzleEntry(givens: Grid()), world)
    model.file.save()
    await model.file.finish()
    model.file.name = "/tmp/b.txt"
    model.file.save()
    await model.file.finish()
    #expect(world.files.text(at: "/tmp/b.txt") == "older")
  }

  @Test func aFileNeedsAName() throws {
    let model = model(PuzzleEntry(givens: Grid()), try SuiteWorld())
    model.file.name = " "
    model.file.save()
    #expect(model.file.saving == nil && model.file.message?.isError == true)
  }

  @Test func theSheetCopiesAndSaves() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("e")
    #expect(driver.sheet.contains("Keeps everything."))
    driver.type("y")
    #expect(driver.view.terminal.clipboard == Boards.wellKnown + "\n")
    driver.type("↓s")
    let isSaved = await driver.view.wait { driver.sheet.contains("Saved as") }
    #expect(isSaved, "\(driver.sheet)")
    let saved = driver.world.files.text(at: "/home/sudoku.sdm")
    #expect(saved == Boards.wellKnown.replacing(".", with: "0") + "\n")
  }

  @Test func aStepIsWrittenWithItsCandidates() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("n→→")
    let shown = driver.suite.solution.shownEntry
    #expect(shown.placed.count == 2)
    #expect(
      shown.candidates
        == driver.suite.solution.path.map { path in
          CellNotes { path.positions[2][$0] }
        })
    driver.type("y")
    #expect(driver.view.terminal.clipboard == shown.grid.description)
  }

  // MARK: Pictures

  /// The boards that were drawn.
  private nonisolated final class Drawn: Sendable {
    let boards = Mutex<[DrawnBoard]>([])

    var drawer: BoardDrawer {
      BoardDrawer { [self] board, format, _ in
        boards.withLock { $0.append(board) }
        return BoardDrawer.File(bytes: Array("\(format.name) of a board".utf8))
      }
    }

    var last: DrawnBoard? { boards.withLock { $0.last } }
  }

  /// Saves a picture from the sheet of a screen.
  private func save(_ format: DrawingFormat, on driver: SuiteDriver) async {
    #expect(driver.view.click(on: Words.english.export.picture(format.name)))
    driver.type("s")
    let isSaved = await driver.view.wait { driver.sheet.contains("Saved as") }
    #expect(isSaved, "\(driver.sheet)")
  }

  @Test(arguments: DrawingFormat.allCases)
  func aPictureIsSavedAndNotCopied(format: DrawingFormat) async throws {
    let world = try SuiteWorld()
    let drawn = Drawn()
    world.drawer = drawn.drawer
    let model = model(PuzzleEntry(givens: try Puzzle.wellKnown().givens), world)
    model.choice = .picture(format)
    #expect(model.file.name == "sudoku.\(format.rawValue)" && model.text == nil)
    model.copyText { _ in true }
    #expect(model.file.message?.isError == true)
    model.file.save()
    await model.file.finish()
    #expect(world.files.text(at: "/home/\(model.file.name)") == "\(format.name) of a board")
    #expect(model.file.message?.isError == false)
  }

  @Test func whatCannotBeDrawnIsSaid() async throws {
    let model = model(PuzzleEntry(givens: try Puzzle.wellKnown().givens), try SuiteWorld())
    model.choice = .picture(.png)
    model.file.save()
    await model.file.finish()
    #expect(model.file.message?.text == model.words.export.notDrawn && model.file.saving == nil)
  }

  @Test func thePictureOfAStepHasItsMarksItsCandidatesAndItsReason() async throws {
    let world = try SuiteWorld()
    let drawn = Drawn()
    world.drawer = drawn.drawer
    let driver = try await SuiteDriver.solving(Boards.wellKnown, world: world)
    driver.type("n→→e")
    await save(.svg, on: driver)
    let solution = driver.suite.solution
    let board = try #require(drawn.last)
    #expect(board.hint == solution.picture.hint && board.hint != HintPicture())
    #expect(board.explanation == solution.shownExplanation && board.explanation != nil)
    #expect(board.grid == solution.shownEntry.grid)
    #expect(Cell.all.contains { !board.marks[$0].isEmpty })
  }

  @Test func thePictureOfAListedStepAndOfAGameAreWhatIsShown() async throws {
    let world = try SuiteWorld()
    let drawn = Drawn()
    world.drawer = drawn.drawer
    let driver = try SuiteDriver.onBoard(world: world)
    let colored = try driver.board().cursor
    driver.type("z3H")
    #expect(await driver.view.wait { (try? driver.board().hints.ladder) != nil })
    driver.type("HHye")
    await save(.png, on: driver)
    let board = try driver.board()
    let shown = try #require(drawn.last)
    #expect(shown.hint == board.picture.hint && shown.explanation != nil)
    #expect(shown.colors == [colored: [3]])
    driver.type("⎋⎋E")
    guard case .allSteps(let list) = driver.suite.router.path.last else {
      throw NotOnScreen(what: "list of steps")
    }
    #expect(await driver.view.wait { list.selected != nil })
    driver.type("e")
    await save(.pdf, on: driver)
    #expect(drawn.last?.hint == list.picture.hint && drawn.last?.explanation == list.explanation)
  }

  @Test func aChainIsExportedWithItsNotation() async throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    driver.typeAtOnce(
      ".9..86.....8...4.3.56.3...1.6.............9.4.4...85...3....1.97.1.5........7..4.")
    driver.type("E")
    guard case .allSteps(let list) = driver.suite.router.path.last else {
      throw NotOnScreen(what: "list of steps")
    }
    let isFound = await driver.view.wait { list.groups.contains { $0.id?.technique == .xChain } }
    #expect(isFound)
    let row = try #require(list.groups.first { $0.id?.technique == .xChain }?.rows.first)
    list.select(row.place)
    let eureka = try #require(row.step.deduction.eureka)
    let reasons = try #require(list.explanation).sentences
    #expect(list.drawn.explanation?.sentences == reasons + [eureka])
    let position = try #require(list.list?.position)
    let hint = NextStep.deduction(row.step.deduction, of: position)
    #expect(Words.korean.printedExplanation(of: hint).sentences.last == eureka)
  }

  @Test func aHiddenBoardIsDrawnEmpty() throws {
    let givens = try Puzzle.wellKnown().givens
    var picture = BoardPicture(grid: givens, givens: givens)
    picture.isHidden = true
    #expect(DrawnBoard(picture).grid == Grid() && DrawnBoard(picture).givens == Grid())
  }

  /// The task of a form may begin after the name was entered, and be cancelled by that.
  @Test func anAttemptThatIsCancelledLeavesTheFileToTheNext() async {
    let files = FileTree()
    let file = FileSaving(name: "a.txt", files: files.access, words: .english) {
      (_) throws(Refusal) in FileSaving.Content(bytes: Array("x".utf8))
    }
    file.save()
    let early = Task { await file.finish() }
    early.cancel()
    await early.value
    #expect(file.saving != nil && files.text(at: "/home/a.txt") == nil)
    await file.finish()
    #expect(file.saving == nil && files.text(at: "/home/a.txt") == "x")
  }
}
