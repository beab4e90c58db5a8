// SPDX-License-Identifier: Apache-2.0

/// The node of a list. Keeps only visible rows.
final class ListNode<SelectionValue: Hashable, Content: View>: FocusNode<
  List<SelectionValue, Content>
>
{
  private var position: ListPosition
  private lazy var rows = ListRows(in: self)
  private var needsRows = true
  private var knownKeys: NodeKeys<ListAction>?
  private lazy var finder = RowFinder(tree.schedule) { [weak self] in self?.changed(.look) }
  /// The fixed end of the selected range.
  private var rangeStart: Int?
  /// Whether the end stays visible, if the list wants that.
  private var isFollowing = true
  /// The row at the top as it was last said.
  private var saidTop: AnyHashable?

  override init(_ view: List<SelectionValue, Content>, in parent: Node) {
    position = ListPosition(table: RowTable(of: view.content, rowHeight: view.rowHeight))
    super.init(view, in: parent)
    followOutlines()
    tree.countClips(by: 1)
    evaluate()
  }

  override func willLeave() {
    tree.countClips(by: -1)
    finder.forget()
  }

  private var table: RowTable { position.table }
  override var isElement: Bool { true }
  override var clipsContent: Bool { true }
  override var drawsItself: Bool { true }

  override var children: [Node] { rows.nodes }

  override var isFocusable: Bool {
    guard super.isFocusable else { return false }
    if canSelect { return true }
    // The focus stays while a search finds nothing or other rows are being read.
    if table.count == 0 { return view.selection != nil && view.placeholder != nil }
    return position.viewport.overflows && rows.shown.allSatisfy(\.node.focusableNodes.isEmpty)
  }

  /// The visible rows that can be chosen.
  override var jumpSpots: [JumpSpot] {
    guard canSelect else { return super.jumpSpots }
    return rows.shown.compactMap { row, _ in
      guard table.id(of: row) != nil else { return nil }
      return JumpSpot(visiblePart(of: rect(of: row).intersection(frame))) { [weak self] in
        self?.requestFocus()
        _ = self?.choose(row)
      }
    }
  }

  private var isMultiple: Bool { view.selection?.isMultiple == true }

  /// Whether the cursor can be on any row.
  private var canSelect: Bool { table.runs.contains { $0.id != nil } }

  /// Describes the cursor's row and its position, rather than all visible rows.
  override var spoken: SpokenProperties {
    guard let cursor = position.cursor, let place = table.place(of: cursor) else {
      return SpokenProperties()
    }
    let row = rows.node(of: cursor)?.spokenTexts.joined(separator: " ")
    let words = environment.kitWords.speech.place(place.index + 1, of: place.count)
    return SpokenProperties(
      label: "",
      value: [row, spokenFold(of: cursor), words].compactMap { $0 }.joined(separator: ", "))
  }

  // MARK: Description

  override func viewChanged(from old: List<SelectionValue, Content>, environmentChanged: Bool) {
    let before = position
    adoptRows()
    if environmentChanged || old.findsAtOnce != view.findsAtOnce
      || old.activation != view.activation
    {
      knownKeys = nil
    }
    if isFocused { changed(.keys) }
    if environmentChanged || !position.hasSameLines(as: before) { linesChanged() }
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  /// Takes the rows of the current description. If the row with the cursor is gone, that in its
  /// place is selected instead.
  private func adoptRows() {
    let selected = view.selection?.first
    let cursorID = position.cursor.flatMap(table.id)
    let wasOutline = !table.outlines.isEmpty
    let isLost = position.adopt(
      RowTable(of: view.content, rowHeight: view.rowHeight, keeping: table.outlines))
    let isReplaced = isLost && !view.scrolling.keepsSelection
    if isReplaced, let cursorID, cursorID == selected, view.selection?.isMultiple == false {
      selectCursor()
    }
    needsRows = true
    followTail()
    followOutlines()
    if wasOutline == table.outlines.isEmpty { knownKeys = nil }
  }

  /// Goes on to the end if that was visible, with the cursor unless rows are selected.
  private func followTail() {
    guard view.scrolling.followsTail, isFollowing else { return }
    if isFocused, view.selection?.first == nil { position.moveCursor(to: lastRow) }
    position.viewport.move(.last)
  }

  private var lastRow: Int? { canSelect ? table.row(.last, from: nil) : nil }

  /// Says which row is at the top, if anybody wants to know.
  private func sayTop() {
    guard let top = view.scrolling.top, let id = position.topRow.flatMap(table.id) else { return }
    saidTop = id
    if top.first != id { top.replace(with: [id]) }
  }

  private func linesChanged() {
    rangeStart = nil
    changed(.look)
    changed(.size)
  }

  override func describeContent() {
    let (wanted, top) = tracked {
      for outline in table.outlines { outline.check() }
      return (view.selection?.first, view.scrolling.top?.first)
    }
    if table.outlines.contains(where: \.isOutdated) {
      adoptRows()
      linesChanged()
    }
    if let wanted, view.selection?.isMultiple == false,
      wanted != position.cursor.flatMap(table.id),
      let row = table.row(of: wanted, near: position.cursor ?? 0)
    {
      change { $0.moveCursor(to: row) }
    }
    if let top, top != saidTop, let row = table.row(of: top, near: position.cursor ?? 0) {
      saidTop = top
      change { $0.scroll(toTop: row) }
    }
    if layout.proposal != nil { showRows() }
    refreshLooks()
  }

  override func focusChanged(_ isFocused: Bool) {
    super.focusChanged(isFocused)
    needsRows = true
    if isFocused, position.cursor == nil {
      let top = table.row(atLine: position.offset) ?? 0
      let first = canSelect ? table.usable(near: top) : nil
      let row = view.scrolling.followsTail && isFollowing ? lastRow : first
      change { $0.moveCursor(to: row) }
    }
    if !isFocused { finder.forget() }
  }

  // MARK: Rows

  /// Creates the visible rows and removes the others.
  private func showRows() {
    showExtras()
    let wanted = Array(position.visibleRows) + (position.pinnedHeader.map { [$0] } ?? [])
    rows.show(wanted, of: table, describesAgain: needsRows, look: look)
    needsRows = false
  }

  /// Shows the header, and the placeholder if there are no rows.
  private func showExtras() {
    guard needsRows || (rows.placeholder != nil) != (table.count == 0) else { return }
    rows.showHeader(view.fixedHeader, indent: ListRowLook(isMultiple: isMultiple).gutter)
    rows.showPlaceholder(table.count == 0 ? view.placeholder : nil)
  }

  private func look(of row: Int) -> ListRowLook {
    guard let id = table.id(of: row) else { return ListRowLook(indent: headingIndent(of: row)) }
    return ListRowLook(
      isMultiple: isMultiple,
      isSelected: view.selection?.contains(id) == true, hasCursor: row == position.cursor,
      isFocused: isFocused, isEnabled: table.isUsable(row))
  }

  /// Unselectable rows are indented like selectable ones, but headers and footers are not.
  private func headingIndent(of row: Int) -> Int {
    table.run(of: row).kind == .rows && canSelect ? 2 : 0
  }

  /// Updates the marks of the rows.
  private func refreshLooks() {
    for (row, node) in rows.shown where row < table.count { node.look = look(of: row) }
  }

  // MARK: Layout

  private var headerHeight: Int { rows.fixedHeader == nil ? 0 : min(1, frame.height) }

  /// The frame of the rows and the scroll bar.
  private var windowRect: Rect { frame.inset(by: EdgeInsets(top: headerHeight)) }

  /// The frame of the scroll bar, if there is one.
  private var barRect: Rect? {
    let rect = windowRect
    guard position.viewport.overflows, rect.width > 1 else { return nil }
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
    followTail()
    sayTop()
    showRows()
    let width = frame.width - (barRect == nil ? 0 : 1)
    rows.fixedHeader?.place(
      at: frame.origin, proposal: ProposedSize(width: width, height: headerHeight))
    rows.placeholder?.place(at: windowRect.origin, proposal: ProposedSize(windowRect.size))
    for (row, node) in rows.shown {
      let lines = table.lines(of: row)
      let isPinned = row == position.pinnedHeader
      let line = isPinned ? 0 : lines.lowerBound - position.offset
      node.place(
        at: Point(x: frame.minX, y: windowRect.minY + line),
        proposal: ProposedSize(width: width, height: lines.count))
    }
  }

  /// Changes the position, and updates whatever depends on it.
  @discardableResult
  private func change<Result>(_ change: (inout ListPosition) -> Result) -> Result {
    let before = (position.offset, position.cursor)
    let result = change(&position)
    if position.cursor != before.1 {
      isFollowing = position.cursor == lastRow
    } else if position.offset != before.0 {
      isFollowing = position.isAtEnd
    }
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

  /// The frame of `row`, visible or not.
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
    change { $0.viewport.reveal(first..<first + max(1, rect.height)) }
    return Rect(
      x: rect.minX, y: rect.minY - position.offset + before, width: rect.width,
      height: rect.height)
  }

  override var hardwareCursor: Point? {
    guard isFocused else { return nil }
    guard canSelect else { return frame.origin }
    guard position.showsCursor, let node = rows.node(of: position.cursor) else { return nil }
    return Point(x: node.frame.minX + node.look.gutter, y: node.frame.minY)
  }

  // MARK: Keys

  /// `true`: a disabled list can still be scrolled.
  override var takesInput: Bool { true }

  private var keys: NodeKeys<ListAction> {
    if let knownKeys { return knownKeys }
    var words = environment.kitWords.list
    words.open = view.activation ?? words.open
    let keys = NodeKeys(
      words.list,
      ListAction.bindings(
        words, findsAtOnce: view.findsAtOnce, isOutline: !table.outlines.isEmpty),
      under: view.findsAtOnce ? environment.keyMap.withoutTyping : environment.keyMap
    ) { [weak self] in _ = self?.perform($0) }
    knownKeys = keys
    return keys
  }

  override var keyTable: KeyTable? { isFocused ? keys.table(where: isUsable) : nil }

  /// Whether `action` is available, for display.
  private func isUsable(_ action: ListAction) -> Bool {
    switch action {
    case .up, .down, .pageUp, .pageDown, .first, .last: true
    case .extendUp, .extendDown, .select, .selectAll: isMultiple
    case .open: view.activate != nil || !table.outlines.isEmpty
    case .unfold, .fold, .unfoldAll: !table.outlines.isEmpty
    case .actions: rows.shown.contains(where: \.node.hasMenu)
    case .find: canFind && !view.findsAtOnce
    case .delete: table.runs.contains { $0.onDelete != nil }
    case .carryUp, .carryDown: table.runs.contains { $0.onMove != nil }
    }
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard isFocused else { return false }
    return find(with: key) || keys.action(for: key).map(perform) ?? false
  }

  private func perform(_ action: ListAction) -> Bool {
    guard canSelect || action == .find else { return scroll(action) }
    return switch action {
    case .up where beginsAtCursor, .down where beginsAtCursor: choose(position.cursor)
    case .up, .down, .pageUp, .pageDown, .first, .last: move(action)
    case .extendUp: extend(to: position.row(.back))
    case .extendDown: extend(to: position.row(.forward))
    case .select: toggle() || toggleFold()
    case .selectAll: view.selection?.select(0..<table.count, of: table) ?? false
    case .open: activate() || toggleFold()
    case .unfold: unfold() || openMenu()
    case .fold: fold()
    case .unfoldAll: unfoldAll()
    case .actions: openMenu()
    case .find: startFinding()
    case .delete: cursorRun?.delete(position.cursor ?? 0, in: view.selection) ?? false
    case .carryUp: carry(by: -1)
    case .carryDown: carry(by: 1)
    }
  }

  /// Moves the cursor. At the end of the rows the key does nothing, so that one pressed too often
  /// doesn't leave the list.
  private func move(_ action: ListAction) -> Bool {
    choose(action.move.flatMap(position.row)) || position.cursor != nil
  }

  /// Moves the cursor's row itself.
  private func carry(by step: Int) -> Bool {
    cursorRun?.move(position.cursor ?? 0, by: step) ?? false
  }

  /// Performs `action` in a list without selection.
  private func scroll(_ action: ListAction) -> Bool {
    action.scrolling.map { step in change { $0.viewport.move(step) } } ?? false
  }

  /// Whether nothing is selected yet, so an arrow selects the cursor's row.
  private var beginsAtCursor: Bool {
    guard let selection = view.selection, !selection.isMultiple, let cursor = position.cursor else {
      return false
    }
    // The cursor is elsewhere only if the selected row is not in the list.
    return selection.first == nil || view.scrolling.keepsSelection && !look(of: cursor).isSelected
  }

  /// The run of the cursor's row.
  private var cursorRun: RowTable.Run? { position.cursor.map(table.run) }

  private func activate() -> Bool {
    guard let activate = view.activate,
      let id = position.cursor.flatMap(table.id)?.base as? SelectionValue
    else { return false }
    activate(id)
    return true
  }

  private func openMenu() -> Bool { rows.node(of: position.cursor)?.openMenu() ?? false }

  // MARK: Outlines

  private func followOutlines() {
    for outline in table.outlines { outline.changed = { [weak self] in self?.changed(.body) } }
  }

  /// The outline that `row` belongs to, and its place there.
  private func outline(of row: Int?) -> (rows: OpenRows, offset: Int, start: Int)? {
    guard let row else { return nil }
    let run = table.run(of: row)
    return run.outline.map { ($0, row - run.start, run.start) }
  }

  /// Opens or closes rows beside that with the cursor, which stays where it is.
  private func set(_ isOpen: Bool, _ offsets: [Int], of outline: OpenRows) {
    outline.set(isOpen, offsets)
    adoptRows()
    linesChanged()
    evaluate()
  }

  /// Opens the row with the cursor, or goes to the first below. Returns `false` if nothing can be
  /// below.
  private func unfold() -> Bool {
    guard let (rows, offset, start) = outline(of: position.cursor), rows.isBranch(offset) else {
      return false
    }
    if !rows.isOpen(offset) {
      set(true, [offset], of: rows)
    } else if !rows.descendants(of: offset).isEmpty {
      _ = choose(start + offset + 1)
    }
    return true
  }

  /// Closes the row with the cursor, or goes to the one above. Returns `false` outside an outline.
  private func fold() -> Bool {
    guard let (rows, offset, start) = outline(of: position.cursor) else { return false }
    if rows.isOpen(offset) {
      set(false, [offset], of: rows)
    } else if let parent = rows.parent(of: offset) {
      _ = choose(start + parent)
    }
    return true
  }

  private func toggleFold() -> Bool {
    guard let (rows, offset, _) = outline(of: position.cursor), rows.isBranch(offset) else {
      return false
    }
    set(!rows.isOpen(offset), [offset], of: rows)
    return true
  }

  private func unfoldAll() -> Bool {
    guard let (rows, offset, _) = outline(of: position.cursor) else { return false }
    set(true, rows.siblings(of: offset).filter(rows.isBranch), of: rows)
    return true
  }

  /// Whether `point` is on the mark of `row` that shows whether it is open.
  private func isOnMark(_ point: Point, of row: Int) -> Bool {
    guard let (rows, offset, _) = outline(of: row), let node = self.rows.node(of: row),
      point.y == node.frame.minY
    else { return false }
    let first = node.frame.minX + node.look.gutter + 2 * rows.depth(of: offset)
    return first..<first + 2 ~= point.x
  }

  private func spokenFold(of row: Int) -> String? {
    guard let (rows, offset, _) = outline(of: row), rows.isBranch(offset) else { return nil }
    let words = environment.kitWords.speech
    return rows.isOpen(offset) ? words.expanded : words.collapsed
  }

  // MARK: Finding

  /// Whether rows support type selection.
  private var canFind: Bool { table.runs.contains { $0.title != nil } }

  /// Handles `key` as a letter of a typed title.
  private func find(with key: KeyPress) -> Bool {
    guard canFind else { return false }
    switch finder.take(key, atOnce: view.findsAtOnce) {
    case .none: return false
    case .taken: return true
    case .finds(let typed):
      _ = choose(table.row(foundBy: typed, from: position.cursor))
      return true
    }
  }

  /// Starts type selection. Returns `false` if rows have no titles.
  private func startFinding() -> Bool {
    guard canFind, !view.findsAtOnce else { return false }
    finder.begin()
    return true
  }

  // MARK: Selection

  /// Moves the cursor to `row`, and selects it in a list with single selection. Returns `false` if
  /// it is there already.
  private func choose(_ row: Int?) -> Bool {
    guard let row else { return false }
    rangeStart = nil
    let isMoved = change { $0.moveCursor(to: row) }
    guard let selection = view.selection, !selection.isMultiple else { return isMoved }
    let wasSelected = table.id(of: row).map(selection.contains) == true
    selectCursor()
    return isMoved || !wasSelected
  }

  /// Selects only the cursor's row.
  private func selectCursor() {
    let id = position.cursor.flatMap(table.id)
    view.selection?.replace(with: id.map { [$0] } ?? [])
  }

  /// Selects everything from the start of the range to `row`.
  private func extend(to row: Int?) -> Bool {
    guard isMultiple, let row, let start = rangeStart ?? position.cursor else { return false }
    rangeStart = start
    change { $0.moveCursor(to: row) }
    return view.selection?.select(min(start, row)...max(start, row), of: table) ?? false
  }

  private func toggle() -> Bool { view.selection?.toggle(position.cursor, of: table) ?? false }

  // MARK: The mouse

  override func handle(_ mouse: MouseEvent) -> Bool {
    let bar = barRect
    if change({ $0.viewport.handle(mouse, bar: bar) }) { return true }
    switch mouse.kind {
    case .press(.left), .press(.right): return click(mouse)
    default: return false
    }
  }

  override func mouseWasLost() {
    position.viewport.release()
  }

  /// Handles a click on a row. Control toggles its selection, Shift selects a range, a double click
  /// activates it. The right button opens its menu, which applies to all selected rows if this is
  /// one of them.
  private func click(_ mouse: MouseEvent) -> Bool {
    guard environment.isEnabled else { return true }
    guard let row = row(at: mouse.position) else { return false }
    let opensMenu = mouse.kind == .press(.right)
    let keepsSelection = opensMenu && look(of: row).isSelected
    if !opensMenu, mouse.modifiers.contains(.shift), extend(to: row) { return true }
    _ = choose(row)
    if !opensMenu, mouse.modifiers.contains(.control), toggle() { return true }
    if isMultiple, !keepsSelection { selectCursor() }
    if opensMenu { return openMenu() }
    if isOnMark(mouse.position, of: row) || mouse.clickCount == 2 && !activate() {
      _ = toggleFold()
    }
    return true
  }

  /// The selectable row at `point`.
  private func row(at point: Point) -> Int? {
    let rect = windowRect
    guard rect.contains(point), point.x != barRect?.minX else { return nil }
    return position.row(inWindowLine: point.y - rect.minY)
  }

  // MARK: Drawing

  override func draw(_ painter: Painter) {
    rows.draw(in: windowRect, pinned: position.pinnedHeader, on: painter)
    if let barRect {
      position.viewport.draw(barRect, on: painter, environment: environment)
    }
    finder.draw(
      in: frame.inset(by: EdgeInsets(trailing: barRect == nil ? 0 : 1)), on: painter,
      environment: environment)
  }
}
