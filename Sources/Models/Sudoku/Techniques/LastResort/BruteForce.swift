/// The digit of the solution in the middle open cell, counted row by row. Lets grading continue if
/// no technique helps.
///
/// ```
/// 1 . . | . ? . | . . 9      of five open cells the third
/// ```
///
/// Only where the position has exactly one solution.
struct BruteForce: Technique {
  let id = TechniqueID.bruteForce

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let solutions = grid.open.isEmpty ? [] : Solver.solutions(of: grid, limit: 2)
    guard solutions.count == 1, let solution = solutions.first else { return }
    let cell = Array(grid.open)[grid.open.count / 2]
    guard let digit = solution[cell] else { return }
    let placement = Candidate(cell, digit)
    guard grid.contains(placement) else { return }
    try findings.add(Deduction(id, placements: [placement], .guess(placement)))
  }
}
