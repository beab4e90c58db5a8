// Exchanges that turn a full grid into another full grid
extension FullGrid {
  /// Calls `body` with sets of cells in which two digits, or the digits of two lines of a band or
  /// stack, can be swapped. A puzzle needs a given in each of them.
  ///
  /// ```
  /// two digits           two lines
  /// 1 . . | 2 . .        1 3 . | . 2 .
  /// 2 . . | 1 . .        3 2 . | . 1 .
  /// ```
  func forEachExchange(_ body: (CellBits) -> Void) {
    forEachExchangeOfDigits(body)
    for (line, step) in [(9, 1), (1, 9)] {
      for pair in 0..<9 {
        let first = pair / 3 &* 3 &+ (pair % 3 == 2 ? 1 : 0)
        let second = pair / 3 &* 3 &+ (pair % 3 == 0 ? 1 : 2)
        forEachExchange(ofLine: first &* line, with: second &* line, step: step, body)
      }
    }
  }

  /// Follows the cycle from a digit of the first line to the one beside it in the second, to that
  /// digit in the first, and so on until it closes.
  private func forEachExchange(
    ofLine first: Int, with second: Int, step: Int, _ body: (CellBits) -> Void
  ) {
    var places = InlineArray<10, UInt8>(repeating: 0)
    for index in 0..<9 {
      places[Int(digits[first &+ index &* step])] = UInt8(truncatingIfNeeded: index)
    }
    var left: UInt16 = 0x1FF
    while left != 0 {
      let start = left.trailingZeroBitCount
      var index = start
      var cells: CellBits = 0
      repeat {
        left &= ~(1 &<< UInt16(truncatingIfNeeded: index))
        cells |= .cell(first &+ index &* step) | .cell(second &+ index &* step)
        index = Int(places[Int(digits[second &+ index &* step])])
      } while index != start
      body(cells)
    }
  }

  /// Two digits in a row form a group, and so do those of two rows if they see each other.
  private func forEachExchangeOfDigits(_ body: (CellBits) -> Void) {
    let rows = DigitRows(self)
    for first in 0..<8 {
      for second in first &+ 1..<9 {
        var left: UInt16 = 0x1FF
        while left != 0 {
          var reached = left & (0 &- left)
          var new = reached
          while new != 0 {
            let row = new.trailingZeroBitCount
            new &= new &- 1
            let more = rows.joined(to: row, first, second) & ~reached
            reached |= more
            new |= more
          }
          left &= ~reached
          var cells: CellBits = 0
          while reached != 0 {
            let row = reached.trailingZeroBitCount
            reached &= reached &- 1
            cells |= rows.cells[first &* 9 &+ row] | rows.cells[second &* 9 &+ row]
          }
          body(cells)
        }
      }
    }
  }
}

/// The rows of the digits in a full grid, starting at nine times the index of the digit.
private struct DigitRows {
  /// The cell in each row.
  private(set) var cells = InlineArray<81, CellBits>(repeating: 0)
  private var columns = InlineArray<81, UInt8>(repeating: 0)
  private var boxes = InlineArray<81, UInt8>(repeating: 0)
  /// A bit for the row in each column and in each box.
  private var rowsOfColumns = InlineArray<81, UInt16>(repeating: 0)
  private var rowsOfBoxes = InlineArray<81, UInt16>(repeating: 0)

  init(_ full: borrowing FullGrid) {
    for row in 0..<9 {
      for column in 0..<9 {
        let cell = row &* 9 &+ column
        let first = (Int(full.digits[cell]) &- 1) &* 9
        let box = row / 3 &* 3 &+ column / 3
        cells[first &+ row] = .cell(cell)
        columns[first &+ row] = UInt8(truncatingIfNeeded: column)
        boxes[first &+ row] = UInt8(truncatingIfNeeded: box)
        rowsOfColumns[first &+ column] = 1 &<< UInt16(truncatingIfNeeded: row)
        rowsOfBoxes[first &+ box] = 1 &<< UInt16(truncatingIfNeeded: row)
      }
    }
  }

  /// Returns the rows in which one of two digits sees the other one of `row`.
  @inline(__always)
  func joined(to row: Int, _ first: Int, _ second: Int) -> UInt16 {
    let (first, second) = (first &* 9, second &* 9)
    return rowsOfColumns[second &+ Int(columns[first &+ row])]
      | rowsOfColumns[first &+ Int(columns[second &+ row])]
      | rowsOfBoxes[second &+ Int(boxes[first &+ row])]
      | rowsOfBoxes[first &+ Int(boxes[second &+ row])]
  }
}
