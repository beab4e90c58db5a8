/// The node of a list: keeps the rows that show, and no others.
final class ListNode<SelectionValue: Hashable, Content: View>: FocusNode<
  List<SelectionValue, Content>
>
{
  var position: ListPosition
  /// The rows that show, in order; those that keep the focus, though scrolled away, among them.
  private var rows: [(index: Int, node: ListRowNode)] = []
  private var fixedHeader: ListRowNode?
  private var placeholder: ListRowNode?
  private var needsRows = true
  var drag: (bar: Axis, grip: Int)?
  var knownKeys: NodeKeys<ListAction>?
  var finder: TypeSelect?
  var finderEnd: Schedule.Entry?
  /// The other end of a range of selected rows.
  var rangeStart: Int?

  override init(_ view: List<SelectionValue, Content>, in parent: Node) {
    position = ListPosition(table: RowTable(of: view.content, rowHeight: view.rowHeight))
    super.init(view, in: parent)
    tree.countClips(by: 1)
    evaluate()
  }

  override func willLeave() {
    tree.countClips(by: -1)
    tree.schedule.cancel(finderEnd)
  }

  var table: RowTable { position.table }
  override var isElement: Bool { true }
  override var clipsContent: Bool { true }
  override var drawsItself: Bool { true }

  override var children: [Node] {
    [placeholder, fixedHeader].compactMap { $0 } + rows.map(\.node)
  }

  override var isFocusable: Bool {
    guard super.isFocusable else { return false }
    if canSelect { return true }
    return position.geometry.overflows && rows.allSatisfy { $0.node.focusableNodes.isEmpty }
  }

  /// Whether there are rows that the cursor can be on.
  var canSelect: Bool { table.runs.contains { $0.id != nil } }

  /// The row under the cursor and its place, and not all rows that show.
  override var spoken: SpokenProperties {
    guard let cursor = position.cursor, let place = table.place(of: cursor) else {
      return SpokenProperties()
    }
    let row = rows.first { $0.index == cursor }.map { $0.node.spokenTexts.joined(separator: " ") }
    let words = environment.kitWords.speech.place(place.index + 1, of: place.count)
    return SpokenProperties(
      label: "", value: [row, words].compactMap { $0 }.joined(separator: ", "))
  }

  // MARK: Description

  override func viewChanged(from old: List<SelectionValue, Content>, environmentChanged: Bool) {
    let selected = view.selection?.first
    let cursorID = position.cursor.flatMap(table.id)
    let isLost = position.adopt(RowTable(of: view.content, rowHeight: view.rowHeight))
    if isLost, let cursorID, cursorID == selected, view.selection?.isMultiple == false {
      selectCursor()
    }
    rangeStart = nil
    knownKeys = nil
    needsRows = true
    changed(.look)
    changed(.size)
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  override func describeContent() {
    let wanted = tracked { view.selection?.first }
    if let wanted, view.selection?.isMultiple == false,
      wanted != position.cursor.flatMap(table.id),
      let row = table.row(of: wanted, near: position.cursor ?? 0)
    {
      change { $0.moveCursor(to: row) }
    }
    if position.window > 0 { showRows() }
    refreshLooks()
  }

  override func focusChanged(_ isFocused: Bool) {
    super.focusChanged(isFocused)
    needsRows = true
    if isFocused, position.cursor == nil {
      let top = table.row(atLine: position.offset) ?? 0
      let first = canSelect ? table.selectable(near: top) : nil
      change { $0.moveCursor(to: first) }
    }
    if !isFocused { endFinding() }
  }

  // MARK: Rows

  /// Makes the rows that show, forgets the others.
  private func showRows() {
    showExtras()
    let before = rows
    var known: [ListRowNode.Key: ListRowNode] = [:]
    for row in before { known[row.node.key] = row.node }
    rows = []
    for index in position.visibleRows { show(index, &known) }
    if let pinned = position.pinnedHeader { show(pinned, &known) }
    for row in before where row.node.hasFocusWithin && known[row.node.key] != nil {
      guard case .id(let id) = row.node.key, let index = table.row(of: id, near: row.index) else {
        continue
      }
      show(index, &known)
    }
    for node in known.values { node.detach() }
    needsRows = false
    if !before.elementsEqual(rows, by: { $0.node === $1.node }) { changed(.children) }
  }

  private func show(_ index: Int, _ known: inout [ListRowNode.Key: ListRowNode]) {
    let run = table.run(of: index)
    let offset = index - run.start
    var key = run.id.map { ListRowNode.Key.id($0(offset)) } ?? .place(index)
    if rows.contains(where: { $0.node.key == key }) { key = .place(index) }
    let look = look(of: index)
    let describe = { run.view(offset) }
    if let node = known.removeValue(forKey: key) {
      if needsRows { node.setContent(describedBy: describe) }
      node.look = look
      rows.append((index, node))
    } else {
      rows.append((index, ListRowNode(key: key, look: look, describe: describe, in: self)))
    }
  }

  /// Shows what stands over the rows, or in their place.
  private func showExtras() {
    guard needsRows || (placeholder != nil) != (table.count == 0) else { return }
    let gutter = ListRowLook(isMultiple: view.selection?.isMultiple == true).gutter
    fixedHeader = extra(fixedHeader, view.fixedHeader, indent: gutter)
    let stand = view.placeholder.map {
      AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    placeholder = extra(placeholder, table.count == 0 ? stand : nil, indent: 0)
  }

  private func extra(_ node: ListRowNode?, _ view: AnyView?, indent: Int) -> ListRowNode? {
    guard let view else {
      node?.detach()
      if node != nil { changed(.children) }
      return nil
    }
    if let node {
      node.look = ListRowLook(indent: indent)
      node.setContent { view }
      return node
    }
    changed(.children)
    return ListRowNode(
      key: .place(-1), look: ListRowLook(indent: indent), describe: { view }, in: self)
  }

  private func look(of row: Int) -> ListRowLook {
    guard let id = table.id(of: row) else { return ListRowLook(indent: headingIndent(of: row)) }
    return ListRowLook(
      isMultiple: view.selection?.isMultiple == true,
      isSelected: view.selection?.contains(id) == true, hasCursor: row == position.cursor,
      isFocused: isFocused)
  }

  /// Rows that cannot be selected stand under those that can; headers and footers do not.
  private func headingIndent(of row: Int) -> Int {
    table.run(of: row).kind == .rows && canSelect ? 2 : 0
  }

  /// Marks the rows as they are now.
  func refreshLooks() {
    for row in rows where row.index < table.count { row.node.look = look(of: row.index) }
  }

  /// The node of `row`, if it shows.
  func node(of row: Int?) -> ListRowNode? { rows.first { $0.index == row }?.node }

  /// Whether any row that shows has actions.
  var hasActions: Bool { rows.contains { !$0.node.actions.isEmpty } }

  // MARK: Layout

  private var headerHeight: Int { fixedHeader == nil ? 0 : min(1, frame.height) }

  /// The cells of the rows and of the bar.
  var windowRect: Rect { frame.inset(by: EdgeInsets(top: headerHeight)) }

  /// The cells of the bar, if there is one.
  var barRect: Rect? {
    let rect = windowRect
    guard position.geometry.overflows, rect.width > 1 else { return nil }
    return Rect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let least = min(table.height + (view.fixedHeader == nil ? 0 : 1), environment.screenSize.height)
    return Size(
      width: proposal.width,
      height: proposal.height < ProposedSize.unlimited ? proposal.height : max(1, least))
  }

  override func placeChildren(_ proposal: ProposedSize) {
    if needsRows { showExtras() }
    position.setWindow(windowRect.height)
    showRows()
    let width = frame.width - (barRect == nil ? 0 : 1)
    fixedHeader?.place(at: frame.origin, proposal: ProposedSize(width: width, height: headerHeight))
    placeholder?.place(at: windowRect.origin, proposal: ProposedSize(windowRect.size))
    for row in rows {
      let lines = table.lines(of: row.index)
      let isPinned = row.index == position.pinnedHeader
      let line = isPinned ? 0 : lines.lowerBound - position.offset
      row.node.place(
        at: Point(x: frame.minX, y: windowRect.minY + line),
        proposal: ProposedSize(width: width, height: lines.count))
    }
  }

  /// Changes what shows, or where the cursor is.
  @discardableResult
  func change<Result>(_ change: (inout ListPosition) -> Result) -> Result {
    let before = (position.offset, position.cursor)
    let result = change(&position)
    if position.offset != before.0 {
      changed(.look)
      changed(.size)
    }
    if position.cursor != before.1 {
      refreshLooks()
      if isFocused { tree.focus.needsReveal = true }
    }
    return result
  }

  /// The cells of `row`, wherever they lie.
  private func rect(of row: Int) -> Rect {
    let lines = table.lines(of: row)
    return Rect(
      x: frame.minX, y: windowRect.minY + lines.lowerBound - position.offset, width: frame.width,
      height: lines.count)
  }

  override func reveal(_ rect: Rect) -> Rect {
    if rect == frame {
      change { $0.revealCursor() }
      return position.cursor.map(self.rect) ?? rect
    }
    let before = position.offset
    let first = rect.minY - windowRect.minY + before
    change { $0.scroll(to: $0.geometry.revealing(first..<first + max(1, rect.height))) }
    return Rect(
      x: rect.minX, y: rect.minY - position.offset + before, width: rect.width,
      height: rect.height)
  }

  override var hardwareCursor: Point? {
    guard isFocused else { return nil }
    guard canSelect else { return frame.origin }
    guard let row = position.cursor, position.showsCursor, let node = node(of: row) else {
      return nil
    }
    return Point(x: node.frame.minX + node.look.gutter, y: node.frame.minY)
  }

  // MARK: Input

  override var keyTable: KeyTable? { isFocused ? keys.table(where: isUsable) : nil }
  override func handle(_ key: KeyPress) -> Bool { isFocused && handleKey(key) }
  /// What is disabled can still be looked at, all of it.
  override var takesInput: Bool { true }
  override func handle(_ mouse: MouseEvent) -> Bool { handleMouse(mouse) }
  override func mouseWasLost() { drag = nil }

  // MARK: Drawing

  override func draw(_ painter: Painter) {
    let pinned = position.pinnedHeader
    let top = EdgeInsets(top: pinned == nil ? 0 : 1)
    painter.clipped(to: windowRect.inset(by: top)) {
      for row in rows where row.index != pinned { draw(row.node, painter) }
    }
    for node in [placeholder, fixedHeader, node(of: pinned)] {
      if let node { draw(node, painter) }
    }
    if let barRect {
      ScrollBar(axis: .vertical, geometry: position.geometry)
        .draw(in: barRect, on: painter, environment: environment)
    }
    drawFinder(painter)
  }

  private func draw(_ node: ListRowNode, _ painter: Painter) {
    guard node.frame.intersects(painter.clip) else { return }
    tree.count(\.drawn)
    node.drawnFrame = tree.frameNumber
    node.draw(painter)
  }

  /// Shows in the lower right corner what has been typed to find a row.
  private func drawFinder(_ painter: Painter) {
    guard let finder else { return }
    let text = " /\(finder.text) "
    let width = windowRect.width - (barRect == nil ? 0 : 1)
    painter.write(
      TextTruncation.suffix(of: text, columns: width),
      at: Point(x: max(frame.minX, frame.minX + width - text.columns), y: frame.maxY - 1),
      style: environment.theme.style(for: .field))
  }
}
