import Hints
import Scutes
import Sudoku

/// Draws a ``BoardPicture``: 81 cells and the numbers beside them. The mouse is up to its user.
///
/// It is one view rather than one per cell. When the cursor moves, it redraws only the cells that
/// change.
struct BoardDrawing: LeafView, Equatable {
  private let metrics: BoardMetrics
  private let looks: [CellLook]
  private let houses: [PaintedHouse]
  private let links: [Link]
  /// Those of ``links`` that are crossed out.
  private let failing: [Link]
  /// The cell whose row, column and box are marked by lines, where grounds can't show them.
  private let crossing: Cell?
  /// The position of the hardware cursor.
  private let cursor: Cell?
  /// The cells whose rows and columns have highlighted numbers: that of the cursor, and those
  /// selected.
  private let chosen: CellSet

  init(picture: BoardPicture, metrics: BoardMetrics) {
    self.metrics = metrics
    looks = picture.cells
    crossing = picture.showsPeers ? picture.cursor : nil
    cursor = picture.isHidden ? nil : picture.cursor
    chosen =
      picture.isHidden
      ? .none : picture.selection.union(CellSet([picture.cursor].compactMap(\.self)))
    let hint = picture.isHidden ? nil : picture.hint
    houses = hint?.houses ?? []
    links = hint?.links ?? []
    failing = hint?.failing ?? []
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func changes(since old: Self, in size: Size, environment: EnvironmentValues) -> [Rect]? {
    guard metrics == old.metrics, houses == old.houses, links.isEmpty, old.links.isEmpty,
      crossing == old.crossing || !needsSigns(in: environment)
    else { return nil }
    var changes: [Rect] = []
    for index in looks.indices where looks[index] != old.looks[index] {
      changes.append(metrics.surroundings(of: Cell(index)))
    }
    return changes + labels(changedFrom: old.chosen)
  }

  /// The numbers to redraw: those highlighted now and those before.
  private func labels(changedFrom old: CellSet) -> [Rect] {
    guard metrics.hasNumbers else { return [] }
    let rows = Set(chosen.map(\.row)).symmetricDifference(old.map(\.row))
    let columns = Set(chosen.map(\.column)).symmetricDifference(old.map(\.column))
    let places =
      rows.map { metrics.labelPlace(ofRow: $0) } + columns.map { metrics.labelPlace(ofColumn: $0) }
    return places.map { Rect(origin: $0, size: Size(width: 1, height: 1)) }
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let setting = CellGlyphs.BoardSetting(metrics, in: environment)
    let lines = BoardLines(
      metrics: metrics, houses: houses,
      crossing: !metrics.hasTiles && needsSigns(in: environment) ? crossing : nil)
    let isTiled = setting.hasTiles
    if !metrics.hasTiles, !isTiled {
      lines.draw(in: rect, on: painter, theme: environment.theme)
    }
    let clip = painter.clip
    let shown = Cell.all.filter { cell in
      metrics.surroundings(of: cell).moved(by: rect.origin).intersects(clip)
    }
    let cells = glyphs(of: shown, in: setting)
    let tiles = TileGround(metrics: metrics, cells: cells, theme: setting.theme)
    let thinLine = setting.theme.style(for: .boardThinLine)
    for cell in shown {
      if isTiled {
        tiles.draw(cell, from: rect.origin, on: painter)
      } else if let ground = cells[cell.index]?.ground {
        painter.fill(
          metrics.rect(of: cell).moved(by: rect.origin),
          style: ground.onBlanks(underlinedAs: thinLine))
      }
    }
    if metrics.hasTiles, !isTiled {
      lines.drawBetweenTiles(in: rect, on: painter, theme: environment.theme)
    }
    drawLabels(from: rect.origin, isTiled: isTiled, on: painter, environment.theme)
    for cell in shown {
      draw(cells[cell.index]?.all ?? [], of: cell, in: rect, on: painter)
    }
    if metrics.hasTiles, !isTiled {
      lines.drawBelowTiles(in: rect, on: painter)
      let theme = environment.theme
      let boxes = needsSigns(in: environment) ? crossing.map { [House.box($0.box)] } ?? [] : []
      for (houses, role) in [(boxes, StyleRole.boardFrame), (houses.map(\.house), .hintHouseLine)] {
        for house in houses {
          lines.drawBoxAmongTiles(house, in: rect, on: painter, style: theme.style(for: role))
        }
      }
    }
    guard !links.isEmpty else { return }
    BoardLinks(metrics: metrics, links: links, failing: failing, looks: looks)
      .draw(in: rect, on: painter, environment: environment)
  }

  /// The glyphs of the `shown` cells and their neighbours, by cell index. `nil` for all others.
  private func glyphs(of shown: [Cell], in setting: CellGlyphs.BoardSetting) -> [CellGlyphs?] {
    var glyphs = [CellGlyphs?](repeating: nil, count: looks.count)
    for cell in shown {
      for index in [cell.index, cell.index - 1, cell.index + 1, cell.index - 9, cell.index + 9]
      where looks.indices.contains(index) && glyphs[index] == nil {
        glyphs[index] = CellGlyphs(looks[index], in: setting)
      }
    }
    return glyphs
  }

  private func draw(_ glyphs: [CellGlyph], of cell: Cell, in rect: Rect, on painter: Painter) {
    let origin = metrics.origin(of: cell)
    for glyph in glyphs {
      let place = Point(
        x: rect.minX + origin.x + glyph.place.x, y: rect.minY + origin.y + glyph.place.y)
      if glyph.columns > 1 {
        painter.put(glyph.character, at: place, style: glyph.style)
      } else {
        painter.draw(glyph.character, at: place, style: glyph.style)
      }
    }
  }

  /// Draws the numbers of rows and columns. The cursor's are highlighted, and so are those of a
  /// hint's houses, of which a fish may only reach into some.
  private func drawLabels(
    from origin: Point, isTiled: Bool, on painter: Painter, _ theme: Theme
  ) {
    guard metrics.hasNumbers else { return }
    func draw(_ number: Int, at label: Point, isHere: Bool, house: House) {
      let place = Point(x: origin.x + label.x, y: origin.y + label.y)
      guard painter.clip.contains(place) else { return }
      let painted = houses.first { $0.house == house }
      var style = theme.style(
        for: painted.map { $0.isCover ? .hintCoverLine : .hintHouseLine }
          ?? (isHere ? .boardLabelHere : .boardLabel))
      if painted?.isCover == true { style.attributes.insert(.underline) }
      if isTiled, metrics.shared.height > 0, case .column(let column) = house,
        looks[column].cursor != nil || looks[column].selectionEdges.contains(.top)
      {
        // It stands on the bar.
        style.foreground = theme.style(for: .board).background
      }
      painter.write(String(number), at: place, style: style)
    }
    let (rows, columns) = (Set(chosen.map(\.row)), Set(chosen.map(\.column)))
    for index in 0..<9 {
      draw(
        index + 1, at: metrics.labelPlace(ofRow: index), isHere: rows.contains(index),
        house: .row(index))
      draw(
        index + 1, at: metrics.labelPlace(ofColumn: index), isHere: columns.contains(index),
        house: .column(index))
    }
  }

  func cursor(in size: Size, environment: EnvironmentValues) -> Point? {
    guard let cursor else { return nil }
    let origin = metrics.origin(of: cursor)
    let columns = looks[cursor.index].digit.map(environment.tiles.columns) ?? 1
    return Point(
      x: origin.x + metrics.digitPlace.x - columns + 1, y: origin.y + metrics.digitPlace.y)
  }

  /// `true` if only lines can show the row, column and box of the cursor.
  private func needsSigns(in environment: EnvironmentValues) -> Bool {
    environment.theme.needsSigns(at: environment.capabilities.colorDepth)
  }
}

nonisolated extension Rect {
  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: width, height: height)
  }
}

extension TextStyle {
  /// The part of the style to show without a glyph. An underline below blanks would be noise,
  /// except as the line between cells, in the colour of `line`.
  nonisolated fileprivate func onBlanks(underlinedAs line: TextStyle) -> TextStyle {
    guard !attributes.contains(.reverse) else {
      return TextStyle(foreground: foreground, background: background, attributes: .reverse)
    }
    return TextStyle(
      foreground: line.foreground ?? foreground, background: background,
      attributes: line.attributes.intersection(.dim))
  }
}
