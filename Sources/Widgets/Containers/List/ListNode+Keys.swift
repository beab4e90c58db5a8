extension ListNode {
  /// The keys of the list, for those who show them.
  var listKeys: KeyTable {
    let words = environment.kitWords.list
    var bindings: [KeyBinding<KeyPress>] = []
    func add(_ keys: [KeyPress], _ title: String, as label: String? = nil) {
      bindings.append(KeyBinding(keys, keys[0], title, as: label))
    }
    let arrows = [KeyPress(.down), KeyPress(.up), KeyPress("j"), KeyPress("k")]
    add(
      view.findsAtOnce ? Array(arrows[..<2]) : arrows, words.move,
      as: environment.capabilities.isUnicode ? "↑↓" : "Up/Down")
    if view.activate != nil { add([KeyPress(.enter)], words.open) }
    if view.selection?.isMultiple == true { add([KeyPress(" ")], words.select) }
    if hasActions {
      add([KeyPress(.right), KeyPress(.function(10), modifiers: .shift)], words.actions)
    }
    if canFind && !view.findsAtOnce { add([KeyPress("/")], words.find) }
    if table.runs.contains(where: { $0.onDelete != nil }) {
      add([KeyPress(.delete), KeyPress(.backspace)], words.delete)
    }
    if table.runs.contains(where: { $0.onMove != nil }) {
      let keys = [KeyPress(.down, modifiers: .alt), KeyPress(.up, modifiers: .alt)]
      add(keys, words.moveRow, as: environment.capabilities.isUnicode ? "Alt-↑↓" : "Alt-Up/Down")
    }
    return KeyTable(words.list, bindings) { [weak self] in _ = self?.handleKey($0) }
  }

  /// Does what `key` means to the list.
  func handleKey(_ key: KeyPress) -> Bool {
    if find(with: key) { return true }
    guard canSelect else { return scroll(with: key) }
    switch key {
    case KeyPress(.up), KeyPress("k"): return choose(nextRow(after: -1))
    case KeyPress(.down), KeyPress("j"): return choose(nextRow(after: 1))
    case KeyPress(.pageUp): return choose(position.row(pages: -1))
    case KeyPress(.pageDown): return choose(position.row(pages: 1))
    case KeyPress(.home): return choose(table.selectable(from: 0, step: 1))
    case KeyPress(.end): return choose(table.selectable(from: table.count - 1, step: -1))
    case KeyPress(.up, modifiers: .shift): return extend(to: position.row(after: -1))
    case KeyPress(.down, modifiers: .shift): return extend(to: position.row(after: 1))
    case KeyPress(" "): return toggle()
    case KeyPress("a", modifiers: .control): return selectAll()
    case KeyPress(.enter): return activate()
    case KeyPress(.delete), KeyPress(.backspace): return delete()
    case KeyPress(.up, modifiers: .alt): return move(by: -1)
    case KeyPress(.down, modifiers: .alt): return move(by: 1)
    case KeyPress(.right), KeyPress(.function(10), modifiers: .shift): return openMenu()
    default: return false
    }
  }

  private func scroll(with key: KeyPress) -> Bool {
    let page = max(1, position.window - 1)
    switch key {
    case KeyPress(.up), KeyPress("k"): return scroll(by: -1)
    case KeyPress(.down), KeyPress("j"): return scroll(by: 1)
    case KeyPress(.pageUp): return scroll(by: -page)
    case KeyPress(.pageDown), KeyPress(" "): return scroll(by: page)
    case KeyPress(.home): return scroll(by: -table.height)
    case KeyPress(.end): return scroll(by: table.height)
    default: return false
    }
  }

  /// Moves what shows; false where it is at the end already.
  func scroll(by lines: Int) -> Bool {
    let before = position.offset
    change { $0.scroll(to: $0.geometry.moved(by: lines)) }
    return position.offset != before
  }

  /// The row that an arrow goes to: the one the cursor is on, where nothing is selected yet.
  private func nextRow(after step: Int) -> Int? {
    if let selection = view.selection, !selection.isMultiple, selection.first == nil,
      let cursor = position.cursor
    {
      return cursor
    }
    return position.row(after: step)
  }

  // MARK: Selection

  /// Puts the cursor on `row`, and selects it where one row can be; false where it is there already.
  func choose(_ row: Int?) -> Bool {
    guard let row else { return false }
    rangeStart = nil
    let isMoved = change { $0.moveCursor(to: row) }
    guard let selection = view.selection, !selection.isMultiple else { return isMoved }
    let wasSelected = table.id(of: row).map(selection.contains) == true
    selectCursor()
    return isMoved || !wasSelected
  }

  /// Selects the cursor's row and no other.
  func selectCursor() {
    let id = position.cursor.flatMap(table.id)
    view.selection?.replace(with: id.map { [$0] } ?? [])
  }

  /// Selects all from where the range began to `row`.
  func extend(to row: Int?) -> Bool {
    guard let selection = view.selection, selection.isMultiple, let row,
      let start = rangeStart ?? position.cursor
    else { return false }
    rangeStart = start
    change { $0.moveCursor(to: row) }
    selection.replace(with: (min(start, row)...max(start, row)).compactMap(table.id))
    return true
  }

  /// Selects the cursor's row besides the others, or no longer.
  func toggle() -> Bool {
    guard let selection = view.selection, selection.isMultiple,
      let id = position.cursor.flatMap(table.id)
    else { return false }
    selection.toggle(id)
    return true
  }

  private func selectAll() -> Bool {
    guard let selection = view.selection, selection.isMultiple else { return false }
    selection.replace(with: (0..<table.count).compactMap(table.id))
    return true
  }

  // MARK: Acts

  func activate() -> Bool {
    guard let activate = view.activate,
      let id = position.cursor.flatMap(table.id)?.base as? SelectionValue
    else { return false }
    activate(id)
    return true
  }

  func openMenu() -> Bool {
    guard let node = node(of: position.cursor), !node.actions.isEmpty else { return false }
    node.openMenu()
    return true
  }

  /// Deletes the cursor's row, with the other selected ones of the same data if it is selected.
  private func delete() -> Bool {
    guard let cursor = position.cursor else { return false }
    let run = table.run(of: cursor)
    guard let onDelete = run.onDelete else { return false }
    let offset = cursor - run.start
    var offsets = RangeSet(offset..<offset + 1)
    if let selection = view.selection, selection.isMultiple, let id = run.id,
      selection.contains(id(offset))
    {
      for other in 0..<run.count where selection.contains(id(other)) {
        offsets.insert(contentsOf: other..<other + 1)
      }
    }
    onDelete(offsets)
    return true
  }

  private func move(by step: Int) -> Bool {
    guard let cursor = position.cursor else { return false }
    let run = table.run(of: cursor)
    let offset = cursor - run.start
    guard let onMove = run.onMove, (0..<run.count).contains(offset + step) else { return false }
    onMove(RangeSet(offset..<offset + 1), step > 0 ? offset + 2 : offset - 1)
    return true
  }
}
