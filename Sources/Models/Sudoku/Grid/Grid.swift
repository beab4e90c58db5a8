/// Digits in 81 cells, some of which may be empty. They don't have to obey the rules.
public struct Grid: Hashable, Sendable {
  /// The digit of each cell, 0 if it is empty.
  private var values: [UInt8]

  /// Creates an empty grid.
  public init() {
    values = Array(repeating: 0, count: 81)
  }

  /// Creates a grid of 81 cells, 0 for an empty one.
  package init(cells: ArraySlice<UInt8>) {
    assert(cells.count == 81 && cells.allSatisfy { $0 <= 9 })
    values = Array(cells)
  }

  /// Calls `body` with the 81 cells, 0 for an empty one.
  package func withCells<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    values.withUnsafeBufferPointer(body)
  }

  /// The digit in `cell`, or `nil` if it is empty.
  public subscript(cell: Cell) -> Digit? {
    get { Digit(Int(values[cell.index])) }
    set { values[cell.index] = UInt8(newValue?.rawValue ?? 0) }
  }

  /// The number of cells that hold a digit.
  public var count: Int { values.count { $0 != 0 } }
  /// `true` if every cell holds a digit.
  public var isFull: Bool { !values.contains(0) }
  /// The cells without a digit, in order.
  public var emptyCells: [Cell] { Cell.all.filter { self[$0] == nil } }
  /// The cells that hold a digit.
  public var filledCells: CellSet { CellSet(Cell.all.filter { self[$0] != nil }) }

  /// Returns the cells that hold `digit`.
  package func cells(of digit: Digit) -> CellSet {
    var cells = CellSet.none
    for (index, value) in values.enumerated() where value == digit.rawValue {
      cells.insert(Cell(index))
    }
    return cells
  }

  /// Returns how often `digit` occurs in the grid.
  public func count(of digit: Digit) -> Int { values.count { $0 == digit.rawValue } }

  /// Returns the digits that no peer of `cell` holds.
  public func candidates(at cell: Cell) -> DigitSet {
    var taken = DigitSet.none
    for peer in cell.peers {
      if let digit = self[peer] { taken.insert(digit) }
    }
    return taken.complement
  }

  /// The cells whose digit also occurs in one of their peers, in order.
  public var conflicts: [Cell] {
    Cell.all.filter { cell in
      guard let digit = self[cell] else { return false }
      return cell.peers.contains { self[$0] == digit }
    }
  }

  /// `true` if every cell holds a digit and no house repeats one.
  public var isSolved: Bool { isFull && conflicts.isEmpty }
}

extension Grid: CustomStringConvertible {
  /// 81 characters row by row, a dot for an empty cell.
  public var description: String { text(empty: ".") }

  /// The cells row by row, with `empty` for those without a digit.
  package func text(empty: Unicode.Scalar) -> String {
    let empty = UInt8(ascii: empty)
    return String(unsafeUninitializedCapacity: 81) { text in
      for (cell, value) in values.enumerated() {
        text[cell] = value == 0 ? empty : UInt8(ascii: "0") + value
      }
      return 81
    }
  }
}
