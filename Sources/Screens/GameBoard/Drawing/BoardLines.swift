import Models
import Widgets

/// The ground and the lines of a board: heavy around the boxes, thin between cells where there is
/// room for them; the houses that a hint is about; and those of the cursor where grounds can't show
/// them.
struct BoardLines {
  let metrics: BoardMetrics
  var houses: [PaintedHouse] = []
  /// The cell whose row and column are marked on the border, and whose box has a double line around
  /// it.
  var crossing: Cell?

  func draw(in rect: Rect, on painter: Painter, theme: Theme) {
    painter.fill(rect, style: theme.style(for: .board))
    drawThinLines(in: rect, on: painter, style: theme.style(for: .boardThinLine))
    drawHeavyLines(in: rect, on: painter, style: theme.style(for: .boardLine))
    if let crossing {
      let line = theme.style(for: .boardLine)
      for house in [House.box(crossing.box), .row(crossing.row), .column(crossing.column)] {
        draw(house, isCover: false, in: rect, on: painter, style: line)
      }
    }
    let outline = theme.style(for: .hintHouseLine)
    for painted in houses {
      draw(painted.house, isCover: painted.isCover, in: rect, on: painter, style: outline)
    }
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
        painter.draw(joint, at: Point(x: x, y: y), style: style)
      }
    }
  }

  private static let joints: [[Character]] = ["┏┳┳┓", "┣╋╋┫", "┣╋╋┫", "┗┻┻┛"].map { Array($0) }

  private func drawThinLines(in rect: Rect, on painter: Painter, style: TextStyle) {
    guard metrics.gap.height > 0 else { return }
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
        painter.draw("┼", at: Point(x: rect.minX + x, y: rect.minY + y), style: style)
      }
    }
  }

  /// Where the thin lines run, along an axis with boxes `step` cells apart.
  private func thinPlaces(step: Int, cell: Int) -> [Int] {
    (0..<3).flatMap { box in [1, 2].map { box * step + $0 * (cell + 1) } }
  }
}

/// The houses of a hint: a box has a double line around it, the ends of a row or a column have signs
/// on the border, hollow ones where a fish reaches into it only.
///
/// ```
/// ┏━━━▾━━━┳   ╔═══════╗
/// ┃       ┃   ║       ║
/// ▸       ┃   ║       ║
/// ```
extension BoardLines {
  private func draw(
    _ house: House, isCover: Bool, in rect: Rect, on painter: Painter, style: TextStyle
  ) {
    let signs: [Character] = isCover ? ["▹", "◃", "▿", "▵"] : ["▸", "◂", "▾", "▴"]
    let place = metrics.digitPlace
    switch house {
    case .row(let row):
      let y = rect.minY + metrics.origin(of: Cell(row: row, column: 0)).y + place.y
      painter.draw(signs[0], at: Point(x: rect.minX, y: y), style: style)
      painter.draw(signs[1], at: Point(x: rect.maxX - 1, y: y), style: style)
    case .column(let column):
      let x = rect.minX + metrics.origin(of: Cell(row: 0, column: column)).x + place.x
      painter.draw(signs[2], at: Point(x: x, y: rect.minY), style: style)
      painter.draw(signs[3], at: Point(x: x, y: rect.maxY - 1), style: style)
    case .box(let box):
      let step = metrics.boxStep
      BorderStyle.double.draw(
        in: Rect(
          x: rect.minX + box % 3 * step.width, y: rect.minY + box / 3 * step.height,
          width: step.width + 1, height: step.height + 1), on: painter, style: style)
    }
  }
}
