import Games
import Scutes

/// Edits a theme in a form, with the reason below if it can't be saved.
struct MemoryEditorSheet: CommandView {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let words: Words
  let editor: MemoryThemeEditor
  let done: () -> Void
  let cancel: () -> Void

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("memoryEditor", words.memory.editor.title) {
      Command("done", [.control("s")], words.memory.editor.done.lowercased()) { $0.done() }
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      if editor.isChoosing {
        EmojiChooser(words: words.memory.editor, editor: editor, size: room)
      } else {
        form
      }
    }
    .commands(Self.commands(words), on: self)
  }

  private var form: some View {
    VStack(alignment: .leading) {
      Form {
        name
        symbols
        pairs
        Section { ColorPicker(edit.color, selection: color) }
      }
      .frame(height: room.height - 2)
      Divider()
      HStack(spacing: 1) {
        Text(editor.problem.map(edit.text) ?? "")
          .foregroundStyle(editor.hasChanged || !editor.isNew ? .error : .secondary).lineLimit(1)
        Spacer(minLength: 0)
        Button(words.app.cancel, action: cancel)
        Button(edit.done, action: done).disabled(editor.problem != nil)
      }
    }
    .frame(width: room.width)
  }

  private var name: some View {
    Section(words.app.name) {
      TextField(text: Bindable(editor).theme.name, prompt: editor.isNew ? words.memory.new : "")
        .lengthLimit(MemoryThemeEditor.longestName)
        .defaultFocus()
    }
  }

  /// A field to add symbols, a table to choose from, the current ones, and the removed ones.
  @ViewBuilder private var symbols: some View {
    Section(edit.symbols) {
      HStack(spacing: 1) {
        TextField(text: Bindable(editor).typed, prompt: edit.addPrompt)
          .onSubmit(edit.add.lowercased()) { editor.addTyped() }
        Button(edit.add) { editor.addTyped() }
      }
      if let added = editor.added {
        Text(edit.text(added, editor, isUnicode: capabilities.isUnicode)).lineLimit(3)
      }
      Button("\(edit.choose)…") { editor.isChoosing = true }
      if !editor.theme.symbols.isEmpty {
        SymbolGrid(
          symbols: editor.theme.symbols, width: room.width, action: edit.remove, takesOut: true,
          name: editor.name, perform: editor.remove)
      }
    }
    if !editor.theme.removed.isEmpty {
      Section(edit.removed) {
        SymbolGrid(
          symbols: editor.theme.removed, width: room.width, action: edit.putBack, takesOut: false,
          name: editor.name
        ) { editor.add([$0]) }
      }
    }
  }

  /// The number of pairs to deal, from two to the number of symbols.
  private var pairs: some View {
    Section {
      HStack {
        Text(edit.pairs).bold().foregroundStyle(.title).lineLimit(1)
        Spacer()
        Stepper(
          edit.pairs, value: Bindable(editor).pairs,
          in: editor.theme.possiblePairs ?? MemoryTheme.minPairs...MemoryTheme.minPairs
        )
        .labelsHidden()
        .disabled(!editor.theme.isPlayable)
      }
    }
  }

  /// The colour of the backs of the cards.
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

  private var edit: MemoryWords.Editor { words.memory.editor }

  /// The size of the sheet's content.
  private var room: Size {
    Size(width: min(64, max(30, size.width - 6)), height: min(30, max(8, size.height - 6)))
  }
}

nonisolated extension MemoryWords.Editor {
  /// A sentence about why a theme can't be saved.
  func text(_ problem: MemoryThemeEditor.Problem) -> String {
    switch problem {
    case .noName: self.noName
    case .tooFew(let count): self.tooFew(count)
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
