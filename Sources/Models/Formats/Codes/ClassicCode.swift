public import Sudoku

/// SudokuPad's code for givens alone, short enough to type.
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

  /// Returns the code of `grid`, without the prefix "scf": at most 81 letters and digits, 14 for an
  /// empty grid, about 22 for a puzzle with few givens.
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

  /// Returns the code of `grid` with the prefix "scf", which identifies it, for sharing.
  /// ``PuzzleReader`` recognises it in a line of text.
  public static func shared(_ grid: Grid) -> String { "scf" + text(of: grid) }

  /// Returns the address that opens `grid` in SudokuPad.
  public static func link(to grid: Grid) -> String { PuzzleLink.classic(grid) }

  /// Returns the grid of a code of either form, without the prefix "scf", or `nil` if it doesn't
  /// have 81 cells.
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

  /// Returns the number of cells in a code of the newer form, or `nil` if it isn't one. SudokuPad
  /// reads letters after the 81st as rules: w for Windoku, x for the diagonals.
  static func cellCount(of code: some StringProtocol) -> Int? { cells(Array(code.utf8))?.count }

  /// Returns the first character that isn't part of the newer form. Empty if there is none.
  static func firstInvalidCharacter(in code: some StringProtocol) -> String {
    let invalid = code.first { $0.asciiValue.map(alphabet.contains) != true }
    return invalid.map { String($0) } ?? ""
  }

  /// Returns the rules after the 81 cells in `code`, or `nil` if there are none.
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
