public import Sudoku

/// The representative of all grids that are the same puzzle: those that ``GridTransform`` turns
/// into each other.
///
/// It is the first of them if they are sorted as text with an empty cell before 1:
///
/// ```
/// . . . | . . . | . . 1
/// . . . | . . 2 | . 3 4
/// 1 5 6 | . . . | 2 7 .      the second and third row couldn't be smaller below such a first one
/// ```
public struct CanonicalForm: Hashable, Sendable {
  /// The canonical grid.
  public let grid: Grid
  /// A transformation that makes it from the original. There are more if the grid has symmetries.
  public let transform: GridTransform

  /// Finds the canonical form of `grid`. `nil` if two cells of a house hold the same digit.
  ///
  /// Takes some microseconds for a puzzle, and about ten times as long for a full grid.
  public init?(of grid: Grid) {
    guard grid.conflicts.isEmpty else { return nil }
    var search = CanonicalSearch(grid)
    search.run()
    (self.grid, transform) = (search.grid, search.transform)
  }
}

/// The search for the smallest grid, row by row from the top.
///
/// Keeps all arrangements of the original in which the rows so far are the smallest possible. The
/// row below them is then the smallest that any of them allows. Columns that have been empty so far
/// stay interchangeable, and so do stacks, so that few arrangements are needed.
private struct CanonicalSearch {
  /// A choice of rows from the top, of the order of columns, and of the new digits.
  private struct Arrangement {
    /// The source row of each row.
    var rows = InlineArray<9, UInt8>(repeating: 0)
    /// The rows of the source that are placed, a bit each.
    var placed: UInt16 = 0
    /// The source column of each column.
    var columns: InlineArray<9, UInt8> = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    /// The number of columns at the left of each stack that have been empty so far and may still
    /// change places. Stacks with three of them are the leftmost and may change places too.
    var free: InlineArray<3, UInt8> = [3, 3, 3]
    /// The new digit of each digit of the source, or 0 for none yet.
    var digits = InlineArray<10, UInt8>(repeating: 0)
    /// The smallest digit that isn't taken.
    var nextDigit: UInt8 = 1
    /// `true` if rows and columns of the source are swapped at first.
    let isTransposed: Bool

    /// Returns the arrangement with the columns that end before `end` in another order.
    func permuted(_ order: [Int], before end: Int) -> Arrangement {
      guard order.count > 1 else { return self }
      var result = self
      let start = end - order.count
      for place in order.indices { result.columns[start + place] = columns[start + order[place]] }
      return result
    }
  }

  /// The cells of the grid, followed by those of the transposed grid.
  private var cells = InlineArray<162, UInt8>(repeating: 0)
  /// The empty rows of both, a bit each.
  private var emptyRows: InlineArray<2, UInt16> = [0, 0]
  private var arrangements = [Arrangement(isTransposed: false), Arrangement(isTransposed: true)]
  /// The rows found, each a number of nine hexadecimal digits.
  private var found = InlineArray<9, UInt64>(repeating: 0)

  /// A digit that has no new digit yet. Larger than all that have one.
  private static let fresh: UInt8 = 0xF

  init(_ grid: Grid) {
    grid.withCells { cells in
      for cell in 0..<81 {
        self.cells[cell] = cells[cell]
        self.cells[81 + cell % 9 * 9 + cell / 9] = cells[cell]
      }
    }
    for row in 0..<18 where (0..<9).allSatisfy({ cells[row * 9 + $0] == 0 }) {
      emptyRows[row / 9] |= 1 << UInt16(row % 9)
    }
  }

  /// The smallest grid, once it is found.
  var grid: Grid {
    var cells: [UInt8] = []
    for row in 0..<9 {
      for column in 0..<9 { cells.append(UInt8(found[row] >> UInt64(32 - 4 * column) & 0xF)) }
    }
    return Grid(cells: cells[...])
  }

