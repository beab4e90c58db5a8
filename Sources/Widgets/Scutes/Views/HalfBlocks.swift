// SPDX-License-Identifier: Apache-2.0

extension Painter {
  /// Draws two pixels in one cell, one above the other, each in the foreground of its style. A
  /// `nil` style is transparent. If both differ, the lower one becomes the background, unless it
  /// has no colour of its own; then it is dropped. Without half blocks both are one cell.
  public func drawPixels(
    upper: TextStyle?, lower: TextStyle?, at point: Point, on terminal: TerminalCapabilities
  ) {
    guard let style = upper ?? lower else { return }
    guard terminal.showsBlocks else {
      return draw(terminal.fullBlock, at: point, style: style)
    }
    switch (upper, lower) {
    case (let upper?, let lower?) where upper == lower || lower.foreground == nil:
      draw("█", at: point, style: upper)
    case (let upper?, let lower?):
      draw(
        "▀", at: point,
        style: TextStyle(
          foreground: upper.foreground, background: lower.foreground,
          attributes: upper.attributes))
    case (_?, nil): draw("▀", at: point, style: style)
    default: draw("▄", at: point, style: style)
    }
  }
}
