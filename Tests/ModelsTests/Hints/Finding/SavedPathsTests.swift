import Formats
import Foundation
import Grading
import Sudoku
import TestSupport
import Testing

@testable import Hints

struct SavedPathsTests {
  /// A tree of the steps of `entry`, branched off at each of `places`.
  private func tree(of entry: PuzzleEntry, branchedAt places: [Int]) async throws -> SolvingTree {
    var tree = SolvingTree(try path(of: entry), by: nil)
    try await finish(&tree)
    for place in places {
      tree.select(0)
      var all = AllSteps(
        in: tree.current.path.positions[place],
        by: TechniqueCatalog.listed.filter { $0.facts.level < .hard })
      all.complete()
      let taken = ListedStep.ID(tree.current.path.steps[place])
      let step = try #require(all.steps.last { $0.id != taken }).deduction
      let isChosen = tree.choose(step, at: place, by: nil)
      #expect(isChosen)
      try await finish(&tree)
    }
    return tree
  }

  /// The path of `entry`, without steps.
  private func path(of entry: PuzzleEntry) throws -> SolvingPath {
    SolvingPath(
      from: entry.start, to: try #require(Solver.uniqueSolution(of: entry.givens)))
  }

  private func finish(_ tree: inout SolvingTree) async throws {
    while let branch = tree.unfinished {
      let steps = try await branch.findNextSteps(for: .seconds(1))
      guard !steps.isEmpty else { return }
      tree.walk(steps, on: branch.id)
    }
  }

  /// Writes paths as JSON and reads them again.
  private func copy(of saved: SavedPaths) throws -> SavedPaths {
    try JSONDecoder().decode(SavedPaths.self, from: JSONEncoder().encode(saved))
  }

  @Test(arguments: ["easy", "hard", "expert"])
  func pathsComeBackWithTheirNamesAndAllTheirSteps(level: String) async throws {
    let row = try #require(Corpus.rated.first { $0.level == level })
    let entry = PuzzleEntry(givens: try Grid(text: row.puzzle))
    var tree = try await tree(of: entry, branchedAt: [0, 3, 6])
    tree.rename(2, to: "mine")
    tree.select(1)
    let saved = try copy(of: SavedPaths(tree, of: entry))
    var back = try #require(saved.tree(from: path(of: entry)))
    #expect(back.branches.map(\.choice) == tree.branches.map(\.choice))
    #expect(SavedPaths(back, of: entry) == saved)
    try await finish(&back)
    #expect(back.current.id == 1)
    #expect(back.branches.map(\.name) == tree.branches.map(\.name))
    #expect(back.outline.map(\.depth) == tree.outline.map(\.depth))
    for (one, other) in zip(back.branches, tree.branches) {
      #expect(one.path.steps.map(ListedStep.ID.init) == other.path.steps.map(ListedStep.ID.init))
      #expect(one.path.isComplete && one.path.tally == other.path.tally)
    }
  }

  @Test func stepsThatNoTechniqueFindsAnyMoreAreWorkedOutAgain() async throws {
    let entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    let tree = try await tree(of: entry, branchedAt: [2])
    let text = String(
      decoding: try JSONEncoder().encode(SavedPaths(tree, of: entry)), as: UTF8.self)
    let changed = text.replacing(#""technique":"fullHouse""#, with: #""technique":"xWing""#)
    #expect(changed != text)
    let saved = try JSONDecoder().decode(SavedPaths.self, from: Data(changed.utf8))
    var back = try #require(saved.tree(from: path(of: entry)))
    try await finish(&back)
    #expect(back.current.path.isComplete)
    #expect(back.branches.allSatisfy { $0.awaited.isEmpty })
  }

  @Test func aStepThatTheListHasUnderAnotherNameComesBackToo() async throws {
    let row = try #require(Corpus.rated.first { $0.level == "expert" })
    let entry = PuzzleEntry(givens: try Grid(text: row.puzzle))
    var tree = SolvingTree(try path(of: entry), by: nil)
    try await finish(&tree)
    var choice: (step: Deduction, place: Int)?
    for (place, position) in tree.current.path.positions.dropLast().enumerated() {
      let steps = TechniqueCatalog.technique(.alsXZ)?.all(in: position) ?? []
      choice = steps.first { !$0.pattern.sets[0].cells.isDisjoint(with: $0.pattern.sets[1].cells) }
        .map { ($0, place) }
      if choice != nil { break }
    }
    let (step, place) = try #require(choice)
    let isChosen = tree.choose(step, at: place, by: nil)
    #expect(isChosen)
    try await finish(&tree)
    let saved = try copy(of: SavedPaths(tree, of: entry))
    var back = try #require(saved.tree(from: path(of: entry)))
    try await finish(&back)
    #expect(back.current.path.steps.map(ListedStep.ID.init).contains(ListedStep.ID(step)))
    #expect(back.branches.allSatisfy { $0.awaited.isEmpty })
  }

  @Test func pathsOfAnotherBoardAreNoneHere() async throws {
    var entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    let saved = SavedPaths(try await tree(of: entry, branchedAt: [2]), of: entry)
    let cell = try #require(entry.givens.emptyCells.first)
    entry.placed[cell] = Solver.uniqueSolution(of: entry.givens)?[cell]
    #expect(try saved.tree(from: path(of: entry)) == nil)
  }

  @Test(arguments: [
    (#""parent":0"#, #""parent":1"#), (#""parent":0"#, #""parent":7"#),
    (#""fork":2"#, #""fork":-1"#), (#""fork":2"#, #""fork":4000"#), (#""id":1"#, #""id":0"#),
  ])
  func aPathThatBeginsNowhereIsLeftOut(_ good: String, _ bad: String) async throws {
    let entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    let tree = try await tree(of: entry, branchedAt: [2])
    let text = String(
      decoding: try JSONEncoder().encode(SavedPaths(tree, of: entry)), as: UTF8.self)
    #expect(text.contains(good))
    let saved = try JSONDecoder().decode(
      SavedPaths.self, from: Data(text.replacing(good, with: bad).utf8))
    let back = try #require(try saved.tree(from: path(of: entry)))
    #expect(back.branches.map(\.id) == [0])
  }
}
