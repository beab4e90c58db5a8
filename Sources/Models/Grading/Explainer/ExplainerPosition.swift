import Sudoku

/// A grid on its way to the solution, as Sudoku Explainer keeps it: small enough to be copied
/// whenever a chain wants to try something.
///
/// Cells, digits (from 0) and houses are plain numbers here, sets of digits or spots nine bits.
struct ExplainerPosition {
  /// By cell: the candidates; none where it is settled.
  private(set) var candidates = InlineArray<81, UInt16>(repeating: 0)
  /// By nine times the house and the digit: the spots that are left.
  private(set) var spots = InlineArray<243, UInt16>(repeating: 0)
  /// The cells that are not settled.
  private(set) var open = CellSet.all
  /// By digit: how often it is settled.
  private(set) var settled = InlineArray<9, Int>(repeating: 0)

  /// What the givens leave.
  init(givens: Grid) {
    self.init(givens) { givens.candidates(at: $0) }
  }

  /// What is left of a position on the way.
  init(_ position: CandidateGrid) {
    self.init(position.grid) { position[$0] }
  }

  private init(_ grid: Grid, _ notes: (Cell) -> DigitSet) {
    for cell in Cell.all {
      guard let digit = grid[cell] else { continue }
      open.remove(cell)
      settled[digit.index] += 1
    }
    let tables = HouseTables.shared
    for cell in open {
      let left = notes(cell)
      candidates[cell.index] = left.bits
      for digit in left {
        for kind in 3 * cell.index..<3 * cell.index + 3 {
          spots[tables.houses[kind] * 9 + digit.index] |= tables.spots[kind]
        }
      }
    }
  }

  /// Whether `digit` is left in `cell`.
  func has(_ cell: Int, _ digit: Int) -> Bool { candidates[cell] >> UInt16(digit) & 1 == 1 }

  /// The spots of `digit` in `house`.
  func spots(of digit: Int, in house: Int) -> UInt16 { spots[house * 9 + digit] }

  /// How many cells of `house` are not settled.
  func openCount(in house: Int) -> Int { open.intersection(HouseTables.shared.sets[house]).count }

  /// Takes `digit` out of `cell` where it is still in.
  mutating func remove(_ cell: Int, _ digit: Int) {
    guard has(cell, digit) else { return }
    let tables = HouseTables.shared
    candidates[cell] &= ~(1 << UInt16(digit))
    for kind in 3 * cell..<3 * cell + 3 {
      spots[tables.houses[kind] * 9 + digit] &= ~tables.spots[kind]
    }
  }

  /// Settles `digit` in `cell`.
  mutating func place(_ cell: Int, _ digit: Int) {
    for other in Bits(candidates[cell]) { remove(cell, other) }
    open.remove(Cell(cell))
    settled[digit] += 1
    for peer in Cell(cell).peerSet { remove(peer.index, digit) }
  }

  /// Does what `step` says.
  mutating func apply(_ step: ExplainerStep) {
    for gone in step.eliminations { remove(gone.cell.index, gone.digit.index) }
    if let settled = step.placement { place(settled.cell.index, settled.digit.index) }
  }
}

extension Candidate {
  /// The digit `digit`, 0 to 8, in the cell `cell`, 0 to 80.
  init(_ cell: Int, _ digit: Int) { self.init(Cell(cell), Digit(index: digit)) }
}
