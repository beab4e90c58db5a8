import Games
import Scutes
import Sudoku

/// The grounds of tiles, with bars around the cursor and around a selection. Two tiles share a
/// column or row by halves.
///
/// ```
/// ▐█████▌█████▌      a b  the halves of a shared column: a is the tile's to the left
/// ▐█████▌█████▌
/// ```
struct TileGround {
  let metrics: BoardMetrics
  /// By cell index. `nil` for cells that are neither drawn nor beside a drawn one.
  let cells: [CellGlyphs?]
  let theme: Theme

  /// Draws the tile of `cell`, with the halves beside it, on a board with its top left at `origin`.
  func draw(_ cell: Cell, from origin: Point, on painter: Painter) {
    let place = metrics.rect(of: cell)
    let rect = Rect(
      x: origin.x + place.minX, y: origin.y + place.minY, width: place.width, height: place.height)
    painter.fill(rect, style: TextStyle(background: ground(of: cell)))
    if metrics.shared.width > 0 {
      column(
        rect.minX - 1, of: rect, between: neighbour(of: cell, .leading), and: cell, on: painter)
      column(rect.maxX, of: rect, between: cell, and: neighbour(of: cell, .trailing), on: painter)
    }
    if metrics.shared.height > 0 {
      if cell.row == 0 {
        // The column's number stands on the whole row.
        painter.fill(
          Rect(x: rect.minX, y: rect.minY - 1, width: rect.width, height: 1),
          style: TextStyle(background: edge(.top, of: cell)))
      } else {
        row(rect.minY - 1, of: rect, between: neighbour(of: cell, .top), and: cell, on: painter)
      }
      row(rect.maxY, of: rect, between: cell, and: neighbour(of: cell, .bottom), on: painter)
    }
    drawBarsWithin(rect, of: cell, on: painter)
  }

  /// The places that tiles of visibly different colours, or a tile and a gap, share by halves, and
  /// those of bars. A character there would replace both halves.
  var seams: Set<Point> {
    var seams: Set<Point> = []
    for cell in Cell.all {
      let rect = metrics.rect(of: cell)
      guard metrics.shared != .zero else {
        for (side, x) in [(Edge.Set.leading, rect.minX), (.trailing, rect.maxX - 1)]
        where bar(side, of: cell) != nil {
          seams.formUnion((rect.minY..<rect.maxY).map { Point(x: x, y: $0) })
        }
        for (side, y) in [(Edge.Set.top, rect.minY), (.bottom, rect.maxY - 1)]
        where rect.height > 3 && bar(side, of: cell) != nil {
          seams.formUnion((rect.minX..<rect.maxX).map { Point(x: $0, y: y) })
        }
        continue
      }
      func note(_ side: Edge.Set, _ opposite: Edge.Set, _ places: [Point]) {
        let isSeam =
          neighbour(of: cell, side).map { neighbour in
            (edge(side, of: cell).difference(from: edge(opposite, of: neighbour)) ?? 1) > 0.06
          } ?? true
        if isSeam { seams.formUnion(places) }
      }
      if metrics.shared.width > 0 {
        note(.leading, .trailing, (rect.minY..<rect.maxY).map { Point(x: rect.minX - 1, y: $0) })
        note(.trailing, .leading, (rect.minY..<rect.maxY).map { Point(x: rect.maxX, y: $0) })
      } else {
        note(.top, .bottom, (rect.minX..<rect.maxX).map { Point(x: $0, y: rect.minY - 1) })
        note(.bottom, .top, (rect.minX..<rect.maxX).map { Point(x: $0, y: rect.maxY) })
      }
    }
    return seams
  }

  private func ground(of cell: Cell) -> Color {
    cells[cell.index]?.ground.background ?? .terminalDefault
  }

  /// The colour along a side: the bars', one of the cell's colours, or its ground.
  private func edge(_ edge: Edge.Set, of cell: Cell) -> Color {
    if let bar = bar(edge, of: cell) { return bar }
    guard let glyphs = cells[cell.index], !glyphs.look.colors.isEmpty else {
      return ground(of: cell)
    }
    let colors = glyphs.hiddenColors.isEmpty ? glyphs.stripes : glyphs.hiddenColors
    return (edge == .trailing ? colors.last : colors.first) ?? ground(of: cell)
  }

  /// The colours along the upper or lower side of a cell with stripes, or `nil` for one colour.
  private func stripes(_ edge: Edge.Set, of cell: Cell?) -> [Color]? {
    guard let cell, bar(edge, of: cell) == nil, let stripes = cells[cell.index]?.stripes,
      !stripes.isEmpty
    else { return nil }
    return stripes
  }

  private func bar(_ edge: Edge.Set, of cell: Cell) -> Color? {
    guard let look = cells[cell.index]?.look, !look.isAsked,
      look.isSelected ? look.selectionEdges.contains(edge) : look.cursor != nil
    else { return nil }
    return theme.style(for: .boardFrame).foreground
  }

