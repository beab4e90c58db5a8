public import Sudoku

/// A placed digit that differs from the solution.
public struct Mistake: Hashable, Sendable {
  /// The placed digit.
  public let digit: Digit
  /// The cell.
  public let cell: Cell

  /// Creates the mistake `digit` in `cell`.
  public init(_ digit: Digit, at cell: Cell) {
    self.digit = digit
    self.cell = cell
  }
}
