// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Puts a search field above the view. `/` goes to it, Enter and ↓ from it to the view, and Esc
  /// empties it, or leaves it if it is empty. The view shows what matches `text`.
  ///
  /// ```
  /// / mel           the field; the prompt while it is empty
  /// melon
  /// caramel
  /// ```
  public func searchable(text: Binding<String>, prompt: String? = nil) -> some View {
    SearchableView(text: text, prompt: prompt, content: self)
  }
}

private struct SearchableView<Content: View>: View {
  private enum Place { case field, content }

  @FocusState private var place: Place?
  @Environment(\.kitWords) private var words
  let text: Binding<String>
  let prompt: String?
  let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text("/").foregroundStyle(.key)
        TextField(text: text, prompt: prompt ?? words.help.search)
          .onSubmit { place = .content }
          .keyBindings("", SearchAction.bindings(inField: words.help), perform: act)
          .focused($place, equals: .field)
      }
      content
        .defaultFocus()
        .focused($place, equals: .content)
    }
    .keyBindings("", SearchAction.bindings(words.help), perform: act)
  }

  private func act(_ action: SearchAction) {
    switch action {
    case .begin: place = .field
    case .clear where text.wrappedValue.isEmpty: place = .content
    case .clear: text.wrappedValue = ""
    }
  }
}

/// The key actions of a search field.
nonisolated enum SearchAction: String, KeyAction {
  case begin = "begin"
  case clear = "clear"

  /// The name of the table in key maps.
  static let table = "search"

  /// The keys outside the field.
  static func bindings(_ words: KeyHelpWords) -> [KeyBinding<SearchAction>] {
    [KeyBinding([KeyPress("/")], .begin, words.search)]
  }

  /// The keys in it.
  static func bindings(inField words: KeyHelpWords) -> [KeyBinding<SearchAction>] {
    [KeyBinding([KeyPress(.escape)], .clear, words.clear)]
  }
}
