// SPDX-License-Identifier: Apache-2.0

/// The text of an editor, and the line to search in below it.
struct EditorArea: PrimitiveView {
  let document: TextDocument
  /// Where the text comes from and goes to, if the document is the editor's own.
  let text: Binding<String>?
  let finder: EditorFinder
  let options: EditorOptions

  static func makeNode(for view: Self, in parent: Node) -> Node {
    EditorNode(view, in: parent)
  }
}

/// How an editor shows and changes its text.
struct EditorOptions: Equatable {
  var wrapsLines = true
  var showsLineNumbers = false
  var tabWidth = 4
  var insertsTabs = false
  var isReadOnly = false
}

private final class EditorNode: FocusNode<EditorArea> {
  private var rows = EditorRows()
  /// The row at the top of the window.
  private var top = EditorRows.Place(line: 0, row: 0)
  /// The columns to the left of the window, if lines aren't wrapped.
  private var left = 0
  /// The column that moves by rows try to keep.
  private var goal: Int?
  private var bar = Viewport(.vertical)
  /// What was shown last.
  private var shown: (lines: TextLines, selection: TextRange)?
  /// The text that the document was given by, or has given to, the binding.
  private var boundText: String?
  private var knownKeys: NodeKeys<EditorAction>?
  private var needsReveal = true
  /// Whether the line to search in is shown.
  private var isSearching = false

  override init(_ view: EditorArea, in parent: Node) {
    super.init(view, in: parent)
    evaluate()
  }

  private var document: TextDocument { view.document }
  private var lines: TextLines { document.latestLines }
  private var selection: TextRange { document.latestSelection }

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var clipsContent: Bool { true }
  override var editsText: Bool { true }

