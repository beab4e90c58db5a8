/// A text field without what is said below it.
struct TextFieldLine: View {
  @Environment(\.kitWords) private var words
  @Environment(\.capabilities) private var capabilities
  @Environment(\.submitAction) private var submitAction
  @State private var editing = TextEditing()
  let title: String
  let text: Binding<String>
  let prompt: String
  let mask: Character?
  let limit: Int?
  let isValid: Bool
  let canSubmit: Bool
  /// The keys that are left to what is around a field that is part of something else, such as the
  /// palette. That shows the keys, and the field has no frame of its own.
  var leftKeys: Set<KeyPress>?

  var body: some View {
    let current = current
    HStack(spacing: 1) {
      ControlTitle(title: title)
      TextLine(
        editing: current, mask: mask, placeholder: prompt, isValid: isValid,
        isPlain: leftKeys != nil, answer: answer)
    }
    .focusable()
    .onPaste { pasted in
      change { $0.insert(pasted) }
      return true
    }
    .onKeyPress(perform)
    .keyBindings(title, leftKeys == nil ? bindings : []) { if case .submit = $0 { submit() } }
  }

  /// What is being written, brought up to date with what the program has made of it.
  private var current: TextEditing {
    var current = editing
    current.limit = limit
    current.adopt(text.wrappedValue)
    return current
  }

  private func change(_ change: (inout TextEditing) -> Void) {
    var changed = current
    change(&changed)
    editing = changed
    if text.wrappedValue != changed.text { text.wrappedValue = changed.text }
  }

  // MARK: Keys

  private enum Action {
    case submit
    case other
  }

  /// Keys that write are answered before this table is; it keeps them from being shown with other
  /// meanings that they have around the field.
  private static let writing = (0x20..<0x7F).compactMap { Unicode.Scalar($0) }.map {
    KeyPress(Character($0))
  }

  private var bindings: [KeyBinding<Action>] {
    let controls = words.controls
    let submit: [KeyBinding<Action>] =
      submitAction.map {
        [KeyBinding([KeyPress(.enter)], .submit, $0.title ?? controls.submit)]
      } ?? []
    return submit + [
      KeyBinding([], .other, controls.moveByWord, shown: .help, as: names(.left, .right)),
      KeyBinding(
        [], .other, controls.selectAll, shown: .help, as: names(.character("a"), modifiers: .alt)),
      KeyBinding([], .other, controls.deleteWord, shown: .help, as: names(.character("w"))),
      KeyBinding(
        [], .other, controls.deleteToEnds, shown: .help, as: names(.character("u"), .character("k"))
      ),
      KeyBinding([], .other, controls.undo, shown: .help, as: names(.character("_"))),
      KeyBinding([], .other, controls.redo, shown: .help, as: names(.character("y"))),
      KeyBinding(Self.writing, .other, "", shown: .hidden),
    ]
  }

  private func names(
    _ keys: KeyPress.Key..., modifiers: KeyPress.Modifiers = .control
  ) -> String {
    KeyPress.names(
      of: keys.map { KeyPress($0, modifiers: modifiers) }, isUnicode: capabilities.isUnicode,
      names: words.keyNames)
  }

  private func perform(_ key: KeyPress) -> KeyPressResult {
    guard leftKeys?.contains(key) != true, let meaning = TextFieldKey(key) else {
      return .ignored
    }
    change { (mask == nil ? meaning : meaning.withoutWords).apply(to: &$0) }
    return .handled
  }

  private func submit() {
    if canSubmit { submitAction?.perform() }
  }

  // MARK: Mouse

  private func answer(_ event: MouseEvent, _ spot: TextLineSpot) -> Bool {
    switch event.kind {
    case .press(.left): press(event, spot)
    case .drag(.left):
      if event.clickCount == 1 { change { $0.move(to: spot.place, selecting: true) } }
    case .release(.left): break
    default: return false
    }
    return true
  }

  private func press(_ event: MouseEvent, _ spot: TextLineSpot) {
    switch (event.clickCount - 1) % 3 {
    case 0: change { $0.move(to: spot.place, selecting: event.modifiers.contains(.shift)) }
    case 1 where mask == nil: change { $0.selectWord(at: spot.cluster) }
    default: change { $0.selectAll() }
    }
  }
}

extension TextFieldKey {
  /// The same where it must not be seen where words begin and end.
  fileprivate nonisolated var withoutWords: TextFieldKey {
    switch self {
    case .move(.wordLeft, let selecting): .move(.start, selecting: selecting)
    case .move(.wordRight, let selecting): .move(.end, selecting: selecting)
    case .delete(.wordLeft): .delete(.start)
    case .delete(.wordRight): .delete(.end)
    default: self
    }
  }
}
