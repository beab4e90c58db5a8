import Sudoku

/// A grid in which every cell holds a digit and no house repeats one.
struct FullGrid: Equatable {
  /// The digits, 1 to 9, by the number of the cell.
  private(set) var digits = InlineArray<81, UInt8>(repeating: 0)

  /// Makes a full grid with `random`.
  ///
  /// Starts with a random first row. Then it repeatedly picks the first of the cells with the
  /// fewest candidates and gives it any of them, and starts over if a cell has none. The result
  /// depends on `random` alone, not on how a solver works. At the end, rows and columns are
  /// shuffled so that no position is favoured.
  init(using random: inout SeededRandom) {
    repeat { putFirstRow(using: &random) } while !fill(using: &random)
    shuffleLines(using: &random)
  }

  /// Creates a grid without any digits, to be filled.
  init() {}

  static func == (left: FullGrid, right: FullGrid) -> Bool {
    for cell in 0..<81 where left.digits[cell] != right.digits[cell] { return false }
    return true
  }

  /// Creates the full grid `grid`, which is solved.
  init(_ grid: Grid) {
    for cell in Cell.all {
      digits[cell.index] = grid[cell].map { UInt8($0.rawValue) } ?? 0
    }
  }

  /// The digits as a grid.
  var grid: Grid { grid(of: .allCells) }

  /// Returns the digits in `cells`, with the others empty.
  func grid(of cells: CellBits) -> Grid {
    Grid(cells: ArraySlice((0..<81).map { cells & .cell($0) == 0 ? 0 : digits[$0] }))
  }

  private mutating func putFirstRow(using random: inout SeededRandom) {
    for cell in 0..<9 { digits[cell] = UInt8(truncatingIfNeeded: cell &+ 1) }
    for cell in stride(from: 8, to: 0, by: -1) { digits.swapAt(cell, random.below(cell &+ 1)) }
  }

  /// Fills the other rows. Returns `false` if it gets stuck.
  private mutating func fill(using random: inout SeededRandom) -> Bool {
    var places = InlineArray<9, CellBits>(repeating: .allCells)
    for cell in 0..<9 { places[Int(digits[cell]) &- 1] &= ~CellBits.houses[cell] }
    var open = CellBits.allCells & ~0x1FF
    while open != 0 {
      // The cells with at least one, two, three and four digits.
      var (one, two, three, four): (CellBits, CellBits, CellBits, CellBits) = (0, 0, 0, 0)
      for digit in 0..<9 {
        four |= three & places[digit]
        three |= two & places[digit]
        two |= one & places[digit]
        one |= places[digit]
      }
      guard open & ~one == 0 else { return false }
      var fewest = open & ~two
      if fewest == 0 { fewest = open & ~three }
      if fewest == 0 { fewest = open & ~four }
      if fewest == 0 { fewest = open }
      let cell = fewest.trailingZeroBitCount
      let digit = Self.choose(cell, places, using: &random)
      digits[cell] = UInt8(truncatingIfNeeded: digit &+ 1)
      open &= ~CellBits.cell(cell)
      places[digit] &= ~CellBits.houses[cell]
    }
    return true
  }

  @inline(__always)
  private static func choose(
    _ cell: Int, _ places: borrowing InlineArray<9, CellBits>, using random: inout SeededRandom
  ) -> Int {
    var choices = InlineArray<9, UInt8>(repeating: 0)
    var count = 0
    for digit in 0..<9 where places[digit] & .cell(cell) != 0 {
      choices[count] = UInt8(truncatingIfNeeded: digit)
      count &+= 1
    }
    return Int(choices[count > 1 ? random.below(count) : 0])
  }

  /// Shuffles the rows within bands, the columns within stacks, the bands and the stacks, and may
  /// transpose the grid.
  private mutating func shuffleLines(using random: inout SeededRandom) {
    let old = digits
    let (rows, columns) = (Self.lines(using: &random), Self.lines(using: &random))
    let isTransposed = random.below(2) == 1
    for row in 0..<9 {
      for column in 0..<9 {
        let target = isTransposed ? column &* 9 &+ row : row &* 9 &+ column
        digits[target] = old[Int(rows[row]) &* 9 &+ Int(columns[column])]
      }
    }
  }

  /// Returns this grid and `given`, some of its cells, in another look: with the digits exchanged
  /// and rows and columns shuffled, perhaps transposed. All 2 · 6⁸ · 9! looks are equally likely.
  func inAnotherLook(
    _ given: CellBits, using random: inout SeededRandom
  ) -> (full: FullGrid, given: CellBits) {
    var names: InlineArray<10, UInt8> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    for digit in stride(from: 9, to: 1, by: -1) {
      names.swapAt(digit, 1 &+ random.below(digit))
    }
    let (rows, columns) = (Self.lines(using: &random), Self.lines(using: &random))
    let isTransposed = random.below(2) == 1
    var (look, cells) = (FullGrid(), 0 as CellBits)
    for row in 0..<9 {
      for column in 0..<9 {
        let source = Int(rows[row]) &* 9 &+ Int(columns[column])
        let target = isTransposed ? column &* 9 &+ row : row &* 9 &+ column
        look.digits[target] = names[Int(digits[source])]
        if given & .cell(source) != 0 { cells |= .cell(target) }
      }
    }
    return (look, cells)
  }

  private static func lines(using random: inout SeededRandom) -> InlineArray<9, UInt8> {
    var lines = InlineArray<9, UInt8>(repeating: 0)
    let bands = random.below(6)
    for band in 0..<3 {
      let within = random.below(6)
      let target = Int(orders[bands][band])
      for line in 0..<3 { lines[target &* 3 &+ line] = UInt8(band) &* 3 &+ orders[within][line] }
    }
    return lines
  }

  /// The orders of three things.
  private static let orders: InlineArray<6, InlineArray<3, UInt8>> = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]
}

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
          for row in Bits(reached) {
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
