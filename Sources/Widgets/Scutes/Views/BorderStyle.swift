// SPDX-License-Identifier: Apache-2.0

/// The glyphs of a border.
public nonisolated struct BorderStyle: Hashable, Sendable {
  /// The glyph of the top and bottom edges.
  public let horizontal: Character
  /// The glyph of the left and right edges.
  public let vertical: Character
  /// The corners: top left, top right, bottom left, bottom right.
  public let corners: [Character]

  private init(_ horizontal: Character, _ vertical: Character, _ corners: String) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.corners = Array(corners)
  }

  /// Thin lines with square corners.
  public static let light = Self("─", "│", "┌┐└┘")
  /// Thin lines with round corners.
  public static let rounded = Self("─", "│", "╭╮╰╯")
  /// Thick lines.
  public static let heavy = Self("━", "┃", "┏┓┗┛")
  /// Thick lines with round corners.
  public static let heavyRounded = Self("━", "┃", "╭╮╰╯")
  /// Double lines.
  public static let double = Self("═", "║", "╔╗╚╝")
  /// Characters that every terminal has. Other styles fall back to them when needed.
  public static let ascii = Self("-", "|", "++++")

  /// The weight of the lines. Light for ``ascii``.
  public var weight: LineArms.Weight { LineArms(horizontal)?.left ?? .light }

  /// Draws the border along the edge of `rect`, joining it to existing lines if `joinsLines`. Draws
  /// nothing if `rect` is narrower or lower than two cells.
  @MainActor
  public func draw(
    in rect: Rect, on painter: Painter, style: TextStyle, joinsLines: Bool = false
  ) {
    guard rect.width > 1, rect.height > 1 else { return }
    if joinsLines { return join(in: rect, on: painter, style: style) }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for y in [rect.minY, bottom] {
      painter.horizontalLine(
        horizontal, from: Point(x: rect.minX + 1, y: y), columns: rect.width - 2, style: style)
    }
    for x in [rect.minX, right] {
      painter.verticalLine(
        vertical, from: Point(x: x, y: rect.minY + 1), rows: rect.height - 2, style: style)
    }
    for (corner, place) in zip(corners, Self.places(rect)) {
      painter.draw(corner, at: place, style: style)
    }
  }

  @MainActor
  private func join(in rect: Rect, on painter: Painter, style: TextStyle) {
    for x in rect.minX + 1..<rect.maxX - 1 {
      painter.join(horizontal, at: Point(x: x, y: rect.minY), style: style)
      painter.join(horizontal, at: Point(x: x, y: rect.maxY - 1), style: style)
    }
    for y in rect.minY + 1..<rect.maxY - 1 {
      painter.join(vertical, at: Point(x: rect.minX, y: y), style: style)
      painter.join(vertical, at: Point(x: rect.maxX - 1, y: y), style: style)
    }
    for (corner, place) in zip(corners, Self.places(rect)) {
      painter.join(corner, at: place, style: style)
    }
  }

  /// The positions of the corners, in the order of ``corners``.
  private static func places(_ rect: Rect) -> [Point] {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    return [
      rect.origin, Point(x: right, y: rect.minY), Point(x: rect.minX, y: bottom),
      Point(x: right, y: bottom),
    ]
  }
}
