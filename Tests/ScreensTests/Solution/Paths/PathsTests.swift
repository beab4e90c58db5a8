import Formats
import Grading
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The paths to a solution: branching off at a step, the tree of paths, the comparison of two.
struct PathsTests {
  /// A puzzle with only the lower three rows open, so that all its steps are found soon.
  private static let openRows =
    "534678912672195348198342567859761423426853791713924856.6....28....419..5....8..79"

  /// The list of all steps at the step shown, once everything is found.
  private func list(_ driver: SuiteDriver) async throws -> AllStepsModel {
    guard case .allSteps(let model) = driver.suite.router.path.last else {
      throw NotOnScreen(what: "list of steps")
    }
    let paths = driver.suite.solution.paths
    let isFound = await driver.view.wait {
      guard let place = paths.walk?.place, !model.isSearching else { return false }
      return model.list?.position == paths.path?.positions[place]
    }
    #expect(isFound)
    driver.view.runtime.showFrame()
    return model
  }

  /// Takes a digit other than that of the step shown, on a path of its own. Returns the step.
  @discardableResult
  private func branchOff(_ driver: SuiteDriver) async throws -> Deduction {
    let solution = driver.suite.solution
    let taken = try #require(solution.paths.shownStep)
    driver.type("E")
    let model = try await list(driver)
    let item = try #require(
      model.groups.flatMap(\.rows).last {
        let step = $0.step.deduction
        return step.technique.isSingle && step.placements != taken.placements
      })
    model.select(item.place)
    driver.view.runtime.showFrame()
    driver.type("⏎")
    return item.step.deduction
  }

  /// The steps of the solution, branched off at the third one and worked out.
  private func branched(
    _ size: ScreenSize = .reference, language: Language? = nil
  ) async throws -> SuiteDriver {
    let driver = try await SuiteDriver.solving(
      Self.openRows, width: size.width, height: size.height, language: language)
    driver.type("n→→")
    try await branchOff(driver)
    _ = try await list(driver)
    driver.type("q")
    try await finish(driver)
    return driver
  }

  private func finish(_ driver: SuiteDriver) async throws {
    let isComplete = await driver.view.wait { driver.suite.solution.path?.isComplete == true }
    #expect(isComplete)
    driver.view.runtime.showFrame()
  }

  @Test func anotherStepIsTakenOnAPathOfItsOwn() async throws {
    let driver = try await SuiteDriver.solving(Self.openRows)
    let model = driver.suite.solution
    driver.type("n→→")
    let (entry, first) = (model.entry, try #require(model.path))
    let step = try await branchOff(driver)
    #expect(model.entry == entry)
    #expect(model.paths.tree?.branches.count == 2 && model.walk?.place == 3)
    #expect(driver.shows("Now on the path"))
    _ = try await list(driver)
    driver.type("q")
    #expect(driver.suite.trail.last == "solution")
    try await finish(driver)
    let path = try #require(model.path)
    #expect(path.steps.prefix(3) == first.steps.prefix(2) + [step])
    #expect(path.positions.last?.grid == first.solution)
    #expect(model.paths.shownStep == path.steps[3])
  }

  @Test func choicesInTheListMakeUpOnePath() async throws {
    let driver = try await SuiteDriver.solving(Self.openRows)
    let model = driver.suite.solution
    driver.type("nE")
    var chosen: [Deduction] = []
    for _ in 0..<3 {
      let list = try await list(driver)
      let item = try #require(
        list.groups.flatMap(\.rows).last { $0.step.deduction.technique.isSingle })
      list.select(item.place)
      driver.view.runtime.showFrame()
      driver.type("⏎")
      chosen.append(item.step.deduction)
    }
    #expect(model.paths.tree?.branches.count == 2)
    #expect(model.path?.steps.prefix(3).map(ListedStep.ID.init) == chosen.map(ListedStep.ID.init))
  }

  @Test(arguments: ScreenSize.sample)
  func thePathsAreListedAndCompared(size: ScreenSize) async throws {
    let driver = try await branched(size)
    driver.type("b")
    #expect(driver.shows("○ Usual"))
    #expect(driver.shows("└─● 3 "))
    #expect(driver.sheet.contains("Steps"))
    #expect(driver.sheet.contains("HoDoKu"))
  }

  @Test(arguments: [
    ([0, 1, 2, 1], ["", "├─", "│ └─", "└─"]), ([0, 1, 2], ["", "└─", "  └─"]), ([0, 0], ["", ""]),
    ([0, 1, 2, 2, 0, 1], ["", "└─", "  ├─", "  └─", "", "└─"]),
    (
      [5, 6, 7, 6].map { $0 },
      ["        └─", "          ├─", "          ├─", "          └─"]
    ),
  ])
  func aLineEndsAtTheLastBranch(depths: [Int], lines: [String]) {
    #expect(BranchLines.of(depths) == lines)
  }

  @Test func aLineLeadsToTheLastOfThePathsThatLeaveAnother() async throws {
    let driver = try await branched()
    driver.type("b↑⏎→→→→")
    try await branchOff(driver)
    _ = try await list(driver)
    driver.type("q")
    try await finish(driver)
    driver.type("b")
    let signs = driver.rows.compactMap { row in
      ["├─○", "├─●", "└─○", "└─●"].first { row.contains($0) }
    }
    #expect(signs == ["├─○", "└─●"])
  }

  @Test func thePictureOfAnotherPathIsWhereItLeaves() async throws {
    let driver = try await branched(.reference)
    let solution = driver.suite.solution
    let tree = try #require(solution.paths.tree)
    for branch in tree.branches {
      let drawn = solution.drawn(at: 2, of: branch.path, unfolding: .max)
      let position = branch.path.positions[2]
      #expect(drawn.hint == branch.path.steps[2].picture(of: position))
      #expect(drawn.grid == position.grid && drawn.explanation != nil)
    }
    #expect(
      solution.drawn(at: 2, of: tree.branches[0].path, unfolding: .max).hint
        != solution.drawn(at: 2, of: tree.branches[1].path, unfolding: .max).hint)
  }

  @Test func theComparisonTellsWhereTwoPathsPart() async throws {
    let driver = try await branched(ScreenSize(width: 120, height: 40))
    let tree = try #require(driver.suite.solution.paths.tree)
    let comparison = PathComparison(tree.branches[0].path, tree.branches[1].path)
    #expect(comparison.parting == 2)
    driver.type("b")
    #expect(driver.sheet.contains("They part"))
    for branch in tree.branches {
      let step = ListedStep.ID(branch.path.steps[2])
      let name = Words.english.name(of: branch.path.steps[2])
      #expect(driver.sheet.contains("3 \(name) \(Words.english.outcome(of: step))"))
    }
    for use in comparison.uses {
      #expect(driver.sheet.contains(Words.english.name(of: use.step)))
    }
  }

  @Test func anotherPathIsShownWhereTheyPart() async throws {
    let driver = try await branched()
    let model = driver.suite.solution
    driver.type("→→b↑⏎")
    #expect(driver.sheet.isEmpty)
    #expect(model.paths.currentID == 0 && model.walk?.place == 2)
    driver.type("←b↓⏎")
    #expect(model.paths.currentID == 1 && model.walk?.place == 1)
    #expect(model.paths.forks == [2])
  }

  @Test func aPathIsNamedAndRemovedWithUndo() async throws {
    let driver = try await branched()
    let model = driver.suite.solution
    driver.type("br")
    driver.type("mine⏎")
    #expect(model.paths.tree?.current.name == "mine")
    #expect(driver.shows("└─● mine"))
    driver.type("r")
    driver.type("x⎋")
    #expect(model.paths.tree?.current.name == "mine")
    driver.type("d")
    #expect(model.paths.tree?.branches.count == 1 && model.paths.currentID == 0)
    #expect(driver.sheet.contains("Undo: delete 1 path"))
    driver.type("u")
    #expect(model.paths.tree?.current.name == "mine")
    driver.type("↑d")
    #expect(model.paths.tree?.branches.count == 2)
    #expect(driver.sheet.contains("You can't delete the first path."))
  }

  @Test func theNameOfAPathIsShownInFullWhereThereIsRoom() async throws {
    let driver = try await branched(ScreenSize(width: 160, height: 50))
    let name = String(repeating: "m", count: 24)
    let paths = driver.suite.solution.paths
    for _ in 0..<3 {
      driver.type("E")
      let model = try await list(driver)
      let place = try #require(paths.walk?.place)
      let taken = paths.path.flatMap { $0.steps.indices.contains(place) ? $0.steps[place] : nil }
      let other = model.groups.flatMap(\.rows).last {
        $0.step.deduction.technique.isSingle
          && $0.step.deduction.placements != taken?.placements
      }
      if let other { _ = paths.choose(other.step.deduction) }
      driver.view.runtime.showFrame()
      driver.type("q")
      try await finish(driver)
    }
    for branch in try #require(paths.tree).branches { paths.rename(branch.id, to: name) }
    driver.view.runtime.showFrame()
    driver.type("b")
    let rows = driver.rows.filter { $0.contains("mmm") && $0.contains("·") }
    #expect(rows.count == paths.tree?.branches.count)
    #expect(rows.allSatisfy { $0.contains(name) })
  }

  @Test(arguments: Language.allCases)
  func theScoreOfAPathIsToldFromTheGrade(language: Language) async throws {
    let driver = try await branched(ScreenSize(width: 120, height: 40), language: language)
    driver.type("b")
    #expect(driver.sheet.contains(language == .english ? "HoDoKu, this path" : "이 풀이의 HoDoKu"))
    driver.type("y")
    let text = try #require(driver.view.terminal.clipboard)
    #expect(text.contains(language == .english ? "(this path)" : "(이 풀이)"))
  }

  @Test func aSinglePathSaysHowToBranchOff() async throws {
    let driver = try await SuiteDriver.solving(Self.openRows)
    driver.type("nb")
    #expect(driver.sheet.contains("One path so far. At any step, E lists"))
  }

  @Test func theStepsAreCopiedAndSavedAsText() async throws {
    let driver = try await branched()
    let branch = try #require(driver.suite.solution.paths.tree?.current)
    driver.type("by")
    let text = try #require(driver.view.terminal.clipboard)
    let lines = text.split(separator: "\n")
    #expect(lines[0] == Self.openRows && lines[1].contains("\(branch.path.steps.count) steps"))
    let numbered = lines.filter { $0.contains(#/^\s+\d+\. /#) }
    #expect(numbered.count == branch.path.steps.count)
    for (line, step) in zip(numbered, branch.path.steps) {
      #expect(line.contains("(\(step.technique.facts.score))"))
      let changes = Words.english.changes(of: ListedStep.ID(step))
      #expect(line.hasSuffix(changes.joined(separator: " ")))
    }
    driver.type("x")
    #expect(driver.sheet.contains("Steps as text"))
    driver.type("s")
    let isSaved = await driver.view.wait { driver.sheet.contains("Saved as") }
    #expect(isSaved)
    #expect(driver.world.files.text(at: "/home/steps.txt") == text)
  }

  @Test func thePathsOfABoardAreThereAgainAfterUndo() async throws {
    let driver = try await branched()
    let model = driver.suite.solution
    driver.type("q")
    let cell = try #require(model.entry.grid.emptyCells.first)
    model.edit { $0.go(to: cell) }
    driver.view.runtime.showFrame()
    driver.type("1")
    #expect(model.paths.hasBranches == false)
    driver.type("u")
    try await driver.waitUntilExamined()
    #expect(model.paths.tree?.branches.count == 2)
  }

  @Test func aProfileHasAPathOfItsOwn() async throws {
    let driver = try await SuiteDriver.solving(Self.openRows)
    let model = driver.suite.solution
    let usual = try #require(model.path)
    var profile = TechniqueProfile(name: "full houses last")
    let place = try #require(profile.order.firstIndex(of: .fullHouse))
    let single = try #require(profile.order.firstIndex(of: .hiddenSingle))
    profile.move(RangeSet(place..<place + 1), to: single + 1)
    driver.suite.dependencies.preferences.values.profiles.insert(profile)
    driver.suite.dependencies.preferences.values.profiles.chosen = 0
    driver.view.runtime.showFrame()
    let isFound = await driver.view.wait {
      model.paths.tree?.branches.count == 2 && model.path?.isComplete == true
    }
    #expect(isFound)
    #expect(model.path?.steps != usual.steps && model.grade == usual.tally)
    driver.type("nb")
    #expect(driver.shows("○ Usual") && driver.shows("● full houses last"))
  }

  @Test func thePathsAreThereInKorean() async throws {
    let driver = try await branched(ScreenSize(width: 120, height: 40), language: .korean)
    driver.type("b")
    #expect(driver.shows("풀이 갈래") && driver.shows("갈라지는 곳"))
  }
}
