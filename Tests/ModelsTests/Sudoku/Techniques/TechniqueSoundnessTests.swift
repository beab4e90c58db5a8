import Grading
import Sudoku
import Testing

struct TechniqueSoundnessTests {
  /// The fish that take long to find completely.
  private static let large: Set<TechniqueID> = [
    .finnedMutantSwordfish, .finnedMutantJellyfish, .finnedMutantSquirmbag, .finnedMutantWhale,
  ]

  /// Solves puzzles by the easiest step each time and tries every technique on the way. Slow
  /// techniques are tried only once, at the first step that isn't easy.
  @Test(arguments: 0..<12)
  func noDeductionContradictsTheSolution(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level != "easy" }
    let givens = try Grid(text: rows[number * 17].puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var position = CandidateGrid(givens: givens)
    let steps = Grader().grade(givens).steps
    let hard = steps.firstIndex {
      $0.technique.facts.level > .medium
    }
    for (place, step) in steps.enumerated() {
      if place.isMultiple(of: 4) || place == hard {
        for technique in TechniqueCatalog.all
        where !Self.large.contains(technique.id)
          && (technique.facts.level < .expert || place == hard)
        {
          for deduction in technique.all(in: position) {
            expectSound(deduction, position, solution)
          }
        }
      }
      expectSound(step, position, solution)
      position.apply(step)
    }
  }

  private func expectSound(
    _ deduction: Deduction, _ position: CandidateGrid, _ solution: Grid
  ) {
    for candidate in deduction.placements {
      #expect(solution[candidate.cell] == candidate.digit, "\(deduction)")
    }
    for candidate in deduction.eliminations {
      #expect(solution[candidate.cell] != candidate.digit, "\(deduction)")
      #expect(position.contains(candidate), "\(deduction)")
    }
  }
}
