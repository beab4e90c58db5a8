/// The reason why a statement follows from another.
enum ChainCause: UInt8 {
  /// No reason: the assumption of the chain.
  case assumption
  /// A cell holds only one digit.
  case cell
  /// A box has only one place for a digit.
  case box
  /// A row has only one place for a digit.
  case row
  /// A column has only one place for a digit.
  case column
  /// A pattern among the remaining candidates, or another chain.
  case pattern

  /// Creates the cause for the house kind `kind`: box, row, column.
  init(kind: Int) { self = kind == 0 ? .box : kind == 1 ? .row : .column }

  /// Determines why two candidates exclude each other.
  init(between first: Int, and second: Int) {
    let tables = HouseTables.shared
    let (one, other) = (first / 9, second / 9)
    let kind = (0..<3).first { tables.houses[3 * one + $0] == tables.houses[3 * other + $0] }
    self = one == other ? .cell : kind.map(Self.init(kind:)) ?? .pattern
  }

  /// Returns the house of `cell` that is the cause, or `nil` if none is.
  func house(of cell: Int) -> Int? {
    switch self {
    case .box, .row, .column:
      HouseTables.shared.houses[3 * cell + Int(rawValue - Self.box.rawValue)]
    case .assumption, .cell, .pattern: nil
    }
  }
}

/// A candidate, numbered as nine times the cell plus the digit, that is on (true) or off (false).
struct ChainStatement: Hashable {
  /// Twice the candidate, plus one if it is on.
  let bits: UInt16

  init(_ candidate: Int, isOn: Bool) { bits = UInt16(candidate) << 1 | (isOn ? 1 : 0) }

  var candidate: Int { Int(bits >> 1) }
  var isOn: Bool { bits & 1 == 1 }
  var opposite: ChainStatement { ChainStatement(candidate, isOn: !isOn) }
}
