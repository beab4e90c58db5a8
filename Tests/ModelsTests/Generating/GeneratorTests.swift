import Models
import Testing

struct GeneratorTests {
  /// Same seed, same puzzle, on every machine and in every release.
  @Test(arguments: [
    (
      Level.easy, 1,
      "94...7..865...1......45.9....8..4..5.915.378.5..8..2....4.96......1...298..7...41", 286
    ),
    (
      .easy, 2,
      "1.....87..95...426.486.....4..1...3..1..7..6..5...3..1.....569.831...25..69.....8", 250
    ),
    (
      .medium, 1,
      ".6.9....5..9....27.....6.8.3...62..1....8....1..35...2.3.4.....64....5..8....7.4.", 674
    ),
    (
      .medium, 2,
      "3.....75..47.....2.5.2.93....94......3.1.2.6......51....18.4.7.9.....41..84.....3", 412
    ),
    (
      .hard, 1,
      ".372....8...7.........45..9.6...879.5...9...3.893...4.9..63.........4...6....715.", 646
    ),
  ])
  func aSeedIsAPuzzle(_ level: Level, _ seed: UInt64, _ givens: String, _ rating: Int) {
    let puzzle = Generator.puzzle(level: level, seed: seed)
    #expect(puzzle.givens.description == givens)
    #expect(puzzle.rating == rating)
    #expect(puzzle.level == level)
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

  @Test func withoutSymmetryThePuzzleIsSoundAsWell() {
    let puzzle = Generator.puzzle(level: .easy, seed: 5, symmetry: .none)
    #expect(Solver.uniqueSolution(of: puzzle.givens) == puzzle.solution)
    #expect(puzzle.givens != Generator.puzzle(level: .easy, seed: 5).givens)
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
