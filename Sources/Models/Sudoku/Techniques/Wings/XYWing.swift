/// A cell with the candidates x and y sees a cell with x and z and one with y and z. Whichever it
/// takes, one of the two others is z, so cells that see both lose z. XYZ-Wing: the first cell has z
/// too, so only cells that see all three lose it.
///
/// ```
/// XY-Wing                     XYZ-Wing
///  xy . . | xz . .             xyz  -  - | . xz .
///  .  . . |                     .   .  . |
///  yz - - |  -  -              yz   .  . |
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_wings.php
struct XYWing: Technique {
  let id: TechniqueID
  private let hasThird: Bool

  static let xy = XYWing(id: .xyWing, hasThird: false)
  static let xyz = XYWing(id: .xyzWing, hasThird: true)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let pairs = Array(grid.cells(withCandidates: 2))
    if hasThird {
      for pivot in grid.cells(withCandidates: 3) {
        for (place, first) in pairs.enumerated() where Self.fits(grid, pivot, first) {
          for second in pairs[(place + 1)...] where Self.fits(grid, pivot, second) {
            if let found = deduction(grid, pivot, first, second) { try findings.add(found) }
          }
        }
      }
      return
    }
    for (place, first) in pairs.enumerated() {
      for (next, second) in pairs.enumerated().dropFirst(place + 1)
      where grid[first].union(grid[second]).count == 3 {
        let digits = grid[first].union(grid[second])
        for third in pairs[(next + 1)...] where grid[third].isSubset(of: digits) {
          for (pivot, left, right) in [
            (first, second, third), (second, first, third), (third, second, first),
          ] {
            if let found = deduction(grid, pivot, left, right) { try findings.add(found) }
          }
        }
      }
    }
  }

  private static func fits(_ grid: CandidateGrid, _ pivot: Cell, _ wing: Cell) -> Bool {
    pivot.isPeer(of: wing) && grid[wing].isSubset(of: grid[pivot])
  }

  private func deduction(
    _ grid: CandidateGrid, _ pivot: Cell, _ left: Cell, _ right: Cell
  ) -> Deduction? {
    let digits = (pivot: grid[pivot], left: grid[left], right: grid[right])
    guard digits.left != digits.right, digits.pivot != digits.left, digits.pivot != digits.right,
      digits.pivot.union(digits.left).union(digits.right).count == 3,
      let third = digits.left.intersection(digits.right).only,
      digits.pivot.contains(third) == hasThird,
      pivot.isPeer(of: left), pivot.isPeer(of: right)
    else { return nil }
    let eliminations = Cell.commonPeers(of: hasThird ? [pivot, left, right] : [left, right])
      .intersection(grid.cells(of: third))
    guard !eliminations.isEmpty else { return nil }
    return Deduction(
      id, eliminations: eliminations.map { Candidate($0, third) },
      .xyWing(third, pivot: pivot, grid.candidates(in: [pivot, left, right])))
  }
}
