/// A digit that may stand in a cell.
public struct Candidate: Hashable, Comparable, Codable, Sendable {
  /// Where.
  public let cell: Cell
  /// What.
  public let digit: Digit

  /// `digit` in `cell`.
  @inlinable public init(_ cell: Cell, _ digit: Digit) {
    self.cell = cell
    self.digit = digit
  }

  /// By cell, then by digit.
  @inlinable public static func < (lhs: Candidate, rhs: Candidate) -> Bool {
    (lhs.cell, lhs.digit) < (rhs.cell, rhs.digit)
  }
}

extension Candidate: CustomStringConvertible {
  /// Cell and digit: "r4c7=2".
  public var description: String { "\(cell)=\(digit)" }
}
