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
      Deduction(
        id,
        eliminations: grid[cell].filter { $0 != digit }.map { Candidate(cell, $0) },
        .grave(Candidate(cell, digit))))
  }
}
