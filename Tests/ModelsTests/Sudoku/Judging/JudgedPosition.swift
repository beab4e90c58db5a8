import Grading
import Sudoku
import Testing

/// A position on the way of a hard puzzle, with its solution.
struct JudgedPosition {
  let grid: CandidateGrid
  let solution: Grid

  /// Positions in the middle of some dozens of puzzles, where singles are not enough.
  static func all() throws -> [JudgedPosition] {
    try Corpus.rated.enumerated()
      .filter { $1.level != "easy" && $1.level != "extreme" && $0.isMultiple(of: 13) }.prefix(36)
      .map { _, row in
        let givens = try Grid(text: row.puzzle)
        var grid = CandidateGrid(givens: givens)
        for step in Grader().grade(grid).steps.prefix(while: { $0.technique.facts.level < .hard }) {
          grid.apply(step)
        }
        return JudgedPosition(
          grid: grid, solution: try #require(Solver.uniqueSolution(of: givens)))
      }
  }

  /// Returns the deductions of those techniques whose kinds `isWanted` accepts.
  func deductions(_ isWanted: (TechniqueID) -> Bool) -> [Deduction] {
    TechniqueCatalog.listed.filter { $0.kinds.contains(where: isWanted) }
      .flatMap { $0.all(in: grid) }
  }

  func expectTrue(_ placements: [Candidate], _ eliminations: [Candidate]) {
    #expect(placements.allSatisfy { solution[$0.cell] == $0.digit })
    #expect(eliminations.allSatisfy { solution[$0.cell] != $0.digit })
    #expect(eliminations.allSatisfy(grid.contains))
  }
}

extension DigitSet {
  init(numbers: Int...) { self.init(numbers.map { Digit.all[$0 - 1] }) }
}
