import Games
import Widgets

/// The name of the theme.
struct MemoryNameSection: View {
  let words: MemoryWords.Editor
  /// The default name of a new theme.
  let newName: String
  let editor: MemoryThemeEditor

  var body: some View {
    Section(words.name) {
      TextField(text: Bindable(editor).theme.name, prompt: editor.isNew ? newName : "")
        .lengthLimit(40)
        .defaultFocus()
    }
  }
}

/// The symbols: a field to add some, a table to choose from, the current ones, and the removed
/// ones.
struct MemorySymbolsSection: View {
  @Environment(\.capabilities) private var capabilities
  let words: MemoryWords.Editor
  let editor: MemoryThemeEditor
  let width: Int

  var body: some View {
    Section(words.symbols) {
      HStack(spacing: 1) {
        TextField(text: Bindable(editor).typed, prompt: words.addPrompt)
          .onSubmit(words.add.lowercased()) { editor.addTyped() }
        Button(words.add) { editor.addTyped() }
      }
      if let added = editor.added {
        Text(words.text(added, editor, isUnicode: capabilities.isUnicode)).lineLimit(3)
      }
      Button("\(words.choose)…") { editor.isChoosing = true }
      if !editor.theme.symbols.isEmpty {
        SymbolGrid(
          symbols: editor.theme.symbols, width: width, action: words.remove, takesOut: true,
          name: editor.name, perform: editor.remove)
      }
    }
    if !editor.theme.removed.isEmpty {
      Section(words.removed) {
        SymbolGrid(
          symbols: editor.theme.removed, width: width, action: words.putBack, takesOut: false,
          name: editor.name
        ) { editor.add([$0]) }
      }
    }
  }
}

extension MemoryWords.Editor {
  /// The result of adding symbols: the new ones, those already there, and those that aren't emoji.
  /// Without Unicode they are named.
  @MainActor func text(
    _ added: MemoryThemeEditor.Added, _ editor: MemoryThemeEditor, isUnicode: Bool
  ) -> String {
    func list(_ symbols: [MemorySymbol]) -> String {
      isUnicode
        ? symbols.map(\.text).joined(separator: " ")
        : symbols.map { editor.name(of: $0) }.joined(separator: ", ")
    }
    var parts: [String] = []
    if !added.new.isEmpty { parts.append(self.added(list(added.new))) }
    if !added.known.isEmpty { parts.append(self.known(list(added.known))) }
    if !added.others.isEmpty {
      let names = added.others.map {
        isUnicode ? "\($0.text) (\(editor.name(of: $0)))" : editor.name(of: $0)
      }
      parts.append(self.others(names.joined(separator: ", ")))
    }
    return parts.joined(separator: "  ")
  }
}

/// The number of pairs to deal, from two to the number of symbols.
struct MemoryPairsSection: View {
  let words: MemoryWords.Editor
  let editor: MemoryThemeEditor

  var body: some View {
    let bounds = editor.theme.possiblePairs ?? MemoryTheme.minPairs...MemoryTheme.minPairs
    Section {
      HStack {
        Text(words.pairs).bold().foregroundStyle(.title).lineLimit(1)
        Spacer()
        Stepper(words.pairs, value: Bindable(editor).pairs, in: bounds)
          .labelsHidden()
          .disabled(!editor.theme.isPlayable)
      }
    }
  }
}

/// The colour of the backs of the cards.
struct MemoryColorSection: View {
  let words: MemoryWords.Editor
  let editor: MemoryThemeEditor

  var body: some View {
    Section {
      ColorPicker(words.color, selection: color)
    }
  }

  private var color: Binding<Color> {
    Binding {
      Color(editor.theme.color)
    } set: { color in
      guard let parts = color.components else { return }
      let exact = RGBA(parts.red, parts.green, parts.blue)
      editor.theme.color = RGBA(
        red: exact.red, green: exact.green, blue: exact.blue, alpha: editor.theme.color.alpha)
    }
  }
}
