public import Sudoku

/// SudokuPad's code for givens alone, short enough to be typed.
///
/// ```
/// s I F r e v 0 q u I s 0 p A G D H P q B s 0
/// '- a digit, 0 for none, and 0 to 5 empty cells after it: s is the 54th of 0-9 A-Z a-x,
///    so 4 and five empty cells
/// ```
///
/// An older form has digits as they are and a character for each run of empty cells.
public enum ClassicCode {
  private static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx".utf8)
  private static let oldRuns = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_".utf8)

  /// The code of `grid`, without "scf" before it: at most 81 letters and digits, 14 for an empty
  /// grid, about 22 for a puzzle with few givens.
  public static func text(of grid: Grid) -> String {
    var bytes: [UInt8] = []
    var (digit, empty) = (grid[Cell(0)]?.rawValue ?? 0, 0)
    for cell in Cell.all.dropFirst() {
      let next = grid[cell]?.rawValue ?? 0
      if next == 0, empty < 5 {
        empty += 1
      } else {
        bytes.append(alphabet[digit + 10 * empty])
        (digit, empty) = (next, 0)
      }
    }
    bytes.append(alphabet[digit + 10 * empty])
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The code of `grid` with "scf" before it, which says what it is: as it is handed on, and as
  /// ``PuzzleReader`` takes it from a line of text.
  public static func shared(_ grid: Grid) -> String { "scf" + text(of: grid) }

  /// The address at which SudokuPad opens `grid`.
  public static func link(to grid: Grid) -> String { PuzzleLink.classic(grid) }

  /// The grid of a code of either form, without "scf" before it; nil where it has not 81 cells.
  public static func grid(of code: some StringProtocol) -> Grid? {
    let bytes = Array(code.utf8)
    guard bytes.count <= 162 else { return nil }
    return cells(bytes).flatMap(grid) ?? oldCells(bytes).flatMap(grid)
  }

  private static func grid(_ cells: [UInt8]) -> Grid? {
    cells.count == 81 ? Grid(cells: cells[...]) : nil
  }

  private static func cells(_ code: [UInt8]) -> [UInt8]? {
    var cells: [UInt8] = []
    for byte in code {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      cells.append(UInt8(value % 10))
      cells += Array(repeating: 0, count: value / 10)
    }
    return cells
  }

  private static func oldCells(_ code: [UInt8]) -> [UInt8]? {
    var cells: [UInt8] = []
    for byte in code {
      if let digit = byte.digit {
        cells.append(UInt8(digit.rawValue))
      } else if let empty = oldRuns.firstIndex(of: byte) {
        cells += Array(repeating: 0, count: empty)
      } else {
        return nil
      }
    }
    return cells
  }

  /// How many cells a code of the newer form has; nil where it is none. SudokuPad takes letters
  /// after the 81st for rules: w for Windoku, x for the diagonals.
  static func cellCount(of code: some StringProtocol) -> Int? { cells(Array(code.utf8))?.count }

  /// The first character that the newer form has not; empty where it has them all.
  static func stranger(in code: some StringProtocol) -> String {
    let stranger = code.first { $0.asciiValue.map(alphabet.contains) != true }
    return stranger.map { String($0) } ?? ""
  }

  /// The rules that follow 81 cells in `code`; nil where it is not so.
  static func rules(after code: some StringProtocol) -> String? {
    for length in 1...2 where code.count > length {
      let rules = code.suffix(length)
      if rules.allSatisfy({ $0 == "w" || $0 == "x" }),
        cells(Array(code.dropLast(length).utf8))?.count == 81
      {
        return String(rules)
      }
    }
    return nil
  }
}
