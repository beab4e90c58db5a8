public import Sudoku

/// A digit placed where the solution has another.
public struct Mistake: Hashable, Sendable {
  /// The digit that was placed.
  public let digit: Digit
  /// Where it was placed.
  public let cell: Cell

  /// `digit` placed in `cell`.
  public init(_ digit: Digit, at cell: Cell) {
    self.digit = digit
    self.cell = cell
  }
}
