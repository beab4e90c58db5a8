import Grading
import Hints
import Sudoku
import TestSupport
import Testing

struct SolvingTreeTests {
  /// A tree with the whole path of a puzzle.
  private func tree(_ givens: Grid? = nil, by profile: TechniqueProfile? = nil) async throws
    -> SolvingTree
  {
    let givens = try givens ?? Puzzle.wellKnown().givens
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var tree = SolvingTree(
      SolvingPath(from: CandidateGrid(givens: givens), to: solution), by: profile)
    try await finish(&tree)
    return tree
  }

  /// Finds the other steps of the current path.
  private func finish(_ tree: inout SolvingTree) async throws {
    let grader =
      tree.current.profile.map { Grader(techniques: $0.techniques) } ?? .withoutGuesses
    while case let steps = try await tree.current.path.findNextSteps(
      for: .seconds(1), grader: grader), !steps.isEmpty
    {
      tree.walk(steps)
    }
  }

  /// The steps at `place` of the current path that simple techniques find and no path takes.
  private func otherSteps(at place: Int, of tree: SolvingTree) -> [Deduction] {
    var all = AllSteps(
      in: tree.current.path.positions[place],
      by: TechniqueCatalog.listed.filter { $0.facts.level < .hard })
    all.complete()
    let taken = tree.branches.map(\.path.steps).filter { $0.indices.contains(place) }
      .map { ListedStep.ID($0[place]) }
    return all.steps.filter { !taken.contains($0.id) }.map(\.deduction)
  }

  private func otherStep(at place: Int, of tree: SolvingTree) throws -> Deduction {
    try #require(otherSteps(at: place, of: tree).last)
  }

  /// Chooses a step that is possible.
  private func choose(
    _ step: Deduction, at place: Int, in tree: inout SolvingTree, goingOn: Bool = false
  ) {
    let isChosen = tree.choose(step, at: place, by: nil, goingOn: goingOn)
    #expect(isChosen)
  }

  @Test(arguments: [0, 7, 20])
  func aBranchSharesTheStepsBeforeItsChoiceAndEndsAtTheSameSolution(place: Int) async throws {
    var tree = try await tree()
    let first = tree.current.path
    let step = try otherStep(at: place, of: tree)
    choose(step, at: place, in: &tree)
    #expect(tree.branches.count == 2 && tree.current.parent == 0 && tree.current.fork == place)
    #expect(tree.current.choice == ListedStep.ID(step))
    #expect(tree.current.path.steps == first.steps.prefix(place) + [step])
    try await finish(&tree)
    let branch = tree.current.path
    #expect(branch.steps.prefix(place) == first.steps.prefix(place))
    #expect(branch.steps[place] == step)
    #expect(branch.isComplete && branch.positions.last?.grid == first.solution)
    #expect(branch.tally == Tally(branch.steps))
    let rest = Grader().grade(branch.positions[place + 1])
    #expect(Array(branch.steps.dropFirst(place + 1)) == rest.steps)
  }

  /// Walks through puzzles of all kinds and takes another step wherever there is one.
  @Test(arguments: 0..<12)
  func everyBranchEndsAtTheSameSolution(_ number: Int) async throws {
    let rows = Corpus.rated.filter { $0.level != "extreme" }
    var tree = try await tree(try Grid(text: rows[number * 17].puzzle))
    let solution = tree.current.path.solution
    for place in stride(from: 0, to: tree.branches[0].path.steps.count, by: 9) {
      tree.select(0)
      guard let step = otherSteps(at: place, of: tree).last else { continue }
      choose(step, at: place, in: &tree)
      try await finish(&tree)
      #expect(tree.current.path.positions.last?.grid == solution)
    }
    #expect(tree.branches.count > 1)
  }

  @Test func theSameChoiceLeadsToTheSamePath() async throws {
    var tree = try await tree()
    let step = try otherStep(at: 3, of: tree)
    choose(step, at: 3, in: &tree)
    let branch = tree.current.id
    tree.select(0)
    choose(step, at: 3, in: &tree)
    #expect(tree.current.id == branch && tree.branches.count == 2)
    let taken = tree.branches[0].path.steps[3]
    choose(taken, at: 3, in: &tree)
    #expect(tree.current.id == 0 && tree.branches.count == 2)
  }

