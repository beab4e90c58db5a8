/// A digit that may still go into a cell.
public struct Candidate: Hashable, Comparable, Codable, Sendable {
  /// The cell.
  public let cell: Cell
  /// The digit.
  public let digit: Digit

  /// Creates the candidate `digit` in `cell`.
  @inlinable public init(_ cell: Cell, _ digit: Digit) {
    self.cell = cell
    self.digit = digit
  }

  /// Compares by cell, then by digit.
  @inlinable public static func < (lhs: Candidate, rhs: Candidate) -> Bool {
    (lhs.cell, lhs.digit) < (rhs.cell, rhs.digit)
  }
}

extension Candidate: CustomStringConvertible {
  /// The cell and the digit: "r4c7=2".
  public var description: String { "\(cell)=\(digit)" }
}
