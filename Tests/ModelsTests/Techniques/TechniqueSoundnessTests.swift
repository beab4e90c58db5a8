import Models
import Testing

struct TechniqueSoundnessTests {
  /// Walks through puzzles by the easiest step each time and asks every technique on the way.
  @Test(arguments: 0..<12)
  func noDeductionContradictsTheSolution(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level != "easy" }
    let givens = try Grid(text: rows[number * 17].puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var position = CandidateGrid(givens: givens)
    for (place, step) in Grader().grade(givens).steps.enumerated() {
      if place.isMultiple(of: 4) {
        for technique in TechniqueCatalog.all {
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