  @Test func choicesInARowMakeUpOnePath() async throws {
    var tree = try await tree()
    let first = try otherStep(at: 3, of: tree)
    choose(first, at: 3, in: &tree, goingOn: true)
    try await finish(&tree)
    let second = try otherStep(at: 4, of: tree)
    choose(second, at: 4, in: &tree, goingOn: true)
    #expect(tree.branches.count == 2 && tree.current.fork == 3)
    #expect(tree.current.path.steps.suffix(2) == [first, second])
    try await finish(&tree)
    // Its own choice stays, and so does it once another path leaves it.
    try choose(otherStep(at: 3, of: tree), at: 3, in: &tree, goingOn: true)
    #expect(tree.branches.count == 3 && tree.current.parent == 0)
    tree.select(1)
    try choose(otherStep(at: 6, of: tree), at: 6, in: &tree)
    tree.select(1)
    try choose(otherStep(at: 5, of: tree), at: 5, in: &tree, goingOn: true)
    #expect(tree.branches.count == 5 && tree.current.parent == 1)
  }

  @Test func aBranchLeavesThePathThatTheStepBelongsTo() async throws {
    var tree = try await tree()
    try choose(otherStep(at: 5, of: tree), at: 5, in: &tree)
    try await finish(&tree)
    let branch = tree.current.id
    try choose(otherStep(at: 8, of: tree), at: 8, in: &tree)
    #expect(tree.current.parent == branch)
    tree.select(branch)
    try choose(otherStep(at: 2, of: tree), at: 2, in: &tree)
    #expect(tree.current.parent == 0 && tree.current.fork == 2)
    #expect(tree.outline.map(\.branch.id) == [0, 3, 1, 2])
    #expect(tree.outline.map(\.depth) == [0, 1, 1, 2])
  }

  @Test func aStepThatContradictsTheSolutionIsRefused() async throws {
    var tree = try await tree()
    let path = tree.current.path
    let cell = try #require(path.positions[0].open.first { path.positions[0][$0].count > 1 })
    let wrong = try #require(path.positions[0][cell].first { path.solution[cell] != $0 })
    let placed = Candidate(cell, wrong)
    let guess = Deduction(.bruteForce, placements: [placed], GuessPattern(placed))
    let step = path.steps[0]
    for (step, place) in [(guess, 0), (step, path.steps.count + 1), (step, -1)] {
      let isChosen = tree.choose(step, at: place, by: nil)
      #expect(!isChosen)
    }
    #expect(tree.branches.count == 1)
  }

  @Test func aPathIsRemovedWithThoseThatLeaveIt() async throws {
    var tree = try await tree()
    try choose(otherStep(at: 5, of: tree), at: 5, in: &tree)
    try await finish(&tree)
    try choose(otherStep(at: 8, of: tree), at: 8, in: &tree)
    tree.select(0)
    try choose(otherStep(at: 2, of: tree), at: 2, in: &tree)
    tree.select(2)
    let removed = [tree.remove(1), tree.remove(0), tree.remove(9)]
    #expect(removed.map { $0.map(\.id) } == [[1, 2], [], []])
    #expect(tree.branches.map(\.id) == [0, 3] && tree.current.id == 0)
  }

  @Test func whatIsRemovedComesBackInTheReverseOrder() async throws {
    var tree = try await tree()
    try choose(otherStep(at: 5, of: tree), at: 5, in: &tree)
    try await finish(&tree)
    try choose(otherStep(at: 8, of: tree), at: 8, in: &tree)
    let (inner, outer) = (tree.remove(2), tree.remove(1))
    tree.select(0)
    try choose(otherStep(at: 2, of: tree), at: 2, in: &tree)
    #expect(tree.branches.map(\.id) == [0, 3], "no number is used again")
    tree.restore(outer)
    tree.restore(inner)
    #expect(tree.branches.map(\.id) == [0, 1, 2, 3])
    #expect(tree.branch(2)?.parent == 1 && tree.current.id == 3)
  }

  @Test func pathsHaveNames() async throws {
    var tree = try await tree()
    tree.rename(0, to: "mine")
    #expect(tree.current.name == "mine")
    tree.rename(0, to: nil)
    #expect(tree.current.name == nil)
  }

  @Test func eachProfileHasAPathOfItsOwn() async throws {
    let row = try #require(Corpus.rated.first { $0.level == "hard" })
    var tree = try await tree(try Grid(text: row.puzzle))
    var profile = TechniqueProfile(name: "full houses last")
    let place = try #require(profile.order.firstIndex(of: .fullHouse))
    let single = try #require(profile.order.firstIndex(of: .hiddenSingle))
    profile.move(RangeSet(place..<place + 1), to: single + 1)
    tree.start(by: profile)
    #expect(tree.current.id == 1 && tree.current.path.steps.isEmpty)
    #expect(tree.current.choice == nil)
    try await finish(&tree)
    #expect(tree.current.path.steps != tree.branches[0].path.steps)
    #expect(tree.current.path.positions.last?.grid == tree.branches[0].path.solution)
    tree.start(by: nil)
    #expect(tree.current.id == 0)
    tree.start(by: profile)
    #expect(tree.current.id == 1 && tree.branches.count == 2)
  }
}
