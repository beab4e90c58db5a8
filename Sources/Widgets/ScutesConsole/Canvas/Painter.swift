// SPDX-License-Identifier: Apache-2.0

/// Draws on a canvas, clipped to a part of it.
///
/// Text is laid out by grapheme clusters and columns. If an edge or a later drawing cuts a wide
/// cluster, a blank replaces the remaining half. Tabs become blanks up to the next of the stops,
/// every 8 columns, and characters without a picture of their own appear as signs.
///
/// A drawing operation depends only on the cells it draws in, so drawing block by block gives the
/// same picture as drawing at once. Wide clusters are checked when the cells are read.
public final class Painter {
  /// The cells as drawn. Both halves of a wide glyph hold the glyph, which shows which of them
  /// belong together.
  ///
  /// They lie row by row in memory owned by ``store``. All drawing is clipped to ``bounds``, so
  /// nothing outside is accessed.
  private let drawn: UnsafeMutablePointer<CanvasCell>
  private let store: CellStore
  /// All cells of the canvas.
  public let bounds: Rect
  /// The block to which drawing is restricted, always within ``bounds``.
  public package(set) var clip: Rect {
    didSet { clip = clip.intersection(bounds) }
  }
  /// The watch on the view that is drawing, or `nil` if it isn't watched.
  package var watch: WritingWatch?
  /// The bitmaps that were drawn.
  package var images = DrawnImages()
  /// An erased cell.
  package var ground = CanvasCell.blank

  package init(size: Size) {
    bounds = Rect(
      origin: .zero, size: Size(width: max(0, size.width), height: max(0, size.height)))
    clip = bounds
    store = CellStore(count: bounds.width * bounds.height)
    drawn = store.cells
  }

  /// The cell in column `x` of row `y` as it appears on the screen.
  package func cell(x: Int, y: Int) -> CanvasCell {
    var cell = drawn[place(x, y)]
    guard cell.columns != 1 else { return cell }
    let left = cell.columns == 0 ? x - 1 : x
    if !isWhole(left, y) { cell.columns = 1 }
    if left < x || cell.columns == 1 { cell.glyph = .space }
    return cell
  }

  /// Returns `true` if the halves of one wide glyph are in (x, y) and to the right of it.
  private func isWhole(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, x + 1 < bounds.maxX else { return false }
    let (left, right) = (drawn[place(x, y)], drawn[place(x + 1, y)])
    return left.columns == 2 && right.columns == 0 && left.glyph == right.glyph
  }

  private func place(_ x: Int, _ y: Int) -> Int { y * bounds.width + x }

  /// Runs `drawing` with the clip reduced to `rect`.
  public func clipped(to rect: Rect, _ drawing: () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { drawing() }
    clip = outer
  }

  /// Clears the cells of `rect`.
  package func erase(_ rect: Rect) {
    forEachCell(of: rect) { $0 = ground }
  }

  /// Fills `rect` with blanks on the background of `style`.
  public func fill(_ rect: Rect, style: TextStyle) {
    forEachCell(of: rect) { cell in
      cell.glyph = .space
      cell.columns = 1
      apply(style, to: &cell)
      cell.attributes = style.attributes
      cell.link = style.link
    }
  }

  /// Lays `style` over what is drawn in `rect`, leaving the glyphs.
  public func restyle(_ rect: Rect, style: TextStyle) {
    forEachCell(of: rect) { cell in
      apply(style, to: &cell)
      cell.attributes.formUnion(style.attributes)
    }
  }

  /// Dims the cells of `rect`, so that whatever covers them stands out.
  package func dim(_ rect: Rect) {
    forEachCell(of: rect) { cell in
      cell.foreground = cell.foreground.dimmed
      cell.background = cell.background.dimmed
      cell.attributes.remove(.bold)
      if cell.foreground == .terminalDefault { cell.attributes.insert(.dim) }
    }
  }

  /// The cells of `rect` as they were drawn.
  package func picture(of rect: Rect) -> CellPicture {
    CellPicture(of: rect.intersection(bounds)) { drawn[place($0, $1)] }
  }

  /// Replaces each cell of `rect` by the result of `cell` for its column and row.
  package func redraw(_ rect: Rect, _ cell: (_ x: Int, _ y: Int) -> CanvasCell) {
    let block = clip.intersection(rect)
    for y in block.minY..<max(block.minY, block.maxY) {
      for x in block.minX..<block.maxX { drawn[place(x, y)] = cell(x, y) }
    }
  }