  /// A transformation that leads to ``grid``, once it is found.
  var transform: GridTransform {
    let first = arrangements[0]
    let rows = (0..<9).map { Int(first.rows[$0]) }
    let columns = (0..<9).map { Int(first.columns[$0]) }
    var next = Int(first.nextDigit)
    let digits = (1...9).map { digit in
      var new = Int(first.digits[digit])
      if new == 0 {
        new = next
        next += 1
      }
      return Digit(index: new - 1)
    }
    return GridTransform(
      rows: first.isTransposed ? columns : rows, columns: first.isTransposed ? rows : columns,
      digits: digits, isTransposed: first.isTransposed)
  }

  /// Finds the rows from top to bottom.
  mutating func run() {
    let isFull = (0..<81).allSatisfy { cells[$0] != 0 }
    if isFull { beginFullGrid() }
    var best: [(arrangement: Int, row: Int)] = []
    for level in (isFull ? 1 : 0)..<9 {
      best.removeAll(keepingCapacity: true)
      var least = UInt64.max
      for index in arrangements.indices {
        for row in Bits(candidates(for: level, in: arrangements[index])) {
          let key = self.key(of: row, in: arrangements[index])
          if key > least { continue }
          if key < least {
            best.removeAll(keepingCapacity: true)
            least = key
          }
          best.append((index, row))
        }
      }
      found[level] = least
      var next: [Arrangement] = []
      next.reserveCapacity(best.count)
      for (index, row) in best { place(row, at: level, in: arrangements[index], into: &next) }
      arrangements = next
    }
  }

  /// Places the first row of a full grid.
  ///
  /// Any row can become 123456789, in 1,296 ways. To save most of them, this looks ahead at the
  /// three cells below 123. The more of them hold digits from 456, the smaller is the second row:
  /// 456, 457, 478 or 789. Only arrangements with the best of these are made.
  private mutating func beginFullGrid() {
    found[0] = 0x1_2345_6789
    var most = 0
    var choices: [(first: Int, second: Int, stacks: [Int])] = []
    for first in 0..<18 {
      let places = self.places(inRow: first)
      for stacks in Self.orders {
        for second in first / 3 * 3..<first / 3 * 3 + 3 where second != first {
          var count = 0
          for cell in second * 9 + stacks[0] * 3..<second * 9 + stacks[0] * 3 + 3
          where places[Int(cells[cell])] / 3 == stacks[1] {
            count += 1
          }
          if count > most { choices.removeAll(keepingCapacity: true) }
          most = max(most, count)
          if count == most { choices.append((first, second, stacks)) }
        }
      }
    }
    arrangements.removeAll()
    for (first, second, stacks) in choices {
      let places = self.places(inRow: first)
      for order in Self.orders {
        guard let base = start(first, second, stacks, order, most, places) else { continue }
        for middle in Self.orders(of: 3 - most) {
          let one = base.permuted(middle, before: 6)
          for last in Self.orders(of: most) {
            var new = one.permuted(last, before: 9)
            number(first * 9, in: &new)
            arrangements.append(new)
          }
        }
      }
    }
  }

  /// Returns the column of each digit in a row of the grid, or of the transposed one for 9 and
  /// above.
  private func places(inRow row: Int) -> InlineArray<10, Int> {
    var places = InlineArray<10, Int>(repeating: 0)
    for column in 0..<9 { places[Int(cells[row * 9 + column])] = column }
    return places
  }

  /// Returns an arrangement that begins with the row `first`, in which the row `second` begins with
  /// the next digits, as many as `most` of them from the second stack. `nil` if the columns of the
  /// first stack can't be in this order.
  private func start(
    _ first: Int, _ second: Int, _ stacks: [Int], _ order: [Int], _ most: Int,
    _ places: InlineArray<10, Int>
  ) -> Arrangement? {
    var result = Arrangement(isTransposed: first >= 9)
    result.rows[0] = UInt8(first % 9)
    result.placed = 1 << UInt16(first % 9)
    result.free = [0, 0, 0]
    var ends: InlineArray<3, Int> = [0, 3, 6]
    var taken = 0
    for place in 0..<3 {
      let column = stacks[0] * 3 + order[place]
      let next = places[Int(cells[second * 9 + column])]
      let stack = place < most ? 1 : 2
      guard next / 3 == stacks[stack] else { return nil }
      result.columns[place] = UInt8(column)
      result.columns[ends[stack]] = UInt8(next)
      ends[stack] += 1
      taken |= 1 << next
    }
    for stack in 1..<3 {
      for column in stacks[stack] * 3..<stacks[stack] * 3 + 3 where taken >> column & 1 == 0 {
        result.columns[ends[stack]] = UInt8(column)
        ends[stack] += 1
      }
    }
    return result
  }

