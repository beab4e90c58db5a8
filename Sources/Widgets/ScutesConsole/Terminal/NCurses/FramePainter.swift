// SPDX-License-Identifier: Apache-2.0

import CScutesNCurses

/// Converts frames to the bytes that show them, through ncurses and the filter behind it.
final class FramePainter {
  private let description: TerminalDescription
  private let isSynchronized: Bool
  private var screen: NCursesScreen
  private var size: Size
  private var encoder: CellEncoder
  private var filter: SGRFilter
  /// `true` if the filter is used. It requires a terminal that follows ECMA-48.
  private let isFiltered: Bool
  private var foreign = ForeignGlyphs()
  /// The pictures over the cells.
  var images = ImageLayer()
  /// `true` if glyphs may reach into the next cell, so that neighbours are drawn again with a cell.
  var mendsOverhang = false {
    didSet {
      if mendsOverhang != oldValue { shown = nil }
      filter.separatesBlocks = mendsOverhang
    }
  }
  /// What the terminal shows, if glyphs may reach over.
  private var shown: Canvas?
  /// What was drawn since whole figures were, if lines or blocks are part of it.
  private var unsettled: Frame?
  private var isScreenKnown = false
  private var isCursorShown = false
  private var cursorRow = 0
  private var row: [cchar_t] = []
  private var output: [UInt8] = []

  /// Creates a painter for a terminal with unknown contents and a hidden cursor, which takes links
  /// if it `sendsLinks`.
  init(
    _ description: TerminalDescription, size: Size, capabilities: TerminalCapabilities,
    isSynchronized: Bool, sendsLinks: Bool = false
  ) throws(TerminalError) {
    self.description = description
    self.size = size
    self.isSynchronized = isSynchronized && description.isANSI
    isFiltered = description.hasANSIColors
    screen = try NCursesScreen(
      terminal: description.name, size: size, usesColors: capabilities.colorDepth > .monochrome)
    encoder = CellEncoder(
      capabilities: capabilities, description: description, isFiltered: isFiltered,
      // A link travels in the number of a pair of colours.
      sendsLinks: sendsLinks && screen.pairs > 1)
    filter = SGRFilter(styles: StyleTable(base: screen.colors, pairs: screen.pairs))
  }

  /// Forgets the contents of the terminal, so the next frame is painted completely. The cursor
  /// counts as hidden.
  func forget() {
    isScreenKnown = false
    isCursorShown = false
    images.forget()
  }

  /// Shows only `glyphs` from now on, with the next frame.
  func restrict(to glyphs: GlyphRepertoire) {
    encoder.restrict(to: glyphs)
    forget()
  }

  /// Frees ncurses' screen. The painter must not be used afterwards.
  func close() {
    screen.close()
  }

  /// The bytes that show `frame` after the previous frames, or none if nothing changes.
  func bytes(of frame: Frame) -> [UInt8] {
    let paintsAll = prepare(for: frame)
    var frame = frame
    if mendsOverhang { mendOverhang(&frame, all: paintsAll) }
    return bytes(of: frame, all: paintsAll)
  }

  /// `true` if what was drawn may differ from a fresh picture by the edges of lines and blocks:
  /// such edges are half transparent, and were drawn twice.
  var isUnsettled: Bool { unsettled != nil }

  /// The bytes that draw the lines and blocks anew that have changed, each figure as a whole.
  func settle() -> [UInt8] {
    guard var frame = unsettled else { return [] }
    unsettled = nil
    frame.changes = OverhangRepair.figures(around: frame.changes, on: frame.canvas)
    return bytes(of: frame, all: false)
  }

