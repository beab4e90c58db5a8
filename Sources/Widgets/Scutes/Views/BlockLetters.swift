// SPDX-License-Identifier: Apache-2.0

/// The pixels of letters and their shadow, ready for drawing.
struct BlockLetters {
  let pixels: [[Bool]]
  let style: TextStyle
  /// The style of the shadow, or `nil` for none.
  let shadow: TextStyle?
  let capabilities: TerminalCapabilities

  /// `true` if the colours distinguish the shadow from the letters.
  private var hasColoredShadow: Bool {
    guard let shadow, capabilities.colorDepth > .monochrome else { return false }
    return shadow.foreground != nil && shadow.foreground != style.foreground
  }

  private var width: Int { (pixels.first?.count ?? 0) + (shadow == nil ? 0 : 1) }
  private var height: Int { pixels.count + (shadow == nil ? 0 : 1) }

  private enum Ink {
    case letter
    case shadow
  }

  private func part(_ x: Int, _ y: Int) -> Ink? {
    if isSet(x, y) { return .letter }
    return shadow != nil && isSet(x - 1, y - 1) ? .shadow : nil
  }

  private func isSet(_ x: Int, _ y: Int) -> Bool {
    pixels.indices.contains(y) && pixels[y].indices.contains(x) && pixels[y][x]
  }

  /// Draws two rows of pixels in each row of cells.
  func drawHalves(at origin: Point, on painter: Painter) {
    func look(_ x: Int, _ y: Int) -> TextStyle? {
      switch part(x, y) {
      case .letter: style
      case .shadow: hasColoredShadow ? shadow : nil
      case nil: nil
      }
    }
    for row in 0..<(height + 1) / 2 {
      for x in 0..<width {
        painter.drawPixels(
          upper: look(x, 2 * row), lower: look(x, 2 * row + 1),
          at: Point(x: origin.x + x, y: origin.y + row), on: capabilities)
      }
    }
  }

  /// Draws each pixel as `columns` by `rows` cells.
  func draw(at origin: Point, columns: Int, rows: Int, on painter: Painter) {
    let block = capabilities.fullBlock
    let shade: Character = hasColoredShadow ? block : block == "█" ? "░" : ":"
    for y in 0..<height * rows {
      for x in 0..<width {
        guard let part = part(x, y / rows) else { continue }
        painter.horizontalLine(
          part == .letter ? block : shade,
          from: Point(x: origin.x + x * columns, y: origin.y + y), columns: columns,
          style: part == .letter ? style : shadow ?? style)
      }
    }
  }
}
