// SPDX-License-Identifier: Apache-2.0

/// A text field without the message below it.
struct TextFieldLine: View {
  @Environment(\.kitWords) private var words
  @Environment(\.submitAction) private var submitAction
  @State private var editing = TextEditing()
  /// Which of the suggestions is shown.
  @State private var choice = 0
  let title: String
  let text: Binding<String>
  let prompt: String
  let mask: Character?
  let limit: Int?
  /// `true` to begin with the whole text selected.
  var selectsAll = false
  let isValid: Bool
  let canSubmit: Bool
  /// Suggests longer texts for the beginning that is in the field.
  var suggestions: ((String) -> [String])?
  /// The keys left to the views around a field that is part of something else, such as the palette.
  /// They show the keys, and the field has no frame of its own.
  var excludedKeys: Set<KeyPress>?

  var body: some View {
    let current = current
    let suggestion = suggestion(for: current)
    HStack(spacing: 1) {
      ControlTitle(title: title)
      TextLine(
        editing: current, mask: mask, placeholder: prompt, isValid: isValid,
        isPlain: excludedKeys != nil, suggestion: suggestion, answer: answer)
    }
    .focusable()
    .onPaste { pasted in
      change { $0.insert(pasted) }
      return true
    }
    .modifier(KeyBindingsModifier(table: table(suggestion)))
  }

  /// The editing state, updated to the program's current text.
  private var current: TextEditing {
    var current = editing
    let isUntouched = editing == TextEditing()
    current.limit = limit
    current.adopt(text.wrappedValue)
    if isUntouched, selectsAll { current.selectAll() }
    return current
  }

  private func change(_ change: (inout TextEditing) -> Void) {
    var changed = current
    change(&changed)
    editing = changed
    if changed.text != text.wrappedValue { choice = 0 }
    if text.wrappedValue != changed.text { text.wrappedValue = changed.text }
  }

  /// The suggestion behind `current`, if the insertion point is at its end.
  private func suggestion(for current: TextEditing) -> TextSuggestion? {
    guard let suggestions, mask == nil, !current.characters.isEmpty, current.selection.isEmpty,
      current.cursor == current.count
    else { return nil }
    return TextSuggestion(suggestions(current.text), after: current.text, choice: choice)
  }

  // MARK: Keys

  private func table(_ suggestion: TextSuggestion?) -> KeyTable {
    let submit =
      submitAction.map {
        [
          KeyBinding(
            [KeyPress(.enter)], TextFieldAction.submit, $0.title ?? words.controls.submit)
        ]
      } ?? []
    var table = KeyTable(
      title,
      submit + TextFieldAction.suggesting(suggestion, words.controls)
        + TextFieldAction.bindings(words.controls)
    ) { perform($0, suggestion) }
    table.type = { character in change { $0.insert(String(character)) } }
    return excludedKeys.map(table.unseen) ?? table
  }

  private func perform(_ action: TextFieldAction, _ suggestion: TextSuggestion?) {
    if let suggestion, let taken = suggestion.text(after: action) {
      return change {
        $0.selectAll()
        $0.insert(taken)
      }
    }
    switch mask == nil ? action : action.withoutWords {
    case .submit: if canSubmit { submitAction?.perform() }
    case .suggest(let step): choice = (suggestion?.choice ?? 0) + step
    case .move(let motion, let selecting): change { $0.move(motion, selecting: selecting) }
    case .delete(let motion): change { $0.delete(motion) }
    case .selectAll: change { $0.selectAll() }
    case .undo: change { $0.undo() }
    case .redo: change { $0.redo() }
    }
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
