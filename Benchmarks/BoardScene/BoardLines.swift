import Scutes

/// The lines of a board: heavy around the boxes, thin between cells where there is room for them.
struct BoardLines: LeafView, Equatable {
  let metrics: BoardMetrics

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.theme.style(for: .line)
    drawThinLines(in: rect, on: painter, style: style)
    for line in 0...3 {
      painter.verticalLine(
        "┃", from: Point(x: rect.minX + line * metrics.box.width, y: rect.minY),
        rows: rect.height, style: style)
    }
    for line in 0...3 {
      let y = rect.minY + line * metrics.box.height
      painter.horizontalLine(
        "━", from: Point(x: rect.minX, y: y), columns: rect.width, style: style)
      for (column, joint) in Self.joints[line].enumerated() {
        painter.put(
          joint, at: Point(x: rect.minX + column * metrics.box.width, y: y), style: style)
      }
    }
  }

  private static let joints: [[Character]] = ["┏┳┳┓", "┣╋╋┫", "┣╋╋┫", "┗┻┻┛"].map { Array($0) }

  private func drawThinLines(in rect: Rect, on painter: Painter, style: TextStyle) {
    let (columns, rows) = metrics.thinLines
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
}
