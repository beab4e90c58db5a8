import Sudoku

/// The code that GNOME Sudoku puts on the clipboard: a number sign, how often each digit is given,
/// then where, digit by digit and row by row.
///
/// ```
/// #5>55!J)-C+T![;i(cB>fWI
///  |    '- 33 + row + 9 · column, rows and columns from 0
///  '- 33 + n₁ + 9 · n₂ for the digits 1 and 2, 3 and 4, 5 and 6, 7 and 8, 33 + n₉ for 9
/// ```
///
/// A digit that is given nine times does not fit: it is written as one more of the next digit.
/// The number of positions that follow tells the two apart.
enum GnomeCode {
  private static let base = 33

  /// Returns `true` if `bytes` are such a code, or almost. Comments begin with a number sign too.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    let body = bytes.dropFirst()
    guard body.count >= 5, body.allSatisfy({ (33...126).contains($0) }) else { return false }
    let given = counts(body.prefix(5)).reduce(0, +)
    let places = body.count - 5
    let isWhole = given % 8 == places % 8 && given <= places && places <= 81
    let isNearly = places >= 14 && abs(given - places) <= 4
    return isWhole || isNearly
  }

  static func read(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let places = bytes.dropFirst(6)
    for index in places.indices where !(base..<base + 81).contains(Int(bytes[index])) {
      throw line.error(at: index, expected: .gnomePlace, format: .gnomeCode)
    }
    let written = counts(bytes.dropFirst().prefix(5))
    let meant = overflows(of: written, places: places.count)
    guard !meant.isEmpty else {
      throw line.error(
        found: .places(places.count), expected: .places(written.reduce(0, +)), format: .gnomeCode)
    }
    let grids = meant.compactMap { grid($0, places) }
    guard let givens = grids.first(where: \.conflicts.isEmpty) ?? grids.first else {
      throw line.error(found: .placeTwice, expected: .differentPlaces, format: .gnomeCode)
    }
    return PuzzleEntry(givens: givens, origin: line.origin(.gnomeCode))
  }

  /// Returns the number of givens for each of the nine digits from five characters.
  private static func counts(_ bytes: ArraySlice<UInt8>) -> [Int] {
    let numbers = bytes.map { Int($0) - base }
    return numbers.dropLast().flatMap { [$0 % 9, $0 / 9] } + numbers.suffix(1)
  }

  /// Returns the possible counts: as written, or with nine of a digit and one fewer of the next.
  private static func overflows(of written: [Int], places: Int) -> [[Int]] {
    (0..<16).compactMap { choice in
      var counts = written
      for pair in 0..<4 where choice >> pair & 1 == 1 {
        guard counts[pair * 2] == 0, counts[pair * 2 + 1] > 0 else { return nil }
        counts[pair * 2] = 9
        counts[pair * 2 + 1] -= 1
      }
      return counts.reduce(0, +) == places ? counts : nil
    }
  }

  private static func grid(_ counts: [Int], _ places: ArraySlice<UInt8>) -> Grid? {
    var (grid, rest) = (Grid(), places)
    for (digit, count) in zip(Digit.all, counts) {
      for byte in rest.prefix(count) {
        let place = Int(byte) - base
        let cell = Cell(row: place % 9, column: place / 9)
        guard grid[cell] == nil else { return nil }
        grid[cell] = digit
      }
      rest = rest.dropFirst(count)
    }
    return grid
  }

  /// Returns the code of the givens.
  static func text(of entry: PuzzleEntry) throws(PuzzleWritingError) -> String {
    let grid = entry.givens
    let cells = Digit.all.map { digit in Cell.all.filter { grid[$0] == digit } }
    guard cells.allSatisfy({ $0.count <= 9 }) else { throw .tooOften(.gnomeCode) }
    let counts = stride(from: 0, to: 9, by: 2).map { first in
      base + cells[first].count + (first < 8 ? 9 * cells[first + 1].count : 0)
    }
    let places = cells.joined().map { base + $0.row + 9 * $0.column }
    return "#" + String(decoding: (counts + places).map(UInt8.init), as: UTF8.self)
  }
}
