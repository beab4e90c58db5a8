// Exchanges that turn a full grid into another full grid
extension FullGrid {
  /// Calls `body` with sets of at most `most` cells in which two digits, or the digits of two lines
  /// of a band or stack, can be swapped. A puzzle needs a given in each of them.
  ///
  /// ```
  /// two digits           two lines
  /// 1 . . | 2 . .        1 3 . | . 2 .
  /// 2 . . | 1 . .        3 2 . | . 1 .
  /// ```
  @inline(__always)
  func forEachExchange(upTo most: Int = 81, _ body: (CellBits) -> Void) {
    let digits = digits
    Self.forEachExchangeOfDigits(digits, most, body)
    for (line, step) in [(9, 1), (1, 9)] {
      for pair in 0..<9 {
        let first = pair / 3 &* 3 &+ (pair % 3 == 2 ? 1 : 0)
        let second = pair / 3 &* 3 &+ (pair % 3 == 0 ? 1 : 2)
        Self.forEachExchange(digits, first &* line, second &* line, step, most, body)
      }
    }
  }

  /// Follows the cycle from a digit of the line at `first` to the one beside it in the line at
  /// `second`, to that digit in the first, and so on until it closes.
  @inline(__always)
  private static func forEachExchange(
    _ digits: borrowing InlineArray<81, UInt8>, _ first: Int, _ second: Int, _ step: Int,
    _ most: Int, _ body: (CellBits) -> Void
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
      var count = 0
      repeat {
        left &= ~(1 &<< UInt16(truncatingIfNeeded: index))
        cells |= .cell(first &+ index &* step) | .cell(second &+ index &* step)
        count &+= 2
        index = Int(places[Int(digits[second &+ index &* step])])
      } while index != start
      if count <= most { body(cells) }
    }
  }

  /// Two digits in a row form a group, and so do those of two rows if they see each other.
  ///
  /// From a row the first digit leads to the rows in which the second is in its column or in its
  /// box. Both are permutations of the rows, so going on from there reaches the whole group.
  @inline(__always)
  private static func forEachExchangeOfDigits(
    _ digits: borrowing InlineArray<81, UInt8>, _ most: Int, _ body: (CellBits) -> Void
  ) {
    // By nine times the index of the digit: its column and box in each row, and a bit for its row
    // in each column and in each box.
    var columns = InlineArray<81, UInt8>(repeating: 0)
    var boxes = InlineArray<81, UInt8>(repeating: 0)
    var rowsOfColumns = InlineArray<81, UInt16>(repeating: 0)
    var rowsOfBoxes = InlineArray<81, UInt16>(repeating: 0)
    for row in 0..<9 {
      for column in 0..<9 {
        let first = (Int(digits[row &* 9 &+ column]) &- 1) &* 9
        let box = row / 3 &* 3 &+ column / 3
        columns[first &+ row] = UInt8(truncatingIfNeeded: column)
        boxes[first &+ row] = UInt8(truncatingIfNeeded: box)
        rowsOfColumns[first &+ column] = 1 &<< UInt16(truncatingIfNeeded: row)
        rowsOfBoxes[first &+ box] = 1 &<< UInt16(truncatingIfNeeded: row)
      }
    }
    for first in stride(from: 0, to: 72, by: 9) {
      for second in stride(from: first &+ 9, to: 81, by: 9) {
        var left: UInt16 = 0x1FF
        while left != 0 {
          var reached = left & (0 &- left)
          var new = reached
          while new != 0 {
            let row = new.trailingZeroBitCount
            new &= new &- 1
            let more =
              (rowsOfColumns[second &+ Int(columns[first &+ row])]
                | rowsOfBoxes[second &+ Int(boxes[first &+ row])]) & ~reached
            reached |= more
            new |= more
          }
          left &= ~reached
          guard reached.nonzeroBitCount &* 2 <= most else { continue }
          var cells: CellBits = 0
          while reached != 0 {
            let row = reached.trailingZeroBitCount
            reached &= reached &- 1
            let start = row &* 9
            cells |=
              .cell(start &+ Int(columns[first &+ row]))
              | .cell(start &+ Int(columns[second &+ row]))
          }
          body(cells)
        }
      }
    }
  }
}
