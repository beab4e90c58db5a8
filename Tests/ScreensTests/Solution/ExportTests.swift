import Formats
import Grading
import Sudoku
import TestSupport
import Testing
import Widgets

@testable import Screens

struct ExportTests {
  private func model(_ entry: PuzzleEntry, _ world: SuiteWorld) -> ExportModel {
    ExportModel(entry, dependencies: world.dependencies())
  }

  @Test(arguments: ExportModel.formats)
  func whatIsWrittenInAFormatReadsBackAsTheSameGivens(format: PuzzleFormat) throws {
    let givens = try Puzzle.wellKnown().givens
    let model = model(PuzzleEntry(givens: givens), try SuiteWorld())
    model.choice = .format(format)
    let back = PuzzleDocument(model.text).entries.first
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
      entry, steps: { "steps" }, startingWithSteps: true, dependencies: world.dependencies())
    #expect(model.choices.first == .steps && model.choice == .steps)
    #expect(model.text == "steps" && model.file.name == "steps.txt")
    model.choice = .format(.line)
    #expect(model.text == Boards.wellKnown + "\n" && model.file.name == "sudoku.txt")
  }

  @Test func aFileThatIsThereIsReplacedWhenItIsSaidTwice() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/sudoku.txt": "old"])
    let model = model(PuzzleEntry(givens: try Puzzle.wellKnown().givens), world)
    model.save()
    await model.finishSaving()
    #expect(world.files.text(at: "/home/sudoku.txt") == "old")
    #expect(model.file.isReplacing && model.file.message?.isError == true)
    model.save()
    await model.finishSaving()
    #expect(world.files.text(at: "/home/sudoku.txt") == Boards.wellKnown + "\n")
    #expect(model.file.message?.isError == false)
  }

  @Test func anotherNameIsNotReplacedAtOnce() async throws {
    let world = try SuiteWorld()
    world.files = FileTree(["/home/sudoku.txt": "old", "/tmp/b.txt": "older"])
    let model = model(PuzzleEntry(givens: Grid()), world)
    model.save()
    await model.finishSaving()
    model.file.name = "/tmp/b.txt"
    model.save()
    await model.finishSaving()
    #expect(world.files.text(at: "/tmp/b.txt") == "older")
  }

  @Test func aFileNeedsAName() throws {
    let model = model(PuzzleEntry(givens: Grid()), try SuiteWorld())
    model.file.name = " "
    model.save()
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
}
