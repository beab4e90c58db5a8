extension ListNode {
  /// How long what was typed to find a row counts.
  private static var patience: Duration { .seconds(2) }

  /// Whether rows can be found by typing.
  var canFind: Bool { table.runs.contains { $0.title != nil } }

  /// Takes `key` as part of a title that is typed, or or as the first letter of one.
  func find(with key: KeyPress) -> Bool {
    guard canFind else { return false }
    guard var finder else { return beginFinding(with: key) }
    switch key {
    case KeyPress(.escape):
      endFinding()
    case KeyPress(.enter) where !view.findsAtOnce:
      endFinding()
    case KeyPress(.backspace) where !finder.text.isEmpty:
      finder.deleteLast()
      look(with: finder)
    default:
      guard case .character(let character) = key.key, key.modifiers.isEmpty else {
        endFinding()
        return false
      }
      finder.type(character)
      look(with: finder)
    }
    return true
  }

  private func beginFinding(with key: KeyPress) -> Bool {
    guard view.findsAtOnce, case .character(let character) = key.key, key.modifiers.isEmpty,
      character.isLetter || character.isNumber
    else { return false }
    var finder = TypeSelect()
    finder.type(character)
    look(with: finder)
    return true
  }

  /// Waits for the letters of a title; false where there are none to find.
  func startFinding() -> Bool {
    guard canFind, !view.findsAtOnce else { return false }
    look(with: TypeSelect())
    return true
  }

  /// Goes to the row that `finder` means, and forgets it after a while.
  private func look(with finder: TypeSelect) {
    self.finder = finder
    tree.schedule.cancel(finderEnd)
    finderEnd = tree.schedule.at(tree.schedule.now() + Self.patience) { [weak self] in
      self?.endFinding()
    }
    changed(.look)
    let table = table
    let row = finder.match(from: position.cursor, count: table.count) { row in
      let run = table.run(of: row)
      return run.title?(row - run.start)
    }
    if let row { _ = choose(row) }
  }

  /// Forgets what was typed.
  func endFinding() {
    guard finder != nil else { return }
    tree.schedule.cancel(finderEnd)
    finder = nil
    changed(.look)
  }
}
