/// Draws on a canvas, within a block of it.
///
/// Text goes by grapheme clusters and columns. A wide cluster that would be cut by the edge of the
/// block leaves blanks instead of a half.
public final class Painter {
  /// The picture so far.
  public private(set) var canvas: Canvas
  /// Nothing is drawn outside this block.
  public internal(set) var clip: Rect
  /// What an erased cell looks like.
  var ground = CanvasCell.blank

  init(size: Size) {
    canvas = Canvas(size: size)
    clip = canvas.bounds
  }

  /// All cells of the picture.
  public var bounds: Rect { canvas.bounds }

  /// Draws `drawing` with nothing outside `rect` touched.
  public func clipped(to rect: Rect, _ drawing: () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { drawing() }
    clip = outer
  }

  /// `rect`, widened where its edges would cut a wide glyph that is drawn already.
  func wholeGlyphs(_ rect: Rect) -> Rect {
    let rows = rect.minY..<max(rect.minY, rect.maxY)
    let cutsLeft = rect.minX > 0 && rows.contains { canvas[rect.minX, $0].columns == 0 }
    let cutsRight = rect.maxX < bounds.maxX && rows.contains { canvas[rect.maxX, $0].columns == 0 }
    return Rect(
      x: rect.minX - (cutsLeft ? 1 : 0), y: rect.minY,
      width: rect.width + (cutsLeft ? 1 : 0) + (cutsRight ? 1 : 0), height: rect.height)
  }

  /// Clears the cells of `rect`.
  func erase(_ rect: Rect) {
    forEachCell(of: rect) { $0 = ground }
  }

  /// Fills `rect` with blanks on the background of `style`.
  public func fill(_ rect: Rect, style: TextStyle) {
    forEachCell(of: rect) { cell in
      cell.glyph = .space
      cell.columns = 1
      apply(style, to: &cell)
      cell.attributes = style.attributes
    }
  }

  /// Lays `style` over what is drawn in `rect`, leaving the glyphs.
  public func restyle(_ rect: Rect, style: TextStyle) {
    forEachCell(of: rect) { cell in
      apply(style, to: &cell)
      cell.attributes.formUnion(style.attributes)
    }
  }

  /// Draws back what is in `rect`, to make what comes over it stand out.
  func dim(_ rect: Rect) {
    forEachCell(of: rect) { cell in
      cell.foreground = cell.foreground.dimmed
      cell.background = cell.background.dimmed
      cell.attributes.remove(.bold)
      if cell.foreground == .terminalDefault { cell.attributes.insert(.dim) }
    }
  }

  /// Changes each cell of `rect` by `change`.
  func forEachCell(of rect: Rect, _ change: (inout CanvasCell) -> Void) {
    let block = clip.intersection(rect)
    for y in block.minY..<max(block.minY, block.maxY) {
      for x in block.minX..<block.maxX { change(&canvas[x, y]) }
    }
  }

  /// Writes `text` on one line from `origin` on; returns the columns it took, also those outside
  /// the block.
  @discardableResult
  public func write(_ text: String, at origin: Point, style: TextStyle) -> Int {
    var x = origin.x
    guard origin.y >= clip.minY, origin.y < clip.maxY else { return text.columns }
    for character in text { x += put(character, at: Point(x: x, y: origin.y), style: style) }
    return x - origin.x
  }

  /// Writes one grapheme cluster; returns the columns it takes.
  @discardableResult
  public func put(_ character: Character, at point: Point, style: TextStyle) -> Int {
    put(Glyph(character), columns: character.columns, at: point, style: style)
  }

  /// Repeats a narrow cluster along a row.
  public func horizontalLine(
    _ character: Character, from start: Point, columns: Int, style: TextStyle
  ) {
    guard start.y >= clip.minY, start.y < clip.maxY else { return }
    let glyph = Glyph(character)
    for x in max(start.x, clip.minX)..<max(start.x, clip.minX, min(start.x + columns, clip.maxX)) {
      put(glyph, columns: 1, at: Point(x: x, y: start.y), style: style)
    }
  }

  /// Repeats a narrow cluster down a column.
  public func verticalLine(_ character: Character, from start: Point, rows: Int, style: TextStyle) {
    guard start.x >= clip.minX, start.x < clip.maxX else { return }
    let glyph = Glyph(character)
    for y in max(start.y, clip.minY)..<max(start.y, clip.minY, min(start.y + rows, clip.maxY)) {
      put(glyph, columns: 1, at: Point(x: start.x, y: y), style: style)
    }
  }

  @discardableResult
  private func put(_ glyph: Glyph, columns: Int, at point: Point, style: TextStyle) -> Int {
    guard columns > 0 else { return 0 }
    guard point.y >= clip.minY, point.y < clip.maxY else { return columns }
    let isWhole = point.x >= clip.minX && point.x + columns <= clip.maxX
    for x in max(point.x, clip.minX)..<max(point.x, clip.minX, min(point.x + columns, clip.maxX)) {
      mendHalves(around: x, y: point.y)
      apply(style, to: &canvas[x, point.y])
      canvas[x, point.y].attributes = style.attributes
      canvas[x, point.y].glyph = isWhole && x == point.x ? glyph : .space
      canvas[x, point.y].columns = isWhole ? (x == point.x ? UInt8(columns) : 0) : 1
    }
    return columns
  }

  /// Blanks the other half of a wide glyph of which the cell at (x, y) is about to be overwritten.
  private func mendHalves(around x: Int, y: Int) {
    if canvas[x, y].columns == 2, x + 1 < bounds.maxX { blank(x: x + 1, y: y) }
    if canvas[x, y].columns == 0, x > 0 { blank(x: x - 1, y: y) }
  }

  private func blank(x: Int, y: Int) {
    canvas[x, y].glyph = .space
    canvas[x, y].columns = 1
  }

  private func apply(_ style: TextStyle, to cell: inout CanvasCell) {
    if let foreground = style.foreground { cell.foreground = foreground }
    if let background = style.background { cell.background = background }
  }
}