  private func bytes(of frame: Frame, all paintsAll: Bool) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    let leaving = images.take(frame)
    output += leaving.bytes
    for row in leaving.rows { screen.distrust(row: row) }
    if paintsAll { putAll(frame.canvas) } else { put(frame.changes, of: frame.canvas) }
    let isOutOfStyles = encoder.isOutOfStyles
    if isOutOfStyles { startStylesAnew(frame.canvas) }
    update(cursor: frame.cursor)
    var wroteAll = paintsAll || isOutOfStyles
    if filter.scrolling.hasScrolled && !(foreign.isEmpty && images.isEmpty) && !wroteAll {
      // The glyphs that ncurses doesn't know of have moved along.
      output.removeAll(keepingCapacity: true)
      putAll(frame.canvas)
      update(cursor: frame.cursor)
      wroteAll = true
    }
    writeForeign(frame, all: wroteAll)
    writeSingleColumn(frame)
    if wroteAll { images.damageAll() }
    let pictures = images.takeDamaged()
    write(pictures, cursor: frame.cursor)
    filter.endLink(into: &output)
    showCursor(frame.cursor != nil && frame.showsCursor)
    cursorRow = frame.cursor?.y ?? 0
    let isBracketed = paintsAll || !frame.changes.isEmpty || !pictures.isEmpty
    guard isSynchronized, isBracketed, output.count > Self.longestUnbracketed else {
      return output
    }
    return TerminalModes.frameStart + output + TerminalModes.frameEnd
  }

  /// A frame of at most this many bytes reaches the terminal, and is shown, in one piece.
  static let longestUnbracketed = 256

  /// Brings ncurses to the size of `frame`. Returns `true` if it has to be painted completely.
  private func prepare(for frame: Frame) -> Bool {
    if frame.canvas.size != size {
      size = frame.canvas.size
      screen.resize(to: size)
      isScreenKnown = false
    }
    defer { isScreenKnown = true }
    return !isScreenKnown || frame.repaintsAll
  }

  /// Adds the cells to the changes of `frame` that have to be drawn again because of what reached
  /// into them or may have been drawn over, and gives the cells the form in which they are sent.
  private func mendOverhang(_ frame: inout Frame, all: Bool) {
    frame.canvas = frame.canvas.seamless
    if all {
      unsettled = nil
    } else if let shown {
      let repair = OverhangRepair.repair(frame.changes, from: shown, to: frame.canvas)
      frame.changes = repair.runs
      if let before = unsettled {
        unsettled = before.followed(by: frame)
      } else if repair.hasOverhang {
        unsettled = frame
      }
    }
    shown = frame.canvas
  }

  private func update(cursor: Point?) {
    let isPassedBy = !foreign.isEmpty || !images.isEmpty
    screen.moveCursor(to: cursor ?? (isPassedBy ? .zero : nil))
    guard isFiltered else { return screen.update { output.append(contentsOf: $0) } }
    filter.scrolling = ScrollDetector(height: size.height)
    screen.update { filter.filter($0, into: &output) }
  }

  private func showCursor(_ isShown: Bool) {
    guard isShown != isCursorShown else { return }
    isCursorShown = isShown
    output += (isShown ? description.showCursor : description.hideCursor).utf8
  }

  // MARK: What ncurses holds

  private func putAll(_ canvas: Canvas) {
    foreign.removeAll()
    filter.forget()
    screen.forget()
    if mendsOverhang {
      // Blanks beside lines and blocks have to be written, not only cleared.
      screen.erase()
      update(cursor: nil)
    }
    put((0..<size.height).map { Frame.Run(row: $0, columns: 0..<size.width) }, of: canvas)
  }

  private func put(_ runs: [Frame.Run], of canvas: Canvas) {
    canvas.cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      for run in runs { put(run, of: start + run.row * canvas.size.width) }
    }
  }

  private func put(_ run: Frame.Run, of cells: UnsafePointer<CanvasCell>) {
    row.removeAll(keepingCapacity: true)
    if !foreign.isEmpty {
      for x in run.columns where cells[x].columns > 0 { foreign.remove(x: x, y: run.row) }
    }
    encoder.append(run.columns, of: cells, to: &row, styles: &filter.styles) { x in
      foreign.insert(x: x, y: run.row)
    }
    screen.put(row, row: run.row, column: run.columns.lowerBound)
    if mendsOverhang { screen.distrust(run) }
  }

  /// Starts over with the colours of this picture after all numbers are taken, many by colours no
  /// longer in sight.
  private func startStylesAnew(_ canvas: Canvas) {
    filter.styles.clear()
    encoder.forgetStyles()
    putAll(canvas)
  }

  // MARK: What it cannot hold

  private func writeForeign(_ frame: Frame, all: Bool) {
    guard !foreign.isEmpty else { return }
    let rows: Set<Int> =
      all
      ? Set(0..<size.height)
      : Set(frame.changes.map(\.row)).union([cursorRow, frame.cursor?.y ?? 0])
    let places = foreign.takePlaces(inRows: rows)
    for place in places { write(at: place, frame.canvas) }
    if !places.isEmpty { moveTo(frame.cursor ?? .zero) }
  }

  /// Writes the cell at `place`, and the cells to its right that a terminal which draws the parts
  /// of the cluster one by one would have overwritten.
  private func write(at place: Point, _ canvas: Canvas) {
    var x = place.x
    if x > 0 && canvas[x, place.y].columns == 0 { x -= 1 }
    let text = encoder.text(of: canvas[x, place.y])
    let end = min(size.width, place.x + 2 + text.overrun)
    images.damage(Frame.Run(row: place.y, columns: x..<end))
    // A terminal that draws the parts one by one must not continue in the next row.
    let mayWrap = place.x + Int(canvas[x, place.y].columns) + text.overrun > size.width
    if mayWrap { output += TerminalModes.wrapOff }
    defer { if mayWrap { output += TerminalModes.wrapOn } }
    while x < end {
      let cell = canvas[x, place.y]
      let columns = max(1, Int(cell.columns))
      moveTo(Point(x: x, y: place.y))
      filter.select(encoder.state(of: cell), into: &output)
      let text = encoder.text(of: cell)
      output += text.held.utf8
      if text.isForeign {
        moveTo(Point(x: x, y: place.y))
        output += String(cell.glyph.character).utf8
      }
      x += columns
    }
  }

  /// Writes a picture of one column from scratch. On terminals that can't switch wrapping off,
  /// ncurses fills the last cell of the screen by shifting it in from the cell to its left, which
  /// doesn't exist here.
  private func writeSingleColumn(_ frame: Frame) {
    guard size.width == 1, isFiltered, !output.isEmpty else { return }
    for row in 0..<size.height {
      let cell = frame.canvas[0, row]
      moveTo(Point(x: 0, y: row))
      filter.select(encoder.state(of: cell), into: &output)
      output += encoder.text(of: cell).held.utf8
    }
    moveTo(frame.cursor ?? .zero)
  }

  private func write(_ pictures: [(origin: Point, bytes: [UInt8])], cursor: Point?) {
    for picture in pictures {
      moveTo(picture.origin)
      output += picture.bytes
    }
    if !pictures.isEmpty { moveTo(cursor ?? .zero) }
  }

  private func moveTo(_ point: Point) {
    output += [0x1B, 0x5B]
    output.append(decimal: point.y + 1)
    output.append(UInt8(ascii: ";"))
    output.append(decimal: point.x + 1)
    output.append(UInt8(ascii: "H"))
  }
}
