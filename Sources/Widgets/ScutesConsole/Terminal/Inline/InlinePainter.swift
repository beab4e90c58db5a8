// SPDX-License-Identifier: Apache-2.0

/// A line printed above the picture.
enum InlineLine {
  /// A text, which the terminal breaks into rows.
  case text(String)
  /// A row of a picture.
  case picture(Canvas, row: Int)
}

/// Converts frames to the bytes that show them in a few rows below what the shell has written.
///
/// The cursor moves only relative to where it is, since nobody knows in which row the shell left it.
/// Unless it is shown, it waits in the first column of the first row: there it stays with the
/// picture when the terminal breaks long lines anew after its width has changed.
///
/// ```
/// $ tool                     what the shell wrote
/// a line printed above       scrolls away with it
/// ▌Copying [████    ] 50%    the picture, as high as its last row that isn't blank
/// ```
struct InlinePainter {
  private var encoder: CellEncoder
  private let description: TerminalDescription
  private let isSynchronized: Bool
  /// The number of rows that the picture has on the terminal.
  private(set) var rows = 0
  /// The cell of the picture in which the cursor is.
  private var cursor = Point.zero
  /// The picture on the terminal, or `nil` if it has to be painted from its first row on.
  private var shown: Canvas?
  private var isCursorShown = false
  private var style = SGRState()
  private var output: [UInt8] = []

  init(
    _ description: TerminalDescription, capabilities: TerminalCapabilities, isSynchronized: Bool
  ) {
    self.description = description
    self.isSynchronized = isSynchronized
    encoder = CellEncoder(
      capabilities: capabilities, description: description, isFiltered: description.hasANSIColors)
  }

