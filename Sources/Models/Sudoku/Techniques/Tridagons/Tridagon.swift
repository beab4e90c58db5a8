/// Finds ``TridagonPattern``s with guardians in one cell, or with the same digit in several.
///
/// Source of the rule: https://www.sudokuwiki.org/Tridagons
struct Tridagon: Technique {
  let id = TechniqueID.tridagon

  /// Three cells of a box in different rows and columns, each with at least two of three digits.
  private struct Diagonal {
    let cells: CellSet
    /// `true` if digits in circular order from top to bottom are in the same order from left to
    /// right.
    let isEven: Bool
    /// The cells with other candidates.
    let guarded: CellSet
    /// These candidates.
    let guardians: DigitSet
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for bits in Combinations.taking(3) {
      let digits = DigitSet(bits: bits)
      let boxes = House.boxes.map { Self.diagonals(of: digits, in: $0, grid) }
      for corners in Self.rectangles where corners.allSatisfy({ !boxes[$0].isEmpty }) {
        try search(digits, corners, boxes, grid, &findings)
      }
    }
  }

  /// The boxes at the corners of each rectangle, row by row.
  private static let rectangles: [[Int]] = {
    let pairs = [(0, 1), (0, 2), (1, 2)]
    return pairs.flatMap { rows in
      pairs.map { columns in
        [
          rows.0 * 3 + columns.0, rows.0 * 3 + columns.1, rows.1 * 3 + columns.0,
          rows.1 * 3 + columns.1,
        ]
      }
    }
  }()

  /// The columns of the cells of a diagonal from top to bottom, first those of even order.
  private static let orders = [
    [0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0],
  ]

  private static func diagonals(
    of digits: DigitSet, in box: House, _ grid: CandidateGrid
  ) -> [Diagonal] {
    guard digits.allSatisfy({ grid.count(of: $0, in: box) > 2 }) else { return [] }
    return orders.enumerated().compactMap { number, columns in
      let cells = columns.enumerated().map { row, column in box.cells[row * 3 + column] }
      guard cells.allSatisfy({ grid[$0].intersection(digits).count > 1 }) else { return nil }
      let guarded = cells.filter { !grid[$0].isSubset(of: digits) }
      let guardians = guarded.reduce(DigitSet.none) { $0.union(grid[$1].subtracting(digits)) }
      guard guarded.count < 2 || guardians.count < 2 else { return nil }
      return Diagonal(
        cells: CellSet(cells), isEven: number < 3, guarded: CellSet(guarded),
        guardians: guardians)
    }
  }

  private func search(
    _ digits: DigitSet, _ corners: [Int], _ boxes: [[Diagonal]], _ grid: CandidateGrid,
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    var chosen: [Diagonal] = []
    func choose() throws(Findings.LimitReached) {
      let guarded = chosen.reduce(CellSet.none) { $0.union($1.guarded) }
      let guardians = chosen.reduce(DigitSet.none) { $0.union($1.guardians) }
      guard guarded.count < 2 || guardians.count < 2 else { return }
      guard chosen.count == 4 else {
        for diagonal in boxes[corners[chosen.count]] {
          chosen.append(diagonal)
          try choose()
          chosen.removeLast()
        }
        return
      }
      try add(digits, corners, chosen, guarded, guardians, grid, &findings)
    }
    try choose()
  }

  private func add(
    _ digits: DigitSet, _ corners: [Int], _ diagonals: [Diagonal], _ guarded: CellSet,
    _ guardians: DigitSet, _ grid: CandidateGrid, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    let even = diagonals.count { $0.isEven }
    guard !even.isMultiple(of: 2), let guardian = guardians.first,
      let odd = diagonals.firstIndex(where: { $0.isEven == (even == 1) })
    else { return }
    let gone =
      guarded.count == 1
      ? grid.candidates(digits, in: guarded)
      : grid.candidates([guardian], in: Cell.commonPeers(of: guarded))
    let cells = diagonals.reduce(CellSet.none) { $0.union($1.cells) }
    let boxes = corners.map { House.boxes[$0] }
    try findings.add(
      id, eliminations: gone,
      TridagonPattern(
        digits: digits, boxes: boxes, odd: boxes[odd], candidates: grid.candidates(in: cells)))
  }
}
