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
    try findings.add(Deduction(id, placements: [placement], GuessPattern(placement)))
  }
}

/// A digit of the solution.
package struct GuessPattern: Pattern {
  private let placement: Candidate

  package init(_ placement: Candidate) {
    self.placement = placement
  }

  package var candidates: [Candidate] { [placement] }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let cell = placement.cell
    return Reasoning(
      lookAt: .cells([cell]),
      [
        .say(
          "No known technique helps here. Every other digit in \(cell) leads to a contradiction.",
          "여기서 통하는 기법을 찾지 못했어요. 직접 넣어 보면 \(cell)에 다른 숫자를 넣을 때마다 모순이 생겨요.")
      ])
  }
}
