/// The remaining places for a digit, row by row. Finds those that are part of a way to place it
/// once in every row, column and box.
struct DigitPlaces {
  /// A bit for each column, by row. 0 if the digit is settled there.
  private(set) var rows: SIMD16<UInt16>
  private let digit: Digit

  init(of digit: Digit, in grid: CandidateGrid) {
    self.digit = digit
    rows = .zero
    for row in 0..<9 { rows[row] = grid.spots(of: digit, in: .row(row)) }
  }

  mutating func remove(_ cells: CellSet) {
    for cell in cells { rows[cell.row] &= ~(1 << UInt16(cell.column)) }
  }

  var cells: CellSet {
    var cells = CellSet.none
    for row in 0..<9 {
      for column in Bits(rows[row]) { cells.insert(Cell(row: row, column: column)) }
    }
    return cells
  }

  /// The cells that are alone in their row.
  var settled: CellSet {
    var cells = CellSet.none
    for row in 0..<9 where rows[row].nonzeroBitCount == 1 {
      cells.insert(Cell(row: row, column: rows[row].trailingZeroBitCount))
    }
    return cells
  }

  /// Keeps the places that are part of a way to fill all rows.
  mutating func prune() {
    var possible = SIMD16<UInt16>.zero
    for row in 0..<9 {
      var rest = rows[row] & ~possible[row]
      while rest != 0 {
        let bit = rest & (~rest &+ 1)
        rest &= rest - 1
        if possible[row] & bit != 0 { continue }
        var chosen = rows
        chosen[row] = 0
        if Self.fill(&chosen, from: 0, columns: bit, boxes: Self.box(row, bit)) {
          chosen[row] = bit
          possible |= chosen
        }
      }
    }
    rows = possible
  }

  /// Chooses one place in each row, no two in the same column or box. Returns `false` if that is
  /// impossible.
  private static func fill(
    _ rows: inout SIMD16<UInt16>, from start: Int, columns: UInt16, boxes: UInt16
  ) -> Bool {
    var row = start
    while row < 9 && rows[row] == 0 { row += 1 }
    guard row < 9 else { return true }
    let places = rows[row]
    var rest = places & ~columns
    while rest != 0 {
      let bit = rest & (~rest &+ 1)
      rest &= rest - 1
      let box = box(row, bit)
      if boxes & box != 0 { continue }
      rows[row] = bit
      if fill(&rows, from: row + 1, columns: columns | bit, boxes: boxes | box) { return true }
    }
    rows[row] = places
    return false
  }

  private static func box(_ row: Int, _ bit: UInt16) -> UInt16 {
    1 << UInt16(row / 3 * 3 + bit.trailingZeroBitCount / 3)
  }
}

extension CandidateGrid {
  /// Returns the places for `digit` that no complete placement of it uses. Any conclusion from this
  /// digit alone removes some of these.
  ///
  /// If a house has neither the digit nor a place for it, as in a drawing of a pattern, returns all
  /// its places.
  func impossiblePlaces(of digit: Digit) -> CellSet {
    let cells = cells(of: digit)
    if cells.isEmpty { return .none }
    let settled = grid.cells(of: digit)
    for house in 0..<27 where spots[house * 9 + digit.index] == 0 {
      if settled.isDisjoint(with: House.cellSets[house]) { return cells }
    }
    var places = DigitPlaces(of: digit, in: self)
    places.prune()
    return cells.subtracting(places.cells)
  }

  /// `true` if some single-digit technique finds a step. Otherwise no ``Technique/isOfOneDigit``
  /// does.
  package var hasImpossiblePlaces: Bool {
    Digit.all.contains { !impossiblePlaces(of: $0).isEmpty }
  }

  /// The digits that have impossible places. No ``Technique/isOfOneDigit`` finds a step with any
  /// other.
  var unfinishedDigits: DigitSet {
    var digits = DigitSet.none
    for digit in 0..<9 where !impossiblePlaces(of: Digit(index: digit)).isEmpty {
      digits.insert(Digit(index: digit))
    }
    return digits
  }
}