  /// Applies `change` to each cell of `rect`.
  func forEachCell(of rect: Rect, _ change: (inout CanvasCell) -> Void) {
    let block = clip.intersection(rect)
    for y in block.minY..<max(block.minY, block.maxY) {
      for place in place(block.minX, y)..<place(block.maxX, y) { change(&drawn[place]) }
    }
  }

  /// Writes `text` on one line from `origin`. Returns its width in columns, including clipped ones.
  @discardableResult
  public func write(_ text: String, at origin: Point, style: TextStyle) -> Int {
    watch?.note(text, at: origin)
    let (clip, row) = (clip, origin.y)
    guard row >= clip.minY, row < clip.maxY else { return text.columns }
    var x = origin.x
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else { return writeClusters(of: text, at: origin, style: style) }
      let columns = scalar.value < 0x7F ? 1 : scalar.columns
      put(Glyph(scalar), columns: columns, x: x, row: row, style: style, clip: clip)
      x += columns
    }
    return x - origin.x
  }

  private func writeClusters(of text: String, at origin: Point, style: TextStyle) -> Int {
    var x = origin.x
    for character in text {
      let columns = character.isTab ? TabStops.columns(at: x - origin.x) : 1
      for _ in 0..<columns { x += put(character, at: Point(x: x, y: origin.y), style: style) }
    }
    return x - origin.x
  }

  /// Writes one grapheme cluster. Returns its width in columns.
  @discardableResult
  public func put(_ character: Character, at point: Point, style: TextStyle) -> Int {
    put(Glyph(character), columns: character.quickColumns, at: point, style: style)
  }

  @discardableResult
  private func put(_ glyph: Glyph, columns: Int, at point: Point, style: TextStyle) -> Int {
    let clip = clip
    guard point.y >= clip.minY, point.y < clip.maxY else { return columns }
    put(glyph, columns: columns, x: point.x, row: point.y, style: style, clip: clip)
    return columns
  }

  /// Draws a part of a drawing, such as a corner or a block, in one cell, however wide its
  /// character is in text (see ``AmbiguousWidth``).
  public func draw(_ character: Character, at point: Point, style: TextStyle) {
    put(Glyph(character), columns: 1, at: point, style: style)
  }

  /// Repeats a narrow cluster along a row.
  public func horizontalLine(
    _ character: Character, from start: Point, columns: Int, style: TextStyle
  ) {
    let clip = clip
    guard start.y >= clip.minY, start.y < clip.maxY else { return }
    let range = max(start.x, clip.minX)..<max(start.x, clip.minX, min(start.x + columns, clip.maxX))
    guard !range.isEmpty else { return }
    let glyph = Glyph(character)
    for x in range { put(glyph, columns: 1, x: x, row: start.y, style: style, clip: clip) }
  }

  /// Repeats a narrow cluster down a column.
  public func verticalLine(_ character: Character, from start: Point, rows: Int, style: TextStyle) {
    let clip = clip
    guard start.x >= clip.minX, start.x < clip.maxX else { return }
    let range = max(start.y, clip.minY)..<max(start.y, clip.minY, min(start.y + rows, clip.maxY))
    guard !range.isEmpty else { return }
    let glyph = Glyph(character)
    for y in range { put(glyph, columns: 1, x: start.x, row: y, style: style, clip: clip) }
  }

  /// Writes a glyph to row `row`, which must be within `clip`.
  private func put(
    _ glyph: Glyph, columns: Int, x: Int, row: Int, style: TextStyle, clip: Rect
  ) {
    var part: UInt8 = UInt8(truncatingIfNeeded: columns)
    for column in x..<x + columns {
      if column >= clip.minX && column < clip.maxX {
        let place = place(column, row)
        apply(style, to: &drawn[place])
        drawn[place].attributes = style.attributes
        drawn[place].link = style.link
        drawn[place].glyph = glyph
        drawn[place].columns = part
      }
      part = 0
    }
  }

  private func apply(_ style: TextStyle, to cell: inout CanvasCell) {
    if let foreground = style.foreground { cell.foreground = foreground }
    if let background = style.background { cell.background = background }
  }
}

/// The memory of a painter's cells, freed with this object.
private final class CellStore {
  let cells: UnsafeMutablePointer<CanvasCell>

  init(count: Int) {
    cells = .allocate(capacity: count)
    cells.initialize(repeating: .blank, count: count)
  }

  deinit {
    cells.deallocate()
  }
}