  /// Returns the rows of the source that may come next: those of the band that is begun, or of all
  /// bands that are not. One of several empty rows is enough.
  @inline(__always)
  private func candidates(for level: Int, in arrangement: Arrangement) -> UInt16 {
    let empty = emptyRows[arrangement.isTransposed ? 1 : 0]
    var bands: UInt16 = 0b111
    if !level.isMultiple(of: 3) { bands = 1 << UInt16(arrangement.rows[level - 1] / 3) }
    var rows: UInt16 = 0
    var hasEmptyBand = false
    for band in 0..<3 where bands >> UInt16(band) & 1 == 1 {
      let all: UInt16 = 0b111 << UInt16(3 * band)
      var open = all & ~arrangement.placed
      if level.isMultiple(of: 3) {
        if open != all { continue }
        if empty & all == all {
          if hasEmptyBand { continue }
          hasEmptyBand = true
        }
      }
      let openEmpty = open & empty
      open &= ~(openEmpty & (openEmpty &- 1))
      rows |= open
    }
    return rows
  }

  /// Returns the smallest row that `row` of the source can become.
  @inline(__always)
  private func key(of row: Int, in arrangement: Arrangement) -> UInt64 {
    let start = row &* 9 &+ (arrangement.isTransposed ? 81 : 0)
    var stacks: InlineArray<3, UInt64> = [0, 0, 0]
    for stack in 0..<3 {
      var (a, b, c) = (
        value(start, stack &* 3, arrangement), value(start, stack &* 3 &+ 1, arrangement),
        value(start, stack &* 3 &+ 2, arrangement)
      )
      let free = arrangement.free[stack]
      if free > 1 {
        if b < a { (a, b) = (b, a) }
        if free > 2 {
          if c < b { (b, c) = (c, b) }
          if b < a { (a, b) = (b, a) }
        }
      }
      stacks[stack] = UInt64(a) &<< 8 | UInt64(b) &<< 4 | UInt64(c)
    }
    if arrangement.free[1] == 3 {
      if stacks[1] < stacks[0] { stacks.swapAt(0, 1) }
      if arrangement.free[2] == 3 {
        if stacks[2] < stacks[1] { stacks.swapAt(1, 2) }
        if stacks[1] < stacks[0] { stacks.swapAt(0, 1) }
      }
    }
    let key = stacks[0] &<< 24 | stacks[1] &<< 12 | stacks[2]
    return numbered(key, from: UInt64(arrangement.nextDigit))
  }

  /// Returns `key` with the digits that are still to be chosen, the smallest first.
  @inline(__always)
  private func numbered(_ key: UInt64, from first: UInt64) -> UInt64 {
    var (result, next) = (key, first)
    var shift: UInt64 = 32
    for _ in 0..<9 {
      if key &>> shift & 0xF == UInt64(Self.fresh) {
        result ^= (UInt64(Self.fresh) ^ next) &<< shift
        next &+= 1
      }
      shift &-= 4
    }
    return result
  }

  /// Returns the new digit in a column of a source row that begins at `start`, or ``fresh``.
  @inline(__always)
  private func value(
    _ start: Int, _ column: Int, _ arrangement: Arrangement
  ) -> UInt8 {
    let digit = cells[start &+ Int(arrangement.columns[column])]
    guard digit != 0 else { return 0 }
    let new = arrangement.digits[Int(digit)]
    return new == 0 ? Self.fresh : new
  }

