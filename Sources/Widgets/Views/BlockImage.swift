/// A small picture made of characters or of pixels, such as a logo.
///
/// Of pixels, two to a cell, one above the other:
///
/// ```
/// BlockImage(pixels: [".gg.", "gggg"], roles: ["g": .success])       ▄██▄ ... one row
/// ```
///
/// Of characters, with the roles drawn beside them:
///
/// ```
/// BlockImage(text: ["/\\_/\\", "(o.o)"], colors: ["lllll", "leeel"], roles: ["e": .accent])
/// ```
///
/// It has one size, and is cut where there is less room.
public struct BlockImage: LeafView, Equatable {
  private enum Source: Hashable {
    case text([String], colors: [[Character]])
    case pixels([[Character]])
  }

  private let source: Source
  private let roles: [Character: StyleRole]
  private let ascii: [String]?

  /// A picture of the characters in `text`, row by row. The character in the same place of `colors`,
  /// counted by columns, names the role in `roles`; where it has none, the look is that of the
  /// surroundings. `ascii` is shown where there is no Unicode; without it, each character's likeness.
  public init(
    text: [String], colors: [String] = [], roles: [Character: StyleRole] = [:],
    ascii: [String]? = nil
  ) {
    source = .text(text, colors: colors.map(Array.init))
    self.roles = roles
    self.ascii = ascii
  }

  /// A picture of pixels, a character each, which names its role in `roles`. A blank and a dot let
  /// through what is behind; other characters without a role look like the surroundings. `ascii` is
  /// shown where there is no Unicode; without it, a `#` for each cell that has a pixel.
  public init(pixels: [String], roles: [Character: StyleRole] = [:], ascii: [String]? = nil) {
    source = .pixels(pixels.map(Array.init))
    self.roles = roles
    self.ascii = ascii
  }

  /// The picture's own, as far as there is room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let size = ownSize(environment.capabilities.showsBlocks)
    return Size(
      width: min(size.width, max(proposal.width, min(1, size.width))),
      height: min(size.height, max(proposal.height, min(1, size.height))))
  }

  private func ownSize(_ isUnicode: Bool) -> Size {
    if !isUnicode, let ascii { return Self.size(of: ascii) }
    switch source {
    case .text(let rows, _): return Self.size(of: rows)
    case .pixels(let rows):
      return Size(width: rows.map(\.count).max() ?? 0, height: (rows.count + 1) / 2)
    }
  }

  private static func size(of rows: [String]) -> Size {
    let widths = rows.map { row in row.reduce(0) { $0 + $1.columnsInDrawing } }
    return Size(width: widths.max() ?? 0, height: rows.count)
  }

  /// Draws the picture from its top left corner on.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.showsBlocks
    switch source {
    case _ where !isUnicode && ascii != nil:
      for (y, row) in (ascii ?? []).enumerated() {
        let origin = Point(x: rect.minX, y: rect.minY + y)
        painter.write(row, at: origin, style: environment.textStyle())
      }
    case .text(let rows, let colors):
      draw(rows, colors: colors, in: rect, on: painter, environment)
    case .pixels(let rows):
      for y in 0..<(rows.count + 1) / 2 {
        for x in 0..<(rows.map(\.count).max() ?? 0) {
          painter.drawPixels(
            upper: pixel(rows, x, 2 * y, environment),
            lower: pixel(rows, x, 2 * y + 1, environment),
            at: Point(x: rect.minX + x, y: rect.minY + y), isUnicode: isUnicode)
        }
      }
    }
  }

  private func draw(
    _ rows: [String], colors: [[Character]], in rect: Rect, on painter: Painter,
    _ environment: EnvironmentValues
  ) {
    for (y, row) in rows.enumerated() {
      let marks = colors.indices.contains(y) ? colors[y] : []
      var x = 0
      for character in row {
        let role = marks.indices.contains(x) ? roles[marks[x]] : nil
        let columns = character.columnsInDrawing
        let place = Point(x: rect.minX + x, y: rect.minY + y)
        let style = environment.textStyle(role)
        if columns == 1 && character != " " {
          painter.draw(character, at: place, style: style)
        } else if columns == 2 {
          painter.put(character, at: place, style: style)
        }
        x += columns
      }
    }
  }

  private func pixel(
    _ rows: [[Character]], _ x: Int, _ y: Int, _ environment: EnvironmentValues
  ) -> TextStyle? {
    guard rows.indices.contains(y), rows[y].indices.contains(x) else { return nil }
    let mark = rows[y][x]
    return mark == " " || mark == "." ? nil : environment.textStyle(roles[mark])
  }
}
