/// The digit of the solution in the middle one of the open cells, counted row by row, so that a
/// grade goes on where no technique does.
///
/// ```
/// 1 . . | . ? . | . . 9      of five open cells the third
/// ```
///
/// Only where the settled digits have exactly one solution.
struct BruteForce: Technique {
  let facts = TechniqueFacts(
    id: .bruteForce, name: "Brute Force", code: "xxxx", score: 10_000, level: .extreme)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    guard !grid.open.isEmpty, let solution = Solver.uniqueSolution(of: grid.grid) else { return }
    let cell = Array(grid.open)[grid.open.count / 2]
    guard let digit = solution[cell] else { return }
    let placement = Candidate(cell, digit)
    guard grid.contains(placement) else { return }
    try findings.add(
      Deduction(
        facts.id, placements: [placement], cells: [cell], candidates: [placement]))
  }
}
