/// The glyphs that a border is made of.
public nonisolated struct BorderStyle: Hashable, Sendable {
  /// Along the top and the bottom.
  public let horizontal: Character
  /// Down the sides.
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

  /// Draws the border along the edge of `rect`.
  @MainActor
  public func draw(in rect: Rect, on painter: Painter, style: TextStyle) {
    guard rect.width > 1, rect.height > 1 else { return }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for y in [rect.minY, bottom] {
      painter.horizontalLine(
        horizontal, from: Point(x: rect.minX + 1, y: y), columns: rect.width - 2, style: style)
    }
    for x in [rect.minX, right] {
      painter.verticalLine(
        vertical, from: Point(x: x, y: rect.minY + 1), rows: rect.height - 2, style: style)
    }
    let places = [(rect.minX, rect.minY), (right, rect.minY), (rect.minX, bottom), (right, bottom)]
    for (corner, place) in zip(corners, places) {
      painter.put(corner, at: Point(x: place.0, y: place.1), style: style)
    }
  }
}
