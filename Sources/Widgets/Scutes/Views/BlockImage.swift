// SPDX-License-Identifier: Apache-2.0

/// A small picture made of pixels, two to a cell, one above the other. Useful for a logo.
///
/// ```
/// BlockImage(pixels: [".gg.", "gggg"], roles: ["g": .success])       ▄██▄ ... one row
/// ```
///
/// It has a fixed size, and is cropped if there is less room.
public struct BlockImage: LeafView, Equatable {
  private let pixels: [[Character]]
  private let roles: [Character: StyleRole]
  private let ascii: [String]?

  /// Creates a picture from rows of characters, one for each pixel, with their styles in `roles`.
  /// Blanks and dots are transparent, and other characters without a role have the style of the
  /// environment. `ascii` replaces the picture without Unicode; by default it has a `#` for each
  /// cell with a pixel.
  public init(pixels: [String], roles: [Character: StyleRole] = [:], ascii: [String]? = nil) {
    self.pixels = pixels.map(Array.init)
    self.roles = roles
    self.ascii = ascii
  }

  /// Returns the picture's size, limited to the room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let size = ownSize(environment.capabilities.showsBlocks)
    return Size(
      width: min(size.width, max(proposal.width, min(1, size.width))),
      height: min(size.height, max(proposal.height, min(1, size.height))))
  }

  private func ownSize(_ isUnicode: Bool) -> Size {
    if !isUnicode, let ascii {
      return Size(width: ascii.map(\.columns).max() ?? 0, height: ascii.count)
    }
    return Size(width: pixels.map(\.count).max() ?? 0, height: (pixels.count + 1) / 2)
  }

  /// Draws the picture from its top left corner.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.showsBlocks
    if !isUnicode, let ascii {
      for (y, row) in ascii.enumerated() {
        let origin = Point(x: rect.minX, y: rect.minY + y)
        painter.write(row, at: origin, style: environment.textStyle())
      }
      return
    }
    let size = ownSize(isUnicode)
    for y in 0..<size.height {
      for x in 0..<size.width {
        painter.drawPixels(
          upper: pixel(x, 2 * y, environment), lower: pixel(x, 2 * y + 1, environment),
          at: Point(x: rect.minX + x, y: rect.minY + y), on: environment.capabilities)
      }
    }
  }

  private func pixel(_ x: Int, _ y: Int, _ environment: EnvironmentValues) -> TextStyle? {
    guard pixels.indices.contains(y), pixels[y].indices.contains(x) else { return nil }
    let mark = pixels[y][x]
    return mark == " " || mark == "." ? nil : environment.textStyle(roles[mark])
  }
}
