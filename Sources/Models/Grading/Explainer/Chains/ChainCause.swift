/// Why a statement follows from another.
enum ChainCause: UInt8 {
  /// It does not: it is what the chain assumes.
  case assumption
  /// One digit in a cell.
  case cell
  /// One place for a digit in a box.
  case box
  /// One place for a digit in a row.
  case row
  /// One place for a digit in a column.
  case column
  /// A pattern among what is left, or another chain.
  case pattern

  /// The cause of the house kind `kind`: box, row, column.
  init(kind: Int) { self = kind == 0 ? .box : kind == 1 ? .row : .column }

  /// Why two candidates exclude each other.
  init(between first: Int, and second: Int) {
    let tables = HouseTables.shared
    let (one, other) = (first / 9, second / 9)
    let kind = (0..<3).first { tables.houses[3 * one + $0] == tables.houses[3 * other + $0] }
    self = one == other ? .cell : kind.map(Self.init(kind:)) ?? .pattern
  }
}

/// A candidate, nine times the cell and the digit, that is in or out.
struct ChainStatement: Hashable {
  /// Twice the candidate, and one more where it is in.
  let bits: UInt16

  init(_ candidate: Int, isOn: Bool) { bits = UInt16(candidate) << 1 | (isOn ? 1 : 0) }

  var candidate: Int { Int(bits >> 1) }
  var isOn: Bool { bits & 1 == 1 }
  var opposite: ChainStatement { ChainStatement(candidate, isOn: !isOn) }
}
