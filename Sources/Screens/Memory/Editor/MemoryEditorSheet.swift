import Widgets

/// Edits a theme in a form, with the reason below if it can't be saved.
struct MemoryEditorSheet: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let editor: MemoryThemeEditor
  let done: () -> Void
  let cancel: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      if editor.isChoosing {
        EmojiChooser(words: words.memory.editor, editor: editor, size: room)
      } else {
        form
      }
    }
    .keyBindings(
      edit.title, id: "memory.editor", MemoryEditorAction.bindings(edit), perform: perform)
  }

  private var form: some View {
    VStack(alignment: .leading) {
      Form {
        MemoryNameSection(words: edit, newName: words.memory.new, editor: editor)
        MemorySymbolsSection(words: edit, editor: editor, width: room.width)
        MemoryPairsSection(words: edit, editor: editor)
        MemoryColorSection(words: edit, editor: editor)
      }
      .frame(height: room.height - 2)
      Divider()
      HStack(spacing: 1) {
        Text(editor.problem.map(edit.text) ?? "").foregroundStyle(.error).lineLimit(1)
        Spacer(minLength: 0)
        Button(words.levels.cancel, action: cancel)
        Button(edit.done, action: done).disabled(editor.problem != nil)
      }
    }
    .frame(width: room.width)
  }

  private var edit: MemoryWords.Editor { words.memory.editor }

  /// The size of the sheet's content.
  private var room: Size {
    Size(width: min(64, max(30, size.width - 6)), height: min(30, max(8, size.height - 6)))
  }

  private func perform(_ action: MemoryEditorAction) {
    switch action {
    case .done: done()
    }
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

/// The key actions of the theme editor, besides those of its fields.
nonisolated enum MemoryEditorAction: String, KeyAction {
  case done = "done"

  static let table = "memoryEditor"

  static func bindings(_ words: MemoryWords.Editor) -> [KeyBinding<MemoryEditorAction>] {
    [KeyBinding([KeyPress("s", modifiers: .control)], .done, words.done.lowercased())]
  }
}