  /// Describes the line of the insertion point and its place, rather than the whole text.
  override var spoken: SpokenProperties {
    let line = selection.head.line
    let place = environment.kitWords.speech.place(line + 1, of: lines.count)
    return SpokenProperties(
      value: [lines[line], place].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  // MARK: Description

  override func viewChanged(from old: EditorArea, environmentChanged: Bool) {
    if environmentChanged || old.options != view.options {
      knownKeys = nil
      shown = nil
      changed(.keys)
      changed(.size)
      changed(.look)
    }
    if old.document !== view.document {
      (top, left, goal, shown) = (EditorRows.Place(line: 0, row: 0), 0, nil, nil)
      if isSearching { showFinder() }
    }
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  override func describeContent() {
    adoptText()
    let now = tracked {
      _ = (view.text?.wrappedValue, view.finder.isShown, view.finder.query)
      return (document.lines, document.selection)
    }
    let isMoved = shown.map { $0.selection != now.1 || !$0.lines.isIdentical(to: now.0) } ?? true
    let hasOtherLines = shown.map { $0.lines.count != now.0.count } ?? true
    shown = now
    if isMoved {
      needsReveal = true
      if isFocused { tree.focus.needsReveal = true }
    }
    if hasOtherLines { changed(.size) }
    if view.finder.isShown != isSearching { showFinder() }
    if layout.proposal != nil { settle() }
    changed(.look)
  }

  /// Shows the line to search in, or takes it away and the focus back.
  private func showFinder() {
    let wasSearching = isSearching
    isSearching = view.finder.isShown
    let bar = EditorFindBar(document: document, finder: view.finder)
    setContent(isSearching ? AnyView(bar) : AnyView(EmptyView()))
    needsReveal = true
    changed(.size)
    if wasSearching, !isSearching { tree.focus.request(within: self) }
  }

  /// Takes the text that the program has set.
  private func adoptText() {
    guard let text = view.text?.wrappedValue, text != boundText else { return }
    boundText = text
    guard text != document.text else { return }
    document.reset(text)
  }

  /// Applies `change` to the document, and hands the text on.
  private func edit(keepsGoal: Bool = false, _ change: (inout TextBuffer) -> Void) {
    if !keepsGoal { goal = nil }
    let isChanged = document.edit(change)
    guard isChanged, let text = view.text else { return }
    let new = document.text
    boundText = new
    text.wrappedValue = new
  }

  override func focusChanged(_ isFocused: Bool) {
    super.focusChanged(isFocused)
    if isFocused { needsReveal = true }
    changed(.look)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let least = min(lines.count, environment.screenSize.height)
    return Size(
      width: proposal.width,
      height: proposal.height < ProposedSize.unlimited
        ? proposal.height : max(1, least) + (isSearching ? 1 : 0))
  }

  override func placeChildren(_ proposal: ProposedSize) {
    settle()
    guard isSearching else { return }
    WrappedContent(of: self).place(
      at: Point(x: frame.minX, y: area.maxY),
      proposal: ProposedSize(width: frame.width, height: frame.height - area.height))
  }

  /// The frame without the line to search in.
  private var area: Rect { frame.inset(by: EdgeInsets(bottom: isSearching ? 1 : 0)) }

  /// The columns of the line numbers and the blank after them.
  private var gutter = 0

  private func measureGutter() {
    let columns = max(2, String(lines.count).count) + 1
    gutter = view.options.showsLineNumbers && columns < area.width - 1 ? columns : 0
  }

  /// The frame of the text.
  private var textRect: Rect {
    area.inset(by: EdgeInsets(leading: gutter, trailing: barRect == nil ? 0 : 1))
  }

  /// The frame of the scroll bar, if there is one.
  private var barRect: Rect? {
    guard bar.overflows, area.width - gutter > 1 else { return nil }
    return Rect(x: area.maxX - 1, y: area.minY, width: 1, height: area.height)
  }

  /// Lays out the rows of the window, and scrolls to the insertion point if that has moved.
  private func settle() {
    guard area.height > 0, area.width > 0 else { return }
    measureGutter()
    // Beside a bar first: a text that doesn't overflow there is short.
    use(width: area.width - gutter - 1)
    bar.resize(content: overflows ? 2 : 1, window: 1)
    if !bar.overflows { use(width: area.width - gutter) }
    top.line = min(top.line, lines.last)
    top.row = min(top.row, rows.line(top.line, of: lines).rows.count - 1)
    if needsReveal { revealCursor() }
    needsReveal = false
    fill()
    measureBar()
  }

  private func use(width: Int) {
    // The insertion point has a column of its own after a full row.
    let width = view.options.wrapsLines ? max(1, width - 1) : nil
    rows.use(
      EditorLine.Style(
        width: width, mode: environment.textWrapMode, tabWidth: max(1, view.options.tabWidth)))
    if width != nil { left = 0 }
  }

  /// Whether the text has more rows than the window.
  private var overflows: Bool {
    guard lines.count <= area.height else { return true }
    return rowCount(upTo: area.height + 1) > area.height
  }

  private func rowCount(upTo limit: Int) -> Int {
    let end = rows.place(of: document.end, in: lines)
    return rows.rows(from: .init(line: 0, row: 0), to: end, limit: limit - 1, in: lines) + 1
  }

  private var cursorPlace: EditorRows.Place {
    rows.place(of: selection.head, in: lines)
  }

  private func revealCursor() {
    let place = cursorPlace
    if place < top {
      top = place
    } else {
      let height = area.height
      if rows.rows(from: top, to: place, limit: height, in: lines) >= height {
        top = rows.place(place, movedBy: 1 - height, in: lines)
      }
    }
    guard !view.options.wrapsLines else { return }
    let cursor = selection.head
    let column = rows.line(cursor.line, of: lines).column(of: cursor.character)
    let width = max(1, textRect.width)
    left = min(max(left, column - width + 1), column)
  }

  /// Leaves no row of the window empty while there is text above.
  private func fill() {
    let end = rows.place(of: document.end, in: lines)
    let height = area.height
    if rows.rows(from: top, to: end, limit: height, in: lines) < height - 1 {
      top = min(top, rows.place(end, movedBy: 1 - height, in: lines))
    }
  }

  /// Sets the scroll bar: in rows if few lines are too high, and else in lines, whose rows nobody
  /// counts.
  private func measureBar() {
    guard bar.overflows else { return }
    let height = area.height
    if lines.count <= height {
      let all = rowCount(upTo: 100 * height)
      bar.jump(
        to: rows.rows(from: .init(line: 0, row: 0), to: top, limit: all, in: lines))
      bar.resize(content: all, window: height)
    } else {
      let last = rows.place(top, movedBy: height - 1, in: lines)
      let visible = max(1, last.line - top.line + 1)
      bar.jump(to: top.line)
      bar.resize(content: lines.count, window: min(visible, lines.count - 1))
    }
  }

  override func reveal(_ rect: Rect) -> Rect {
    guard rect == frame, let cursor = cursorCell else { return rect }
    return Rect(x: cursor.x, y: cursor.y, width: 1, height: 1)
  }

  /// The cell of the insertion point, if it is in the window.
  private var cursorCell: Point? {
    let rect = textRect
    guard !rect.isEmpty else { return nil }
    let cursor = selection.head
    let place = cursorPlace
    let row = place < top ? -1 : rows.rows(from: top, to: place, limit: rect.height, in: lines)
    let column = rows.line(cursor.line, of: lines).column(of: cursor.character) - left
    guard 0..<rect.height ~= row, column >= 0 else { return nil }
    return Point(x: rect.minX + min(column, rect.width - 1), y: rect.minY + row)
  }

  override var hardwareCursor: Point? { isFocused ? cursorCell : nil }

  // MARK: Keys

  private var keys: NodeKeys<EditorAction> {
    if let knownKeys { return knownKeys }
    let options = view.options
    let bindings = EditorAction.bindings(environment.kitWords.controls).filter { binding in
      if binding.action == .tab, !options.insertsTabs { return false }
      return !options.isReadOnly || !binding.action.changesText
    }
    let keys = NodeKeys(
      environment.kitWords.controls.text, bindings, under: environment.keyMap.withoutTyping
    ) { [weak self] in _ = self?.perform($0) }
    knownKeys = keys
    return keys
  }

  override var keyTable: KeyTable? {
    guard isFocused else { return nil }
    var table = keys.table()
    if !view.options.isReadOnly { table.type = { [weak self] in self?.type($0) } }
    return table
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard isFocused else { return false }
    if let action = keys.action(for: key) { return perform(action) }
    guard !view.options.isReadOnly, let character = key.typed else { return false }
    type(character)
    return true
  }

  private func type(_ character: Character) {
    edit { $0.insert(String(character)) }
  }

  override func handlePaste(_ text: String) -> Bool {
    guard isFocused, !view.options.isReadOnly else { return false }
    edit { $0.insert(text) }
    return true
  }

  private func perform(_ action: EditorAction) -> Bool {
    switch action {
    case .move(let motion): move(motion, selecting: false)
    case .select(let motion): move(motion, selecting: true)
    case .delete(let motion): edit { $0.delete(motion) }
    case .newLine: edit { $0.insert("\n") }
    case .tab: edit { $0.insert("\t") }
    case .selectAll: edit { $0.selectAll() }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .copy: return copy()
    case .cut: if copy() { edit { $0.deleteSelection() } }
    case .paste: edit { $0.insert(EditorClipboard.text) }
    case .find, .findNext, .findPrevious: find(action)
    }
    return true
  }

  /// Returns `false` if nothing is selected.
  private func copy() -> Bool {
    guard !selection.isEmpty else { return false }
    let text = document.text(in: selection.range)
    EditorClipboard.text = text
    environment.copyToClipboard(text)
    return true
  }

  private func find(_ action: EditorAction) {
    switch action {
    case .findNext where !view.finder.query.isEmpty: view.finder.step(1, in: document)
    case .findPrevious where !view.finder.query.isEmpty: view.finder.step(-1, in: document)
    default: view.finder.begin(in: document)
    }
  }

  /// Moves the insertion point, by rows of the layout where `motion` says so.
  private func move(_ motion: EditorMotion, selecting: Bool) {
    let page = max(1, area.height - 1)
    switch motion {
    case .up: move(rows: -1, selecting: selecting)
    case .down: move(rows: 1, selecting: selecting)
    case .pageUp:
      scroll(by: -page)
      move(rows: -page, selecting: selecting)
    case .pageDown:
      scroll(by: page)
      move(rows: page, selecting: selecting)
    default: edit { $0.move(motion, selecting: selecting) }
    }
  }

  /// Moves the insertion point by `distance` rows, as near as possible to its column, or to an end
  /// of the text if there is no row.
  private func move(rows distance: Int, selecting: Bool) {
    let cursor = selection.head
    let column = goal ?? rows.line(cursor.line, of: lines).column(of: cursor.character)
    let place = cursorPlace
    let target = rows.place(place, movedBy: distance, in: lines)
    let line = rows.line(target.line, of: lines)
    var position = TextPosition(
      line: target.line, character: line.place(atColumn: column, row: target.row))
    if target == place { position = distance < 0 ? .start : document.end }
    goal = target == place ? nil : column
    edit(keepsGoal: true) { $0.move(to: position, selecting: selecting) }
  }

  /// Scrolls by `distance` rows.
  private func scroll(by distance: Int) {
    let before = top
    top = rows.place(top, movedBy: distance, in: lines)
    fill()
    measureBar()
    if top != before { changed(.look) }
  }

  // MARK: The mouse

  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .scrollUp, .scrollDown:
      let before = top
      scroll(by: mouse.kind == .scrollUp ? -3 : 3)
      return top != before
    case .press(.left):
      if dragBar(mouse) { return true }
      press(mouse)
      return true
    case .drag(.left):
      if dragBar(mouse) { return true }
      guard mouse.clickCount == 1 else { return true }
      let place = position(at: mouse.position)
      edit { $0.move(to: place, selecting: true) }
      return true
    case .release(.left):
      bar.release()
      return true
    default: return false
    }
  }

  override func mouseWasLost() {
    bar.release()
  }

  private func dragBar(_ mouse: MouseEvent) -> Bool {
    guard let rect = barRect, bar.handle(mouse, bar: rect) else { return false }
    let start = EditorRows.Place(line: 0, row: 0)
    top =
      lines.count <= area.height
      ? rows.place(start, movedBy: bar.offset, in: lines) : .init(line: bar.offset, row: 0)
    fill()
    changed(.look)
    return true
  }

  private func press(_ mouse: MouseEvent) {
    let place = position(at: mouse.position)
    let isNumber = mouse.position.x < textRect.minX
    switch isNumber ? 2 : (mouse.clickCount - 1) % 3 {
    case 0: edit { $0.move(to: place, selecting: mouse.modifiers.contains(.shift)) }
    case 1:
      let cell = cell(at: mouse.position)
      let line = rows.line(cell.place.line, of: lines)
      let cluster = line.cluster(atColumn: cell.column, row: cell.place.row)
      edit { $0.selectWord(at: TextPosition(line: cell.place.line, character: cluster)) }
    default: edit { $0.selectLine(place.line) }
    }
  }

  /// The row and the column of the text at `point`, also outside the window.
  private func cell(at point: Point) -> (place: EditorRows.Place, column: Int) {
    let rect = textRect
    let place = rows.place(top, movedBy: point.y - rect.minY, in: lines)
    return (place, max(0, point.x - rect.minX + left))
  }

  private func position(at point: Point) -> TextPosition {
    let (place, column) = cell(at: point)
    let character = rows.line(place.line, of: lines).place(atColumn: column, row: place.row)
    return TextPosition(line: place.line, character: character)
  }

  // MARK: Drawing

  override func draw(_ painter: Painter) {
    painter.clipped(to: frame) {
      let role: StyleRole = isFocused ? .fieldFocused : .field
      var style =
        environment.isEnabled ? environment.textStyle(role) : environment.controlStyle(role)
      // A line below a field says where it is. Below every line of a text it would only be in the way.
      style.attributes.remove(.underline)
      painter.fill(area, style: style)
      let (lines, textRect) = (lines, textRect)
      var place = top
      for y in area.minY..<area.maxY {
        let line = rows.line(place.line, of: lines)
        if place.row == 0 { drawNumber(place.line, y: y, on: painter, style) }
        let origin = Point(x: textRect.minX - left, y: y)
        painter.clipped(to: textRect) { draw(line, place, at: origin, on: painter, style) }
        if place.row + 1 < line.rows.count {
          place.row += 1
        } else if place.line < lines.last {
          place = EditorRows.Place(line: place.line + 1, row: 0)
        } else {
          break
        }
      }
      if let barRect { bar.draw(barRect, on: painter, environment: environment) }
      drawElements(painter)
    }
  }

  private func drawNumber(_ line: Int, y: Int, on painter: Painter, _ style: TextStyle) {
    guard gutter > 0 else { return }
    let number = String(line + 1)
    let isCurrent = line == selection.head.line
    let own = isCurrent ? style : style.merging(environment.textStyle(.secondary))
    painter.write(
      number, at: Point(x: area.minX + gutter - 1 - number.count, y: y), style: own)
  }

  private func draw(
    _ line: EditorLine, _ place: EditorRows.Place, at origin: Point, on painter: Painter,
    _ style: TextStyle
  ) {
    let selected = selectedClusters(of: place.line, in: line)
    var marked = style.merging(environment.textStyle(.fieldSelection))
    marked.attributes.insert(.reverse)
    var found = style.merging(environment.textStyle(.paletteMatch))
    found.attributes.insert(.underline)
    let matches = view.finder.isShown ? view.finder.search.matches(in: line.text) : []
    let isUnicode = environment.capabilities.isUnicode
    var x = origin.x
    for index in line.rows[place.row] {
      var own = matches.contains { $0.contains(index) } ? found : style
      if selected.contains(index) { own = marked }
      let character = line.characters[index]
      if character == "\t" {
        let blank = Rect(x: x, y: origin.y, width: line.columns[index], height: 1)
        painter.fill(blank, style: own)
      } else {
        let shown = EditorLine.shown(character, isUnicode: isUnicode)
        painter.put(shown, at: Point(x: x, y: origin.y), style: own)
      }
      x += line.columns[index]
    }
    // The end of a line within the selection.
    if selected.upperBound > line.characters.count, place.row == line.rows.count - 1 {
      painter.fill(Rect(x: x, y: origin.y, width: 1, height: 1), style: marked)
    }
  }

  /// The selected clusters of line `index`. One more stands for the end of the line.
  private func selectedClusters(of index: Int, in line: EditorLine) -> Range<Int> {
    let range = selection.range
    guard !range.isEmpty, isFocused || view.finder.isShown,
      range.lowerBound.line <= index, index <= range.upperBound.line
    else { return 0..<0 }
    let start = range.lowerBound.line < index ? 0 : range.lowerBound.character
    let end =
      range.upperBound.line > index ? line.characters.count + 1 : range.upperBound.character
    return start..<max(start, end)
  }
}

/// The text that an editor has cut or copied last. Terminals don't give theirs away.
private enum EditorClipboard {
  static var text = ""
}