  /// The bytes that print `lines` above the picture and show `frame` after the previous ones, or
  /// none if nothing changes.
  mutating func bytes(of frame: Frame, above lines: [InlineLine] = []) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    let canvas = frame.canvas
    let height = canvas.visibleHeight
    if shown?.size.width != canvas.size.width || !lines.isEmpty || frame.repaintsAll {
      begin(lines)
      makeRoom(height)
      for row in 0..<height { write(row, 0..<canvas.visibleWidth(of: row), of: canvas) }
    } else if let shown {
      if height > rows { makeRoom(height) }
      if height < rows {
        move(to: Point(x: 0, y: height))
        erase("J")
        rows = height
      }
      for row in 0..<height { update(row, from: shown, to: canvas) }
    }
    let isPainted = !output.isEmpty
    shown = canvas
    select(SGRState())
    let place = frame.showsCursor ? frame.cursor : nil
    let target = place.map { Point(x: $0.x, y: min($0.y, rows - 1)) } ?? .zero
    if isPainted || target != cursor { move(to: target) }
    showCursor(place != nil)
    guard isPainted else { return output }
    // A glyph that is wider than believed must not continue in the next row.
    let bytes = TerminalModes.wrapOff + output + TerminalModes.wrapOn
    guard isSynchronized, bytes.count > FramePainter.longestUnbracketed else { return bytes }
    return TerminalModes.frameStart + bytes + TerminalModes.frameEnd
  }

  /// The bytes that leave the cursor in the line below the picture, or in place of it.
  func ending(keepsPicture: Bool) -> [UInt8] {
    guard rows > 0 else { return [] }
    var bytes: [UInt8] = []
    if keepsPicture {
      bytes.appendMove(rows - 1 - cursor.y, "B")
      return bytes + [0x0D, 0x0A]
    }
    bytes.appendMove(cursor.y, "A")
    return bytes + [0x0D] + Array("\u{1B}[J".utf8)
  }

  /// Forgets the picture, which stays where it is. The next one begins at the cursor.
  mutating func forget() {
    (rows, cursor, shown, isCursorShown) = (0, .zero, nil, false)
    style = SGRState()
  }

  /// Adapts to another width of the window. Rows that are longer now take several, as far as the
  /// terminal breaks lines anew.
  mutating func noticeWidth(_ width: Int) {
    defer { shown = nil }
    guard let shown, width > 0, width < shown.size.width else { return }
    let above = (0..<cursor.y).reduce(0) { sum, row in
      sum + max(1, (shown.visibleWidth(of: row) + width - 1) / width)
    }
    cursor = Point(x: cursor.x % width, y: above + cursor.x / width)
    rows = max(rows, cursor.y + 1)
  }

  // MARK: Rows

  /// Erases the picture, and writes `lines` where it was.
  private mutating func begin(_ lines: [InlineLine]) {
    select(SGRState())
    output.appendMove(cursor.y, "A")
    output.append(0x0D)
    erase("J")
    for line in lines {
      switch line {
      case .text(let text): output += TerminalModes.wrapOn + text.utf8 + TerminalModes.wrapOff
      case .picture(let canvas, let row):
        write(0..<canvas.visibleWidth(of: row), of: canvas, row: row)
        select(SGRState())
      }
      output += [0x0D, 0x0A]
    }
    (rows, cursor) = (1, .zero)
  }

  /// Moves on to as many rows, scrolling at the bottom of the screen.
  private mutating func makeRoom(_ height: Int) {
    guard height > rows else { return }
    select(SGRState())
    output.appendMove(rows - 1 - cursor.y, "B")
    for _ in rows..<height { output += [0x0D, 0x0A] }
    (rows, cursor) = (height, Point(x: 0, y: height - 1))
  }

  private mutating func update(_ row: Int, from old: Canvas, to new: Canvas) {
    let width = new.size.width
    func differs(_ x: Int) -> Bool {
      guard row < old.size.height else { return new[x, row] != .blank }
      return new[x, row] != old[x, row]
    }
    guard var first = (0..<width).first(where: differs),
      let last = (0..<width).last(where: differs)
    else { return }
    if new[first, row].columns == 0, first > 0 { first -= 1 }
    var end = last + 1
    if end < width, new[end, row].columns == 0 { end += 1 }
    let visible = new.visibleWidth(of: row)
    write(row, first..<min(end, max(first, visible)), of: new)
    guard end > visible else { return }
    if visible <= first { move(to: Point(x: first, y: row)) }
    select(SGRState())
    erase("K")
  }

  private mutating func write(_ row: Int, _ columns: Range<Int>, of canvas: Canvas) {
    guard !columns.isEmpty else { return }
    move(to: Point(x: columns.lowerBound, y: row))
    write(columns, of: canvas, row: row)
  }

  /// Writes the cells of `row` in `columns` at the cursor, which is in the first of them.
  private mutating func write(_ columns: Range<Int>, of canvas: Canvas, row: Int) {
    for x in columns where canvas[x, row].columns > 0 {
      let cell = canvas[x, row]
      select(encoder.state(of: cell))
      let text = encoder.text(of: cell)
      output += text.held.utf8
      guard text.isForeign else { continue }
      // Terminals disagree about its width.
      place(x)
      output += String(cell.glyph.character).utf8
      place(x + Int(cell.columns))
    }
    cursor.x = -1
  }

  // MARK: The cursor

  private mutating func move(to point: Point) {
    guard point != cursor else { return }
    let distance = point.y - cursor.y
    output.appendMove(abs(distance), distance < 0 ? "A" : "B")
    if cursor.x != point.x { place(point.x) }
    cursor = point
  }

  private mutating func place(_ x: Int) {
    output.append(0x0D)
    output.appendMove(x, "C")
  }

  private mutating func erase(_ what: Character) {
    output += "\u{1B}[\(what)".utf8
  }

  private mutating func select(_ state: SGRState) {
    guard state != style, description.hasANSIColors || !description.plainStyle.isEmpty else {
      return
    }
    state.append(to: &output, after: style)
    style = state
  }

  private mutating func showCursor(_ isShown: Bool) {
    guard isShown != isCursorShown else { return }
    isCursorShown = isShown
    output += (isShown ? description.showCursor : description.hideCursor).utf8
  }
}

extension [UInt8] {
  /// Appends a move of `count` cells in the direction of the sequence that ends in `final`.
  fileprivate mutating func appendMove(_ count: Int, _ final: Character) {
    guard count > 0 else { return }
    append(contentsOf: [0x1B, 0x5B])
    if count > 1 { append(decimal: count) }
    append(contentsOf: String(final).utf8)
  }
}

extension Canvas {
  /// The columns of `row` up to the last one that shows anything.
  func visibleWidth(of row: Int) -> Int {
    let last = (0..<size.width).last { x in
      let cell = self[x, row]
      return cell.columns == 0 || cell.glyph != .space || cell.background != .terminalDefault
        || !cell.attributes.isDisjoint(with: SGRState.visibleOnBlanks)
    }
    return last.map { $0 + 1 } ?? 0
  }

  /// The rows up to the last one that shows anything, at least one.
  var visibleHeight: Int {
    max(1, (0..<size.height).last { visibleWidth(of: $0) > 0 }.map { $0 + 1 } ?? 0)
  }
}
