// SPDX-License-Identifier: Apache-2.0

/// The ornament of an accented frame: curls between knots, which cover the joints between the
/// ornament's thin lines and the frame's.
nonisolated struct CornerOrnament: Hashable {
  /// The rows of the top left corner.
  private let rows: [[Character]]
  /// The lines between the corners.
  let border: BorderStyle

  /// The ornament at `scale`, 1 to 3.
  init(scale: Int) {
    switch scale {
    case 1:
      rows = ["╭"].map(Array.init)
      border = .rounded
    case 2:
      rows = ["╭─◆", "│╯ ", "◆  "].map(Array.init)
      border = .heavy
    default:
      rows = ["╭───◆", "│◇╭─╯", "│╭╯  ", "◆╯   "].map(Array.init)
      border = .heavy
    }
  }

  var width: Int { rows[0].count }
  var height: Int { rows.count }

  enum Corner: CaseIterable {
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    var isRight: Bool { self == .topRight || self == .bottomRight }
    var isBottom: Bool { self == .bottomLeft || self == .bottomRight }
  }

  /// Draws the ornament in `corner` of `rect`: lines in `style`, knots in `knotStyle`.
  @MainActor
  func draw(
    _ corner: Corner, of rect: Rect, on painter: Painter, style: TextStyle, knotStyle: TextStyle,
    isUnicode: Bool
  ) {
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character != " " {
        let place = Point(
          x: corner.isRight ? rect.maxX - 1 - x : rect.minX + x,
          y: corner.isBottom ? rect.maxY - 1 - y : rect.minY + y)
        let seen = mirrored(character, in: corner)
        painter.draw(
          isUnicode ? seen : Self.ascii[seen] ?? seen, at: place,
          style: Self.knots.contains(character) ? knotStyle : style)
      }
    }
  }

  /// The glyph that mirrors `character` for `corner`.
  private func mirrored(_ character: Character, in corner: Corner) -> Character {
    let across = corner.isRight ? Self.across[character] ?? character : character
    return corner.isBottom ? Self.down[across] ?? across : across
  }

  private static let knots: Set<Character> = ["◆", "◇"]
  private static let across: [Character: Character] = ["╭": "╮", "╯": "╰"]
  private static let down: [Character: Character] = ["╭": "╰", "╮": "╯", "╯": "╮", "╰": "╭"]
  private static let ascii: [Character: Character] = [
    "╭": ".", "╮": ".", "╯": "'", "╰": "'", "◆": "*", "◇": "o", "─": "-", "│": "|",
  ]
}
