import Sudoku

/// A digit, letter or shape of five columns by three rows for large cells, made of filled quarter
/// cells. Givens and entered digits have the same shape and differ in colour and weight.
///
/// ```
/// █  █    ▟▀▀▀▙
/// █▄▄█▄   █▀▀▀█
///    █    █   █
/// ```
nonisolated struct BigGlyph: Sendable {
  /// The part of a glyph in one cell: a character in the ink colour, or if the upper half is all
  /// ink, one in the ground colour on ink. Terminals leave a line of pixels uncovered above block
  /// characters, which must not cut through a digit.
  struct Part: Sendable {
    let character: Character
    let isInverted: Bool
  }

  /// The size in columns and rows.
  static let (columns, rows) = (5, 3)

  /// The parts that are not blank, row by row, with their positions.
  let parts: [(x: Int, y: Int, part: Part)]

  /// The digit itself.
  static func digit(_ digit: Digit) -> BigGlyph { digits[digit.index] }

  /// The letter from A to I that stands for a digit.
  static func letter(_ digit: Digit) -> BigGlyph { letters[digit.index] }

  /// The shape that stands for a digit.
  static func shape(_ digit: Digit) -> BigGlyph { shapes[digit.index] }

  /// Creates a glyph from six rows of ten half columns, `#` for ink.
  private init(_ rows: [String]) {
    let ink = rows.map { $0.map { $0 == "#" } }
    var parts: [(x: Int, y: Int, part: Part)] = []
    for y in 0..<Self.rows {
      for x in 0..<Self.columns {
        let upper = [ink[2 * y][2 * x], ink[2 * y][2 * x + 1]]
        let lower = [ink[2 * y + 1][2 * x], ink[2 * y + 1][2 * x + 1]]
        let isInverted = upper[0] && upper[1]
        let quarters = (upper + lower).map { $0 != isInverted }
        guard isInverted || quarters.contains(true) else { continue }
        let code = quarters.reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
        parts.append((x, y, Part(character: Self.quarters[code], isInverted: isInverted)))
      }
    }
    self.parts = parts
  }

  /// Indexed by the sum of 1, 2, 4 and 8 for the upper left, upper right, lower left and lower
  /// right quarter.
  private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

  private static let digits = [
    ["....##....", "..####....", "....##....", "....##....", "....##....", "..######.."],
    [".########.", "##......##", ".....####.", "..####....", "##........", "##########"],
    [".########.", "........##", "...######.", "........##", "##......##", ".########."],
    ["##....##..", "##....##..", "##....##..", "##########", "......##..", "......##.."],
    ["##########", "##........", "#########.", "........##", "##......##", ".########."],
    [".########.", "##........", "#########.", "##......##", "##......##", ".########."],
    ["##########", ".......##.", ".....##...", "....##....", "....##....", "....##...."],
    [".########.", "##......##", ".########.", "##......##", "##......##", ".########."],
    [".########.", "##......##", "##......##", ".#########", "........##", ".########."],
  ].map(BigGlyph.init)

  private static let letters = [
    [".########.", "##......##", "##......##", "##########", "##......##", "##......##"],
    ["#########.", "##......##", "#########.", "##......##", "##......##", "#########."],
    [".########.", "##......##", "##........", "##........", "##......##", ".########."],
    ["########..", "##.....##.", "##......##", "##......##", "##.....##.", "########.."],
    ["##########", "##........", "########..", "##........", "##........", "##########"],
    ["##########", "##........", "########..", "##........", "##........", "##........"],
    [".########.", "##........", "##...#####", "##......##", "##......##", ".########."],
    ["##......##", "##......##", "##########", "##......##", "##......##", "##......##"],
    ["..######..", "....##....", "....##....", "....##....", "....##....", "..######.."],
  ].map(BigGlyph.init)

  private static let shapes = [
    ["...####...", ".########.", "##########", "##########", ".########.", "...####..."],
    [".########.", ".########.", ".########.", ".########.", ".########.", ".########."],
    ["....##....", "...####...", "..######..", "..######..", ".########.", "##########"],
    ["##########", ".########.", "..######..", "..######..", "...####...", "....##...."],
    ["....##....", "..######..", "##########", "##########", "..######..", "....##...."],
    ["...####...", ".##....##.", "##......##", "##......##", ".##....##.", "...####..."],
    ["....##....", "....##....", "##########", "##########", "....##....", "....##...."],
    ["##......##", ".###..###.", "...####...", "...####...", ".###..###.", "##......##"],
    ["##########", "..........", "##########", "..........", "##########", ".........."],
  ].map(BigGlyph.init)
}
