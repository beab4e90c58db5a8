import Widgets

/// Edits a theme in a form, with the reason below if it can't be saved.
struct MemoryEditorSheet: CommandView {
  @Environment(\.screenSize) private var size
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
