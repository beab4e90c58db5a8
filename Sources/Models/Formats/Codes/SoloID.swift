import Sudoku

/// The game ID of Simon Tatham's Solo: digits in order, and letters for runs of empty cells.
///
/// ```
/// 3x3:4e8a5a3j7f…      4, five empty, 8, one empty, 5 …
///     '- a to z for 1 to 26 empty cells, _ between two digits without any
/// ```
enum SoloID {
  /// Returns `true` if `bytes` begin like a game ID.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = bytes.prefix(3)
    guard head.count == 3, head.first?.isDigit == true, head.last?.isDigit == true,
      head.dropFirst().first?.lowercased == UInt8(ascii: "x")
    else { return false }
    return bytes.prefix(24).contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }
  }

  static func read(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let stop = bytes.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }
    let head = bytes[..<(stop ?? bytes.endIndex)]
    guard head.begins(with: "3x3"), stop.map({ bytes[$0] }) != UInt8(ascii: "#"),
      Variant(head.dropFirst(3)).isClassic
    else {
      throw line.error(
        found: .text(PuzzleLine.text(head)), expected: .soloSize, format: .solo,
        advice: .copySoloID)
    }
    var (grid, cells) = (Grid(), 0)
    let body = bytes[(stop ?? bytes.endIndex)...].dropFirst()
    for index in body.indices {
      let byte = body[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): cells += Int(byte - UInt8(ascii: "a")) + 1
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        if cells < 81 { grid[Cell(cells)] = byte.digit }
        cells += 1
      case UInt8(ascii: "_"): break
      default:
        throw line.error(at: index, expected: .soloCell, format: .solo)
      }
      guard cells <= 81 else {
        throw line.error(at: index, expected: .endOfCells, format: .solo)
      }
    }
    guard cells == 81 else {
      throw line.error(found: .cells(cells), expected: .cells, format: .solo)
    }
    return PuzzleEntry(givens: grid, origin: PuzzleOrigin(format: .solo, line: line.number))
  }

  /// The text between the size and the colon. Symmetry and level don't affect the rules.
  private struct Variant {
    let isClassic: Bool

    init(_ letters: ArraySlice<UInt8>) {
      let rules: [UInt8] = [UInt8(ascii: "x"), UInt8(ascii: "j"), UInt8(ascii: "k")]
      isClassic = !letters.contains(where: rules.contains)
    }
  }

  /// Returns the game ID of `grid`.
  static func text(of grid: Grid) -> String {
    var (text, empty, afterDigit) = ("3x3:", 0, false)
    func run() -> String {
      String(repeating: "z", count: empty / 26)
        + (empty % 26 == 0
          ? "" : String(UnicodeScalar(UInt8(ascii: "a") + UInt8(empty % 26) - 1)))
    }
    for cell in Cell.all {
      guard let digit = grid[cell] else {
        empty += 1
        continue
      }
      text += empty > 0 ? run() : afterDigit ? "_" : ""
      text += digit.description
      (empty, afterDigit) = (0, true)
    }
    return text + run()
  }
}
