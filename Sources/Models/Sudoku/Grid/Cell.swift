/// One of the 81 places of a grid, numbered row by row from the top left.
///
/// ```
///        column 0  1  2   3  4  5   6  7  8
/// row 0         0  1  2 | 3  4  5 | 6  7  8
/// row 1         9 10 11 |12 13 14 |15 16 17
/// row 2        18 19 20 |21 22 23 |24 25 26      boxes 0 | 1 | 2
///              --------+---------+--------             3 | 4 | 5
/// row 3        27 28 29 |30 31 32 |33 34 35            6 | 7 | 8
/// ```
public struct Cell: Hashable, Comparable, Sendable {
  /// 0 to 80.
  public let index: Int

  /// Creates the cell numbered `index`, 0 to 80.
  @inlinable public init(_ index: Int) {
    precondition((0..<81).contains(index), "a grid has the cells 0 to 80")
    self.index = index
  }

  /// Creates the cell at a row and a column, each 0 to 8.
  @inlinable public init(row: Int, column: Int) {
    precondition((0..<9).contains(row) && (0..<9).contains(column), "a grid is 9 by 9")
    index = row * 9 + column
  }

  /// All 81 cells, row by row.
  public static let all = (0..<81).map { Cell($0) }

  /// The row, 0 to 8 from the top.
  @inlinable public var row: Int { index / 9 }
  /// The column, 0 to 8 from the left.
  @inlinable public var column: Int { index % 9 }
  /// The box, 0 to 8, row by row.
  @inlinable public var box: Int { row / 3 * 3 + column / 3 }
  /// The position within the box, 0 to 8, row by row.
  @inlinable public var placeInBox: Int { row % 3 * 3 + column % 3 }

  /// The 20 other cells of its row, column and box, in order.
  @inlinable public var peers: [Cell] { Self.peersOfAll[index] }

  /// `true` if the two are different cells that share a row, column or box.
  @inlinable public func isPeer(of other: Cell) -> Bool {
    peerSet.contains(other)
  }

  @usableFromInline static let peersOfAll: [[Cell]] = all.map { cell in
    all.filter {
      $0 != cell && ($0.row == cell.row || $0.column == cell.column || $0.box == cell.box)
    }
  }

  /// Compares by number.
  @inlinable public static func < (lhs: Cell, rhs: Cell) -> Bool { lhs.index < rhs.index }
}

extension Cell: CustomStringConvertible {
  /// The row and column, counted from 1: "r4c7".
  public var description: String { "r\(row + 1)c\(column + 1)" }
}

extension Cell: Codable {
  /// Reads the number, 0 to 80.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a cell from 0 to 80", { (0..<81).contains($0) ? Cell($0) : nil })
  }

  /// Writes the number, 0 to 80.
  public func encode(to encoder: any Encoder) throws { try index.encode(to: encoder) }
}