  /// The neighbour across a side in the same box, if any.
  private func neighbour(of cell: Cell, _ edge: Edge.Set) -> Cell? {
    switch edge {
    case .leading: cell.column % 3 > 0 ? Cell(cell.index - 1) : nil
    case .trailing: cell.column % 3 < 2 ? Cell(cell.index + 1) : nil
    case .top: cell.row % 3 > 0 ? Cell(cell.index - 9) : nil
    default: cell.row % 3 < 2 ? Cell(cell.index + 9) : nil
    }
  }

  /// Draws the column `x` that two tiles share. `nil` is the space around the board.
  private func column(
    _ x: Int, of rect: Rect, between left: Cell?, and right: Cell?, on painter: Painter
  ) {
    let colors = (left.map { edge(.trailing, of: $0) }, right.map { edge(.leading, of: $0) })
    let (character, style): (Character, TextStyle) =
      switch colors {
      case (nil, let color): ("▐", TextStyle(foreground: color))
      case (let color, nil): ("▌", TextStyle(foreground: color))
      case (let left, let right) where left == right: (" ", TextStyle(background: left))
      case (let left, let right): ("▌", TextStyle(foreground: left, background: right))
      }
    painter.verticalLine(
      character, from: Point(x: x, y: rect.minY), rows: rect.height, style: style)
  }

  /// Draws the row `y` that two tiles share.
  private func row(
    _ y: Int, of rect: Rect, between upper: Cell?, and lower: Cell?, on painter: Painter
  ) {
    let colors = (upper.map { edge(.bottom, of: $0) }, lower.map { edge(.top, of: $0) })
    let (above, below) = (stripes(.bottom, of: upper), stripes(.top, of: lower))
    guard above != nil || below != nil else {
      let (character, style) = half(colors.0, colors.1)
      painter.horizontalLine(
        character, from: Point(x: rect.minX, y: y), columns: rect.width, style: style)
      return
    }
    for x in 0..<rect.width {
      let (character, style) = half(above?[x] ?? colors.0, below?[x] ?? colors.1)
      painter.draw(character, at: Point(x: rect.minX + x, y: y), style: style)
    }
  }

  /// The character and style for a lower half on an upper one. `nil` is the space around the board.
  private func half(_ upper: Color?, _ lower: Color?) -> (Character, TextStyle) {
    switch (upper, lower) {
    case (nil, let color): ("▄", TextStyle(foreground: color))
    case (let color, nil): ("▀", TextStyle(foreground: color))
    case (let upper, let lower) where upper == lower: (" ", TextStyle(background: upper))
    case (let upper, let lower): ("▄", TextStyle(foreground: lower, background: upper))
    }
  }

  /// Draws bars where no columns are shared: half a column at each side, and half a row above and
  /// below if digits leave room. In a small cell they are beside a digit only, since they would hide
  /// notes.
  private func drawBarsWithin(_ rect: Rect, of cell: Cell, on painter: Painter) {
    guard metrics.shared.width == 0,
      metrics != .small || cells[cell.index]?.look.digit != nil
    else { return }
    let ground = ground(of: cell)
    let hasRows = metrics.shared.height == 0 && rect.height > 3
    for (edge, character, x) in [
      (Edge.Set.leading, "▌" as Character, rect.minX), (.trailing, "▐", rect.maxX - 1),
    ] {
      guard let color = bar(edge, of: cell) else { continue }
      painter.verticalLine(
        character, from: Point(x: x, y: rect.minY), rows: rect.height,
        style: TextStyle(foreground: color, background: ground))
    }
    guard hasRows else { return }
    if let color = bar(.top, of: cell) {
      let style = TextStyle(foreground: ground, background: color)
      painter.horizontalLine(
        "▄", from: Point(x: rect.minX, y: rect.minY), columns: rect.width, style: style)
      if bar(.leading, of: cell) != nil { painter.draw("▗", at: rect.origin, style: style) }
      if bar(.trailing, of: cell) != nil {
        painter.draw("▖", at: Point(x: rect.maxX - 1, y: rect.minY), style: style)
      }
    }
    if let color = bar(.bottom, of: cell) {
      let y = rect.maxY - 1
      painter.horizontalLine(
        "▄", from: Point(x: rect.minX, y: y), columns: rect.width,
        style: TextStyle(foreground: color, background: ground))
      let corner = TextStyle(foreground: ground, background: color)
      if bar(.leading, of: cell) != nil {
        painter.draw("▝", at: Point(x: rect.minX, y: y), style: corner)
      }
      if bar(.trailing, of: cell) != nil {
        painter.draw("▘", at: Point(x: rect.maxX - 1, y: y), style: corner)
      }
    }
  }
}
