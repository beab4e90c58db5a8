import Widgets

/// The ground and the lines of a board: heavy around the boxes, thin between cells where there is
/// room for them.
struct BoardLines: LeafView, Equatable {
  let metrics: BoardMetrics

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    painter.fill(rect, style: theme.style(for: .board))
    if metrics.gap.height > 0 {
      drawThinLines(in: rect, on: painter, style: theme.style(for: .boardThinLine))
    }
    drawHeavyLines(in: rect, on: painter, style: theme.style(for: .boardLine))
  }

  private func drawHeavyLines(in rect: Rect, on painter: Painter, style: TextStyle) {
    for line in 0...3 {
      let x = rect.minX + line * metrics.boxStep.width
      painter.verticalLine("┃", from: Point(x: x, y: rect.minY), rows: rect.height, style: style)
    }
    for line in 0...3 {
      let y = rect.minY + line * metrics.boxStep.height
      painter.horizontalLine(
        "━", from: Point(x: rect.minX, y: y), columns: rect.width, style: style)
      for (column, joint) in Self.joints[line].enumerated() {
        let x = rect.minX + column * metrics.boxStep.width
        painter.put(joint, at: Point(x: x, y: y), style: style)
      }
    }
  }

  private static let joints: [[Character]] = ["┏┳┳┓", "┣╋╋┫", "┣╋╋┫", "┗┻┻┛"].map { Array($0) }

  private func drawThinLines(in rect: Rect, on painter: Painter, style: TextStyle) {
    let columns = thinPlaces(step: metrics.boxStep.width, cell: metrics.cell.width)
    let rows = thinPlaces(step: metrics.boxStep.height, cell: metrics.cell.height)
    for x in columns {
      painter.verticalLine(
        "│", from: Point(x: rect.minX + x, y: rect.minY), rows: rect.height, style: style)
    }
    for y in rows {
      painter.horizontalLine(
        "─", from: Point(x: rect.minX, y: rect.minY + y), columns: rect.width, style: style)
      for x in columns {
        painter.put("┼", at: Point(x: rect.minX + x, y: rect.minY + y), style: style)
      }
    }
  }

  /// Where the thin lines run, along an axis with boxes `step` cells apart.
  private func thinPlaces(step: Int, cell: Int) -> [Int] {
    (0..<3).flatMap { box in [1, 2].map { box * step + $0 * (cell + 1) } }
  }
}
