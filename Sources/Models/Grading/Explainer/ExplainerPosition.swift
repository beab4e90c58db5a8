import Sudoku

/// A partly solved grid in Sudoku Explainer's terms, small enough to be copied whenever a chain
/// tries something.
///
/// Cells, digits (from 0) and houses are plain numbers here. Sets of digits or spots are nine bits.
struct ExplainerPosition {
  /// The candidates of each cell. Empty if it is settled.
  private(set) var candidates = InlineArray<81, UInt16>(repeating: 0)
  /// The remaining spots, at nine times the house plus the digit.
  private(set) var spots = InlineArray<243, UInt16>(repeating: 0)
  /// The cells that aren't settled.
  private(set) var open = CellSet.all
  /// The number of settled cells of each digit.
  private(set) var settled = InlineArray<9, Int>(repeating: 0)

  /// Creates the rest of a partly solved position.
  init(_ position: CandidateGrid) {
    for cell in Cell.all {
      guard let digit = position.grid[cell] else { continue }
      open.remove(cell)
      settled[digit.index] += 1
    }
    let tables = HouseTables.shared
    for cell in open {
      let left = position[cell]
      candidates[cell.index] = left.bits
      for digit in left {
        for kind in 3 * cell.index..<3 * cell.index + 3 {
          spots[tables.houses[kind] * 9 + digit.index] |= tables.spots[kind]
        }
      }
    }
  }

  /// Returns `true` if `digit` is a candidate of `cell`.
  func has(_ cell: Int, _ digit: Int) -> Bool { candidates[cell] >> UInt16(digit) & 1 == 1 }

  func spots(of digit: Int, in house: Int) -> UInt16 { spots[house * 9 + digit] }

  /// Returns the number of cells of `house` that aren't settled.
  func openCount(in house: Int) -> Int { open.intersection(HouseTables.shared.sets[house]).count }

  /// Removes `digit` from `cell` if it is there.
  mutating func remove(_ cell: Int, _ digit: Int) {
    guard has(cell, digit) else { return }
    let tables = HouseTables.shared
    candidates[cell] &= ~(1 << UInt16(digit))
    for kind in 3 * cell..<3 * cell + 3 {
      spots[tables.houses[kind] * 9 + digit] &= ~tables.spots[kind]
    }
  }

  mutating func place(_ cell: Int, _ digit: Int) {
    for other in Bits(candidates[cell]) { remove(cell, other) }
    open.remove(Cell(cell))
    settled[digit] += 1
    for peer in Cell(cell).peerSet { remove(peer.index, digit) }
  }

  /// Applies the placements and eliminations of `step`.
  mutating func apply(_ step: ExplainerStep) {
    for gone in step.eliminations { remove(gone.cell.index, gone.digit.index) }
    if let settled = step.placement { place(settled.cell.index, settled.digit.index) }
  }
}

extension Candidate {
  /// Creates the candidate numbered `number`: nine times the cell plus the digit.
  init(number: Int) { self.init(number / 9, number % 9) }

  /// Creates the candidate `digit`, 0 to 8, in `cell`, 0 to 80.
  init(_ cell: Int, _ digit: Int) { self.init(Cell(cell), Digit(index: digit)) }
}