  /// Appends to `list` the arrangements in which `row` of the source comes next and is the smallest
  /// possible.
  private func place(
    _ row: Int, at level: Int, in arrangement: Arrangement, into list: inout [Arrangement]
  ) {
    var base = arrangement
    base.rows[level] = UInt8(row)
    base.placed |= 1 << UInt16(row)
    let start = row * 9 + (arrangement.isTransposed ? 81 : 0)
    var fresh: InlineArray<3, Int> = [0, 0, 0]
    var keys: InlineArray<3, Int> = [0, 0, 0]
    for stack in 0..<3 {
      (fresh[stack], keys[stack]) = sortColumns(of: stack, start, in: &base)
    }
    for order in Self.orders where allows(order, keys, arrangement) {
      var ordered = base
      for stack in 0..<3 {
        ordered.free[stack] = base.free[order[stack]]
        for column in 0..<3 {
          ordered.columns[stack * 3 + column] = base.columns[order[stack] * 3 + column]
        }
      }
      for first in Self.orders(of: fresh[order[0]]) {
        let one = ordered.permuted(first, before: Int(arrangement.free[order[0]]))
        for second in Self.orders(of: fresh[order[1]]) {
          let two = one.permuted(second, before: 3 + Int(arrangement.free[order[1]]))
          for third in Self.orders(of: fresh[order[2]]) {
            var new = two.permuted(third, before: 6 + Int(arrangement.free[order[2]]))
            number(start, in: &new)
            list.append(new)
          }
        }
      }
    }
  }

  /// Sorts the free columns of a stack by what the row at `start` has there. Returns the stack's
  /// part of the row, and the number of digits in it that are still to be chosen. These come last.
  private func sortColumns(
    of stack: Int, _ start: Int, in arrangement: inout Arrangement
  ) -> (fresh: Int, key: Int) {
    let first = stack * 3
    let free = Int(arrangement.free[stack])
    for end in stride(from: free - 1, to: 0, by: -1) {
      for column in first..<first + end
      where value(start, column + 1, arrangement) < value(start, column, arrangement) {
        arrangement.columns.swapAt(column, column + 1)
      }
    }
    var (zeros, fresh, key) = (0, 0, 0)
    for column in 0..<3 {
      let value = self.value(start, first + column, arrangement)
      key = key << 4 | Int(value)
      guard column < free else { continue }
      if value == 0 { zeros += 1 }
      if value == Self.fresh { fresh += 1 }
    }
    arrangement.free[stack] = UInt8(zeros)
    return (fresh, key)
  }

  /// Returns `true` if the stacks may be in this order: only untouched ones change places, the
  /// smaller comes first, and of empty ones one order is enough.
  private func allows(
    _ order: [Int], _ keys: InlineArray<3, Int>, _ arrangement: Arrangement
  ) -> Bool {
    for stack in 0..<3 where order[stack] != stack {
      guard arrangement.free[stack] == 3, arrangement.free[order[stack]] == 3 else { return false }
    }
    for stack in 0..<2 where arrangement.free[stack + 1] == 3 {
      let (left, right) = (keys[order[stack]], keys[order[stack + 1]])
      if right < left || left == 0 && right == 0 && order[stack] > order[stack + 1] { return false }
    }
    return true
  }

  /// Gives new digits to those of the row at `start` that have none, from left to right.
  private func number(_ start: Int, in arrangement: inout Arrangement) {
    for column in 0..<9 {
      let digit = Int(cells[start + Int(arrangement.columns[column])])
      guard digit != 0, arrangement.digits[digit] == 0 else { continue }
      arrangement.digits[digit] = arrangement.nextDigit
      arrangement.nextDigit += 1
    }
  }

  /// The orders of three things.
  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  /// Returns the orders of `count` things, at most three.
  private static func orders(of count: Int) -> [[Int]] { ordersByCount[count] }

  private static let ordersByCount = [[[]], [[0]], [[0, 1], [1, 0]], orders]
}
