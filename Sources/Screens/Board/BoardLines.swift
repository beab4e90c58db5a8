import Hints
import Scutes
import Sudoku

/// The lines of a board. On a compact board they are heavy around the boxes, with marks for a
/// hint's houses and for those of the cursor where grounds can't show them. On larger boards they
/// separate tiles where the terminal can't show grounds.
///
/// ```
/// ┏━━━━━┳━━━━━┓        5  │  3  │      ┃
/// ┃ 5 3 ┃     ┃      ╴╴╴╴╴│╴╴╴╴╴│╴╴╴╴╴ ┃
/// ┗━━━━━┻━━━━━┛      ━━━━━━━━━━━━━━━━━━╋
/// ```
struct BoardLines {
  let metrics: BoardMetrics
  var houses: [PaintedHouse] = []
  /// The cell whose row and column are marked on the border, and whose box has a double outline.
  var crossing: Cell?

  func draw(in rect: Rect, on painter: Painter, theme: Theme) {
    painter.fill(rect, style: theme.style(for: .board))
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
}

/// Marks for the houses of a hint: a double outline for a box, and signs on the border at the ends
/// of a row or column, hollow if a fish only reaches into it.
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

/// Lines between tiles
extension BoardLines {
  /// Draws the lines between cells and boxes. The line below a cell takes no row: see
  /// ``drawBelowTiles(in:on:)``.
  func drawBetweenTiles(in rect: Rect, on painter: Painter, theme: Theme) {
    let (thin, heavy) = (theme.style(for: .boardThinLine), theme.style(for: .boardLine))
    let right = metrics.sideColumns.right
    for cell in Cell.all {
      let place = metrics.rect(of: cell)
      let (x, y) = (rect.minX + place.minX, rect.minY + place.minY)
      if cell.column % 3 < 2 {
        painter.verticalLine(
          "│", from: Point(x: x + right, y: y), rows: place.height + metrics.shared.height,
          style: thin)
      }
      if cell.row % 3 < 2, metrics.shared.height > 0 {
        painter.horizontalLine(
          "─", from: Point(x: x, y: y + place.height), columns: place.width, style: thin)
        if cell.column % 3 < 2 {
          painter.draw("┼", at: Point(x: x + right, y: y + place.height), style: thin)
        }
      }
    }
    let (first, last) = (metrics.rect(of: Cell(0)), metrics.rect(of: Cell(80)))
    let (left, top) = (rect.minX + first.minX, rect.minY + first.minY)
    let (columns, rows) = (last.maxX - first.minX, last.maxY - first.minY)
    for box in 0..<2 {
      painter.verticalLine(
        "┃", from: Point(x: rect.minX + gapColumn(after: box), y: top), rows: rows, style: heavy)
    }
    for box in 0..<2 {
      let y = rect.minY + gapRow(after: box)
      painter.horizontalLine("━", from: Point(x: left, y: y), columns: columns, style: heavy)
      for column in 0..<2 {
        painter.draw("╋", at: Point(x: rect.minX + gapColumn(after: column), y: y), style: heavy)
      }
    }
  }

  /// The places of the lines between tiles.
  var placesAmongTiles: Set<Point> {
    var places: Set<Point> = []
    let last = metrics.surroundings(of: Cell(80))
    for cell in Cell.all {
      let place = metrics.rect(of: cell)
      if cell.column % 3 < 2 {
        let x = place.minX + metrics.sideColumns.right
        places.formUnion(
          (place.minY..<place.maxY + metrics.shared.height).map { Point(x: x, y: $0) })
      }
      if cell.row % 3 < 2, metrics.shared.height > 0 {
        places.formUnion((place.minX..<place.maxX).map { Point(x: $0, y: place.maxY) })
      }
    }
    for box in 0..<2 {
      places.formUnion((0..<last.maxY).map { Point(x: gapColumn(after: box), y: $0) })
      places.formUnion((0..<last.maxX).map { Point(x: $0, y: gapRow(after: box)) })
    }
    return places
  }

  /// Underlines the last row of cells that aren't the lowest of their box.
  func drawBelowTiles(in rect: Rect, on painter: Painter) {
    guard metrics.shared.height == 0 else { return }
    for cell in Cell.all where cell.row % 3 < 2 {
      let place = metrics.rect(of: cell)
      let columns = place.width + (cell.column % 3 < 2 ? metrics.shared.width : 0)
      painter.restyle(
        Rect(
          x: rect.minX + place.minX, y: rect.minY + place.maxY - 1, width: columns, height: 1),
        style: TextStyle(attributes: .underline))
    }
  }

  /// Emphasises the lines around the box of a hint or of the cursor, on the sides that adjoin other
  /// boxes.
  func drawBoxAmongTiles(_ house: House, in rect: Rect, on painter: Painter, style: TextStyle) {
    guard case .box(let box) = house else { return }
    let cells = house.cells.map(metrics.rect)
    guard let first = cells.first, let last = cells.last else { return }
    for gap in [box % 3 - 1, box % 3] where 0..<2 ~= gap {
      painter.verticalLine(
        "┃", from: Point(x: rect.minX + gapColumn(after: gap), y: rect.minY + first.minY),
        rows: last.maxY - first.minY, style: style)
    }
    for gap in [box / 3 - 1, box / 3] where 0..<2 ~= gap {
      painter.horizontalLine(
        "━", from: Point(x: rect.minX + first.minX, y: rect.minY + gapRow(after: gap)),
        columns: last.maxX - first.minX, style: style)
    }
  }

  private func gapColumn(after box: Int) -> Int {
    metrics.rect(of: Cell(row: 0, column: 3 * box + 2)).maxX + metrics.shared.width
  }

  private func gapRow(after box: Int) -> Int {
    metrics.rect(of: Cell(row: 3 * box + 2, column: 0)).maxY
  }
}
