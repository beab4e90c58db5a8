import Testing

@testable import Generating
@testable import Grading
@testable import Sudoku

struct GeneratorTests {
  /// The same seed makes the same puzzle on every machine.
  @Test(arguments: [
    (
      Level.easy, Symmetry.halfTurn, 1,
      ".5.21.38..8.543..741..7.26...46...5...........9...47...39.6..422..438.1..41.25.7.", 180
    ),
    (
      .easy, .halfTurn, 2,
      "4....2...375...28....3.8....93841.677.8.3.1.416.79582....1.4....21...345...5....2", 176
    ),
    (
      .medium, .halfTurn, 1,
      "....3.2.7..87......7..25..3.2...47..84.....12..92...6.9..64..3......95..3.1.7....", 452
    ),
    (
      .medium, .none, 1,
      "...7...3.5....6...6...32.9832....4..94..5.6.7...2........5..1......9....253..7...", 624
    ),
  ])
  func aSeedIsAPuzzle(
    _ level: Level, _ symmetry: Symmetry, _ seed: UInt64, _ givens: String, _ rating: Int
  ) {
    let puzzle = Generator.puzzle(level: level, seed: seed, symmetry: symmetry)
    #expect(puzzle.givens.description == givens)
    #expect(puzzle.rating == rating)
    #expect(puzzle.level == level)
  }

  @Test(arguments: [
    (0, "..2..65...3.2.196..9......13.......9...96.4...4.8..2..6.9...3.........1.72..3...."),
    (1, "..9.7.5.2..23......6.......67.94..5.2....1..4....5.7.....1....8..75....31.4.8.6.."),
    (1000, "...45..62.....7.....32...8.8.........9.36..4...4.7..2..6...3..74.8.....1.7..4..9."),
  ])
  func aNumberIsAPuzzle(_ index: Int, _ givens: String) throws {
    var generator = try Generator(PuzzleRequest(isMinimal: true), seed: 1)
    #expect(try generator.ungraded(index).givens.description == givens)
  }

  @Test(arguments: 100..<140 as Range<UInt64>)
  func anEasyPuzzleIsEasyAndPleasant(_ seed: UInt64) {
    let puzzle = Generator.puzzle(level: .easy, seed: seed)
    expectSound(puzzle, level: .easy)
    #expect((30...38).contains(puzzle.givens.count))
  }

  @Test(arguments: 200..<220 as Range<UInt64>)
  func aMediumPuzzleNeedsAMediumTechnique(_ seed: UInt64) {
    expectSound(Generator.puzzle(level: .medium, seed: seed), level: .medium)
  }

  @Test(arguments: 300..<310 as Range<UInt64>)
  func aHardPuzzleNeedsMore(_ seed: UInt64) {
    expectSound(Generator.puzzle(level: .hard, seed: seed), level: .hard)
  }

  @Test(arguments: [Level.expert, .extreme])
  func aPuzzleForExpertsIsOfTheLevelAskedFor(_ level: Level) {
    expectSound(Generator.puzzle(level: level, seed: 400), level: level)
  }

  /// The result is the same with every kernel.
  @Test(arguments: Kernel.all)
  func everyKernelMakesTheSamePuzzle(_ kernel: Kernel) throws {
    let request = PuzzleRequest(level: .hard, symmetry: .diagonal)
    var generator = Generator(checked: request, seed: 6, kernel: kernel)
    var usual = try Generator(request, seed: 6)
    let puzzle = try generator.puzzle(1)
    #expect(try usual.puzzle(1) == puzzle)
  }

  @Test func thePuzzlesOfASeedAreTheSameInAnyOrder() throws {
    let request = PuzzleRequest(level: .medium, symmetry: .diagonal)
    var forwards = try Generator(request, seed: 8)
    var backwards = try Generator(request, seed: 8)
    let first = try (0..<4).map { try forwards.puzzle($0) }
    let second = try (0..<4).reversed().map { try backwards.puzzle($0) }
    #expect(first == second.reversed())
    #expect(Set(first).count == 4)
  }

  @Test func thePuzzlesOfAGroupAreTheSameInAnyOrderAndLookDifferent() throws {
    let request = PuzzleRequest(isMinimal: true)
    let size = Generator.groupSize
    var forwards = try Generator(request, seed: 8)
    let puzzles = try (0..<40).map { try forwards.ungraded($0) }
    for index in [39, 3, 17] {
      var other = try Generator(request, seed: 8)
      _ = try other.ungraded(size + index)
      #expect(try other.ungraded(index).givens == puzzles[index].givens)
    }
    #expect(Set(puzzles.map(\.solution)).count == puzzles.count)
    let forms = puzzles.compactMap { CanonicalForm(of: $0.solution)?.grid }
    #expect(Set(forms).count == 1)
    let next = try forwards.ungraded(size).solution
    #expect(CanonicalForm(of: next)?.grid != forms[0])
  }

  @Test func thePuzzleOfALevelIsTheFirstOfItsSeed() throws {
    var generator = try Generator(PuzzleRequest(level: .medium, symmetry: .halfTurn), seed: 3)
    #expect(try generator.puzzle(0) == Generator.puzzle(level: .medium, seed: 3))
  }

  @Test func levelsAndSeedsMakeDifferentPuzzles() {
    let puzzles = [
      Generator.puzzle(level: .easy, seed: 5), Generator.puzzle(level: .easy, seed: 6),
      Generator.puzzle(level: .medium, seed: 5),
      Generator.puzzle(level: .easy, seed: 5, symmetry: .none),
    ]
    #expect(Set(puzzles.map(\.givens)).count == 4)
  }

  @Test func waitingForItGivesTheSamePuzzle() async throws {
    let puzzle = try await Generator.generate(level: .medium, seed: 2)
    #expect(puzzle == Generator.puzzle(level: .medium, seed: 2))
  }

  @Test func aCancelledTaskGetsNoPuzzle() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await Generator.generate(level: .hard, seed: 1)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aTaskCancelledAmidTheSearchEndsIt() async {
    let task = Task {
      var generator = try Generator(PuzzleRequest(level: .easy, givens: 17...17), seed: 1)
      return try generator.puzzle(0) { attempts in
        guard attempts == 3 else { return }
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func progressCountsTheGridsAndCanEndTheSearch() throws {
    struct Stopped: Error {}
    var generator = try Generator(
      PuzzleRequest(level: .easy, isMinimal: true, givens: 17...17), seed: 1)
    var counts: [Int] = []
    #expect(throws: Stopped.self) {
      try generator.puzzle(0) { attempts in
        counts.append(attempts)
        if attempts == 5 { throw Stopped() }
      }
    }
    #expect(counts == [1, 2, 3, 4, 5])
  }

  private func expectSound(_ puzzle: Puzzle, level: Level) {
    #expect(Solver.uniqueSolution(of: puzzle.givens) == puzzle.solution)
    let grade = Grader().grade(puzzle.givens)
    #expect(grade.isSolved)
    #expect(grade.level == level)
    #expect(puzzle.level == level)
    #expect(puzzle.rating == grade.score)
    for cell in Cell.all {
      #expect((puzzle.givens[cell] == nil) == (puzzle.givens[Cell(80 - cell.index)] == nil))
    }
  }
}
