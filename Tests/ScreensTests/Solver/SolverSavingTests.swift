import Formats
import Grading
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// What is there again at the next start.
struct SolverSavingTests {
  /// A puzzle with only the lower three rows open, so that all its steps are found soon.
  private static let openRows =
    "534678912672195348198342567859761423426853791713924856.6....28....419..5....8..79"

  @Test func theBoardIsThereAtTheNextStart() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver(world: world)
    first.type("s5.3m")
    first.type("1→2")
    let entry = first.suite.solution.entry
    let next = try SuiteDriver(world: world)
    next.type("s")
    #expect(next.shows("kept until you bring another"))
    next.type("l")
    #expect(next.suite.trail.last == "solution")
    #expect(next.suite.solution.entry == entry && entry.candidates != nil)
  }

  @Test func anotherPuzzleReplacesIt() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver(world: world)
    first.type("s53.")
    first.type("q")
    first.type("m")
    // An empty board is no other one.
    #expect(try SuiteDriver(world: world).suite.solution.entry.givens.count == 2)
    first.type("7")
    #expect(try SuiteDriver(world: world).suite.solution.entry.givens.count == 1)
  }

  @Test func thePathsAreThereAtTheNextStart() async throws {
    let world = try SuiteWorld()
    let first = try await SuiteDriver.solving(Self.openRows, world: world)
    let paths = first.suite.solution.paths
    first.type("n→→")
    let place = try #require(paths.walk?.place)
    let position = try #require(paths.path?.positions[place])
    var all = AllSteps(in: position)
    all.complete()
    let taken = try #require(first.suite.solution.paths.shownStep)
    let other = try #require(
      all.steps.last { $0.deduction.technique.isSingle && $0.id != ListedStep.ID(taken) })
    let isChosen = paths.choose(other.deduction)
    #expect(isChosen)
    first.view.runtime.showFrame()
    try await first.waitUntilExamined()
    first.type("br")
    first.type("mine⏎⎋")
    let saved = paths.saved
    #expect(saved.count == 1)

    let next = try SuiteDriver(world: world)
    next.type("sl")
    try await next.waitUntilExamined()
    let model = next.suite.solution
    let isBack = await next.view.wait { model.paths.saved == saved }
    #expect(isBack)
    #expect(model.paths.tree?.branches.count == 2 && model.paths.tree?.current.name == "mine")
    #expect(model.path?.isComplete == true)
    next.type("nb")
    #expect(next.shows("└─● mine"))
  }

  @Test func aGameOfAPuzzleWhoseSolutionWasShownDoesNotCountLater() async throws {
    let world = try SuiteWorld()
    let first = try await SuiteDriver.solving(Self.openRows, world: world)
    first.type("n")
    let next = try SuiteDriver(world: world)
    let model = next.suite.solution
    #expect(model.hasShown(model.entry.givens))
  }

  @Test func aFailureIsToldOnce() async throws {
    let world = try SuiteWorld()
    let error = SolverFileError.unwritable(path: "/s.json", reason: .full)
    world.solver = SolverStore(
      load: { () throws(SolverFileError) in
        SolverFile.Loaded(record: SolverRecord(), setAside: nil)
      },
      save: { _, report in Task { @MainActor in report(error) } })
    let driver = try SuiteDriver(world: world)
    driver.type("s5")
    let isTold = await driver.view.wait { driver.suite.notice != nil }
    #expect(isTold)
    #expect(driver.suite.notice == Words.english.text(of: error))
    driver.suite.notice = nil
    driver.view.runtime.showFrame()
    driver.type("3")
    await Task.yield()
    #expect(driver.suite.notice == nil)
  }
}
