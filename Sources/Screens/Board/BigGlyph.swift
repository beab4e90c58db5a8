import Sudoku

/// A digit, a letter or a shape of five columns by three rows for large cells, each quarter of a cell
/// ink or none. Givens and what the player entered have the same shape: colour and weight tell them
/// apart.
///
/// ```
/// █  █    ▟▀▀▀▙
/// █▄▄█▄   █▀▀▀█
///    █    █   █
/// ```
nonisolated struct BigGlyph: Sendable {
  /// The part of a digit in one cell: a character in the colour of the ink, or, where the upper half is
  /// all ink, one in the colour of the ground on ink. Terminals leave a line of pixels uncovered above
  /// block characters, which must not cut a digit.
  struct Part: Sendable {
    let character: Character
    let isInverted: Bool
  }

  /// Columns and rows.
  static let (columns, rows) = (5, 3)

  /// The parts that are not blank, row by row, each with its column.
  let parts: [(x: Int, y: Int, part: Part)]

  /// The digit as it is written.
  static func digit(_ digit: Digit) -> BigGlyph { digits[digit.index] }

  /// The letter, of A to I, that stands for it.
  static func letter(_ digit: Digit) -> BigGlyph { letters[digit.index] }

  /// The shape that stands for it.
  static func shape(_ digit: Digit) -> BigGlyph { shapes[digit.index] }

  /// Six rows of ten half columns each, `#` for ink.
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

  /// By the sum of 1, 2, 4 and 8 for the upper left, upper right, lower left and lower right quarter.
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
