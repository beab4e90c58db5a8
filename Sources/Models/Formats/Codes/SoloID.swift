import Sudoku

/// The game ID of Simon Tatham's Solo: digits in order, and letters for runs of empty cells.
///
/// ```
/// 3x3:4e8a5a3j7f…      4, five empty, 8, one empty, 5 …
///     '- a to z for 1 to 26 empty cells, _ between two digits without any
/// 9j:…                 a jigsaw; x and k are for diagonals and cages, other letters for the level
/// ```
enum SoloID {
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = bytes.prefix(24).prefix { !$0.isOne(of: ":#") }
    guard head.count < min(bytes.count, 24), let kind = Kind(head) else { return false }
    if kind.hasSides { return true }
    let letters = head.drop { $0.isNumeral }
    let rest = bytes.dropFirst(head.count + 1)
    return !letters.isEmpty && rest.count >= 9 && rest.allSatisfy(isOfDescription)
  }

  private static func isOfDescription(_ byte: UInt8) -> Bool {
    byte.isOne(of: "_,") || byte.isNumeral
      || (0x61...0x7A).contains(byte)
  }

  static func read(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let stop = bytes.firstIndex { $0.isOne(of: ":#") }
    let head = bytes[..<(stop ?? bytes.endIndex)]
    if let kind = Kind(head) {
      guard kind.size == 9 else {
        throw line.error(found: .gridOfSize(kind.size), expected: .gridOfNine, format: .solo)
      }
      if let rule = kind.rule {
        throw line.error(found: .rule(rule), expected: .classicRules, format: .solo)
      }
    }
    guard Kind(head)?.sides == [3, 3], stop.map({ bytes[$0] }) != "#" else {
      throw line.error(
        found: .text(PuzzleLine.text(head)), expected: .soloSize, format: .solo,
        advice: .copySoloID)
    }
    var (grid, cells) = (Grid(), 0)
    let body = bytes[(stop ?? bytes.endIndex)...].dropFirst()
    for index in body.indices {
      let byte = body[index]
      switch byte {
      case "a"..."z": cells += Int(byte - UInt8(ascii: "a")) + 1
      case "1"..."9":
        if cells < 81 { grid[Cell(cells)] = byte.digit }
        cells += 1
      case "_": break
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
    return PuzzleEntry(givens: grid, origin: line.origin(.solo))
  }

  /// The text before the colon: the size, then letters.
  private struct Kind {
    /// The width and height of a block, or of a jigsaw's board and 1.
    let sides: [Int]
    /// `true` if both sides are written.
    let hasSides: Bool
    /// A rule beyond the classic ones, as Solo calls it. Symmetry and level don't affect the rules.
    let rule: String?

    var size: Int { sides[0] * sides[1] }

    init?(_ text: ArraySlice<UInt8>) {
      var rest = text.map(\.lowercased)[...]
      func number() -> Int? {
        let digits = rest.prefix { $0.isNumeral }
        rest = rest.dropFirst(digits.count)
        return digits.count < 3 ? Int(PuzzleLine.text(digits)) : nil
      }
      guard let first = number(), first > 0 else { return nil }
      var second: Int?
      if rest.first == "x",
        rest.dropFirst().first.map({ $0.isNumeral }) == true
      {
        rest = rest.dropFirst()
        second = number()
      }
      hasSides = second != nil
      let letters = rest.prefix { (0x61...0x7A).contains($0) || $0.isNumeral }
      guard letters.count == rest.count, second != 0 else { return nil }
      let isJigsaw = letters.contains(UInt8(ascii: "j"))
      sides = isJigsaw ? [first * (second ?? 1), 1] : [first, second ?? first]
      let rules: [(Character, String)] = [("j", "Jigsaw"), ("k", "Killer"), ("x", "X")]
      rule = rules.first { letters.contains($0.0.asciiValue ?? 0) }?.1
    }
  }

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
