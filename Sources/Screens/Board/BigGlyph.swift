import Scutes
import Store
import Sudoku

/// A digit, letter or shape for large cells, made of filled quarter cells: five columns by three
/// rows, or eight by five for the largest. Givens and entered digits have the same shape and differ
/// in colour and weight.
///
/// ```
/// █  █    ▟▀▀▀▙
/// █▄▄█▄   █▀▀▀█
///    █    █   █
/// ```
nonisolated struct BigGlyph: Sendable {
  static let size = Size(width: 5, height: 3)
  static let hugeSize = Size(width: 8, height: 5)

  /// The quarter blocks that aren't blank, row by row, with their positions.
  let parts: [(x: Int, y: Int, character: Character)]

  /// Returns the glyph of `pattern` for `digit`, or `nil` if it is a single character.
  static func glyph(_ digit: Digit, of pattern: TilePattern, isHuge: Bool) -> BigGlyph? {
    (isHuge ? huge : all)[pattern]?[digit.index]
  }

  private static let all = drawings.mapValues { $0.map(BigGlyph.init) }
  private static let huge = drawings.mapValues { $0.map { BigGlyph(enlarged($0)) } }

  /// Sixteen half columns for ten, and ten half rows for six. Upright strokes at the sides get
  /// three half columns, level ones a row.
  private static func enlarged(_ rows: [String]) -> [String] {
    [0, 0, 1, 2, 2, 3, 3, 4, 5, 5].map { row in
      let marks = Array(rows[row])
      return String([0, 0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 9].map { marks[$0] })
    }
  }

  private static let drawings: [TilePattern: [[String]]] = [
    .digits: digits, .letters: letters, .shapes: shapes,
  ]

  /// Creates a glyph from rows of half cells, `#` for ink.
  private init(_ rows: [String]) {
    let ink = rows.map { $0.map { $0 == "#" } }
    var parts: [(x: Int, y: Int, character: Character)] = []
    for y in 0..<ink.count / 2 {
      for x in 0..<ink[0].count / 2 {
        let upper = [ink[2 * y][2 * x], ink[2 * y][2 * x + 1]]
        let lower = [ink[2 * y + 1][2 * x], ink[2 * y + 1][2 * x + 1]]
        let code = (upper + lower).reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
        if code > 0 { parts.append((x, y, Self.quarters[code])) }
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
  ]

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
  ]

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
  ]
}
