/// Three or four cells at the corners of a rectangle with just as many digits.
///
/// ```
/// triple                            quadruple
/// x . . | . y .   outside box 1,    x . . | . y .   1 and 2 cross in x, 3 and 4 in w.
/// . . . | . . .   row 1 has 1, 2    . . . | . . .   x has room for one of 1 and 2, so one
/// . . . | . . .   and 3 in y,       . . . | . . .   is in y or z; so is one of 3 and 4.
/// ------+------   column 1 in z:    ------+------   So y and z have one of each, and
/// z . . | . . .   x, y and z have   z . . | . w .   x and w the others.
/// . . . | . . .   1, 2 and 3.       . . . | . . .
/// ```
///
/// The other digits of the cells go. See ``Firework`` for what limits the digits.
/// Source of the rules: https://www.sudokuwiki.org/Fireworks
struct Fireworks: Technique {
  let id: TechniqueID

  static let triple = Fireworks(id: .tripleFirework)
  static let quadruple = Fireworks(id: .quadrupleFirework)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for crossing in grid.open {
      for firework in Firework.all(at: crossing, in: grid) {
        if id == .tripleFirework {
          guard firework.digits.count == 3 else { continue }
          try add([firework], grid, &findings)
        } else if firework.digits.count == 2, let other = Self.opposite(firework, in: grid) {
          try add([firework, other], grid, &findings)
        }
      }
    }
  }

  /// Returns the firework of two other digits with the same ends, which crosses in the opposite
  /// corner. Just one of the two has the other.
  private static func opposite(_ firework: Firework, in grid: CandidateGrid) -> Firework? {
    let corner = Cell(row: firework.columnEnd.row, column: firework.rowEnd.column)
    guard firework.crossing < corner, grid.open.contains(corner) else { return nil }
    return Firework.all(at: corner, in: grid).first { other in
      other.rowEnd == firework.columnEnd && other.columnEnd == firework.rowEnd
        && other.digits.count == 2 && other.digits.intersection(firework.digits).isEmpty
    }
  }

  private func add(
    _ fireworks: [Firework], _ grid: CandidateGrid, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    let all = fireworks.reduce(DigitSet.none) { $0.union($1.digits) }
    var room: [Cell: DigitSet] = [:]
    for firework in fireworks {
      room[firework.crossing] = firework.digits
      for end in firework.ends { room[end] = all }
    }
    let cells = CellSet(room.keys)
    func candidates(_ digits: (Cell) -> DigitSet) -> [Candidate] {
      cells.flatMap { cell in digits(cell).map { Candidate(cell, $0) } }
    }
    let gone = candidates { grid[$0].subtracting(room[$0] ?? .none) }
    guard !gone.isEmpty else { return }
    try findings.add(
      Deduction(
        id, eliminations: gone,
        .fireworks(fireworks, candidates { grid[$0].intersection(room[$0] ?? .none) })))
  }
}
