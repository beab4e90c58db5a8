/// All open cells have two candidates except one, which has three, and each digit has two places in
/// each house, except one of those three. Without that digit the rest could be filled in two ways,
/// so it is right.
///
/// ```
/// 12 | 12 |          a grave: with two candidates everywhere, exchanging them throughout gives a
/// ---+----           second solution
/// 12 | 123→3
/// ```
///
/// Only for puzzles that are known to have one solution.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_ur.php
struct BivalueGrave: Technique {
  let id = TechniqueID.bugPlusOne

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let odd = grid.open.subtracting(grid.cells(withCandidates: 2))
    guard odd.count == 1, let cell = odd.first, grid[cell].count == 3 else { return }
    var surplus: [(house: House, digit: Digit)] = []
    for house in House.all {
      for digit in Digit.all {
        switch grid.count(of: digit, in: house) {
        case 0, 2: continue
        case 3: surplus.append((house, digit))
        default: return
        }
      }
    }
    guard let digit = surplus.first?.digit, grid[cell].contains(digit),
      surplus.map(\.house) == cell.houses, surplus.allSatisfy({ $0.digit == digit })
    else { return }
    try findings.add(
      id, eliminations: grid.candidates(DigitSet([digit]).complement, in: [cell]),
      GravePattern(surplus: Candidate(cell, digit)))
  }
}

/// The candidate that prevents a bivalue universal grave.
struct GravePattern: Pattern {
  let surplus: Candidate

  var candidates: [Candidate] { [surplus] }
  var houses: [House] { surplus.cell.houses }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let (cell, digit) = (surplus.cell, surplus.digit)
    let digits = step.position[cell]
    return Reasoning(
      lookAt: .board, place: .cells([cell]),
      [
        .say(
          "All the empty cells have two candidates, but \(cell) has three: \(digits).",
          "모든 빈칸의 후보가 두 개씩인데 \(cell)에만 \(digits) 세 개가 있어요."),
        .say(
          "If it were not \(digit), every digit would have just two places in each house that lacks "
            ++ "it. Then the two candidates of every empty cell could change places, and the puzzle "
            ++ "would have a second solution; a proper puzzle has just one.",
          "이 칸이 \(digit, .subject) 아니라면 모든 숫자의 자리가 각 구역에 두 개씩만 남아요. "
            ++ "그러면 모든 빈칸의 두 후보를 서로 바꾸어 정답이 하나 더 생겨요. 올바른 퍼즐의 정답은 하나뿐이에요."),
      ])
  }
}
