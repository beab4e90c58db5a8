/// What keys do in a text field: those that people know from elsewhere, and those of Emacs and of
/// shells.
nonisolated enum TextFieldKey: Hashable {
  case insert(Character)
  case move(TextMotion, selecting: Bool)
  case delete(TextMotion)
  case selectAll
  case undo
  case redo

  /// What `key` does; nil where it has nothing to do with writing.
  init?(_ key: KeyPress) {
    if case .character(let character) = key.key, key.modifiers.isEmpty {
      self = .insert(character)
    } else if let known = Self.known[key] {
      self = known
    } else {
      return nil
    }
  }

  /// Ctrl-Z stays with the terminal.
  private static let known: [KeyPress: TextFieldKey] = {
    var known: [KeyPress: TextFieldKey] = [
      KeyPress(.backspace): .delete(.left), KeyPress(.delete): .delete(.right),
      KeyPress(.backspace, modifiers: .shift): .delete(.left),
      KeyPress(.backspace, modifiers: .alt): .delete(.wordLeft),
      KeyPress(.backspace, modifiers: .control): .delete(.wordLeft),
      KeyPress("w", modifiers: .control): .delete(.wordLeft),
      KeyPress(.delete, modifiers: .control): .delete(.wordRight),
      KeyPress("d", modifiers: .alt): .delete(.wordRight),
      KeyPress("d", modifiers: .control): .delete(.right),
      KeyPress("u", modifiers: .control): .delete(.start),
      KeyPress("k", modifiers: .control): .delete(.end),
      KeyPress("a", modifiers: .alt): .selectAll,
      KeyPress("_", modifiers: .control): .undo, KeyPress("z", modifiers: .alt): .undo,
      KeyPress("y", modifiers: .control): .redo, KeyPress("Z", modifiers: .alt): .redo,
    ]
    let motions: [(KeyPress, TextMotion)] = [
      (KeyPress(.left), .left), (KeyPress(.right), .right), (KeyPress(.home), .start),
      (KeyPress(.end), .end), (KeyPress(.left, modifiers: .control), .wordLeft),
      (KeyPress(.right, modifiers: .control), .wordRight),
      (KeyPress(.left, modifiers: .alt), .wordLeft),
      (KeyPress(.right, modifiers: .alt), .wordRight),
    ]
    for (key, motion) in motions {
      known[key] = .move(motion, selecting: false)
      known[KeyPress(key.key, modifiers: key.modifiers.union(.shift))] =
        .move(motion, selecting: true)
    }
    let letters: [(KeyPress, TextMotion)] = [
      (KeyPress("a", modifiers: .control), .start), (KeyPress("e", modifiers: .control), .end),
      (KeyPress("b", modifiers: .control), .left), (KeyPress("f", modifiers: .control), .right),
      (KeyPress("b", modifiers: .alt), .wordLeft), (KeyPress("f", modifiers: .alt), .wordRight),
    ]
    for (key, motion) in letters { known[key] = .move(motion, selecting: false) }
    return known
  }()

  /// Does it to `editing`.
  func apply(to editing: inout TextEditing) {
    switch self {
    case .insert(let character): editing.insert(String(character))
    case .move(let motion, let selecting): editing.move(motion, selecting: selecting)
    case .delete(let motion): editing.delete(motion)
    case .selectAll: editing.selectAll()
    case .undo: editing.undo()
    case .redo: editing.redo()
    }
  }
}
