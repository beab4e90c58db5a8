import Widgets

/// A ground with round corners, half a cell wide around what stands on it.
///
/// ```
/// ▗▄▄▄▄▖
/// ▐    ▌
/// ▝▀▀▀▀▘
/// ```
struct BoardGround: LeafView, Equatable {
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.theme.style(for: .boardThinLine)
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    painter.horizontalLine("▄", from: rect.origin, columns: rect.width, style: style)
    painter.horizontalLine(
      "▀", from: Point(x: rect.minX, y: bottom), columns: rect.width, style: style)
    painter.verticalLine("▐", from: rect.origin, rows: rect.height, style: style)
    painter.verticalLine("▌", from: Point(x: right, y: rect.minY), rows: rect.height, style: style)
    painter.draw("▗", at: rect.origin, style: style)
    painter.draw("▖", at: Point(x: right, y: rect.minY), style: style)
    painter.draw("▝", at: Point(x: rect.minX, y: bottom), style: style)
    painter.draw("▘", at: Point(x: right, y: bottom), style: style)
  }
}
