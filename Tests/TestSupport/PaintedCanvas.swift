@testable package import ScutesConsole

extension Painter {
  /// The picture as it appears on the screen.
  package var canvas: Canvas {
    var canvas = Canvas(size: bounds.size)
    for y in 0..<bounds.height {
      for x in 0..<bounds.width { canvas[x, y] = cell(x: x, y: y) }
    }
    return canvas
  }
}

// The kit draws painters only; nobody but these tests sees the protocol.
// swift-format-ignore: AvoidRetroactiveConformances
extension Canvas: @retroactive CellSource {
  /// The cell in column `x` of row `y`.
  package func cell(x: Int, y: Int) -> CanvasCell { self[x, y] }
}
