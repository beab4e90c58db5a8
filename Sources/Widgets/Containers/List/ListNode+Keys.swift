extension ListNode {
  /// The keys of the list under the key map.
  var keys: NodeKeys<ListAction> {
    if let knownKeys { return knownKeys }
    let words = environment.kitWords.list
    let keys = NodeKeys(
      words.list, ListAction.bindings(words, findsAtOnce: view.findsAtOnce),
      under: view.findsAtOnce ? environment.keyMap.withoutTyping : environment.keyMap
    ) { [weak self] in _ = self?.perform($0) }
    knownKeys = keys
    return keys
  }

  /// Whether the list has a use for `action`, for those who show keys.
  func isUsable(_ action: ListAction) -> Bool {
    switch action {
    case .move, .pageUp, .pageDown, .first, .last: true
    case .extend, .select, .selectAll: view.selection?.isMultiple == true
    case .open: view.activate != nil
    case .actions: hasActions
    case .find: canFind && !view.findsAtOnce
    case .delete: table.runs.contains { $0.onDelete != nil }
    case .carry: table.runs.contains { $0.onMove != nil }
    }
  }

  /// Does what `key` means to the list.
  func handleKey(_ key: KeyPress) -> Bool {
    find(with: key) || keys.action(for: key).map(perform) ?? false
  }

  private func perform(_ action: ListAction) -> Bool {
    guard canSelect || action == .find else { return scroll(action) }
    return switch action {
    case .move(let way): choose(nextRow(after: way.step))
    case .pageUp: choose(position.row(pages: -1))
    case .pageDown: choose(position.row(pages: 1))
    case .first: choose(table.selectable(from: 0, step: 1))
    case .last: choose(table.selectable(from: table.count - 1, step: -1))
    case .extend(let way): extend(to: position.row(after: way.step))
    case .select: toggle()
    case .selectAll: selectAll()
    case .open: activate()
    case .actions: openMenu()
    case .find: startFinding()
    case .delete: delete()
    case .carry(let way): move(by: way.step)
    }
  }

  /// Does `action` in a list whose rows cannot be selected.
  private func scroll(_ action: ListAction) -> Bool {
    let page = max(1, position.window - 1)
    return switch action {
    case .move(let way): scroll(by: way.step)
    case .pageUp: scroll(by: -page)
    case .pageDown, .select: scroll(by: page)
    case .first: scroll(by: -table.height)
    case .last: scroll(by: table.height)
    default: false
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
