import Games
import Widgets

/// The list of themes with its actions.
struct MemoryChooser: View {
  let words: Words
  let memory: MemoryGames
  let focused: Binding<MemoryPart?>
  /// The action that can be undone, or `nil` for none.
  let undo: String?
  let perform: (MemoryThemesAction) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      list
      if let undo { button("↺ \(undo)", .undo) }
      FlowLayout(horizontalSpacing: 0) {
        button("+ \(words.memory.new)", .new)
        button(words.memory.edit, .edit).disabled(memory.selected == nil)
        button("\(words.memory.importTheme)…", .importTheme)
      }
    }
    .keyBindings(
      words.memory.themes,
      MemoryThemesAction.bindings(words, canUndo: undo != nil),
      perform: perform)
  }

  private var list: some View {
    List(selection: Bindable(memory).selection, rowHeight: MemoryThemeRow.height) {
      ForEach(memory.themes.themes) { theme in
        MemoryThemeRow(
          theme: theme, words: words.memory, isUnderWay: memory.isUnderWay(theme.id)
        )
        .contextMenu { rowMenu(of: theme) }
      }
      .onDelete { _ in perform(.delete) }
      .onMove { places, place in memory.themes.move(places, to: place) }
      .typeSelect { $0.name }
    }
    .onActivate { _ in perform(.play) }
    .placeholder {
      Text(words.memory.noThemes).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .frame(height: memory.themes.themes.isEmpty ? 4 : nil)
    .focused(focused, equals: .list)
    .defaultFocus()
  }

  private func button(_ title: String, _ action: MemoryThemesAction) -> some View {
    Button {
      perform(action)
    } label: {
      Text(title).lineLimit(1)
    }
    .buttonStyle(IconButtonStyle())
  }

  @ViewBuilder
  private func rowMenu(of theme: MemoryTheme) -> some View {
    let memory = words.memory
    Button(memory.play) { perform(.play) }
    Button(memory.edit) { perform(.edit) }.keyboardShortcut(KeyPress("e"))
    Button(memory.duplicate) { perform(.duplicate) }.keyboardShortcut(KeyPress("d"))
    Button("\(words.export.title)…") { perform(.exportTheme) }.keyboardShortcut(KeyPress("x"))
    if theme.hasTiles {
      Button(words.settings.tiles.use) { perform(.useOnBoard) }.keyboardShortcut(KeyPress("t"))
    }
    Button(memory.delete, role: .destructive) { perform(.delete) }
  }
}

/// The key actions of the theme list, besides those of every list.
nonisolated enum MemoryThemesAction: String, KeyAction {
  case play = "play"
  case new = "new"
  case edit = "edit"
  case duplicate = "duplicate"
  case delete = "delete"
  case undo = "undo"
  case importTheme = "importTheme"
  case exportTheme = "exportTheme"
  case useOnBoard = "useOnBoard"
  case back = "back"

  static let table = "memoryThemes"

  /// The keys. The one that restores a theme only works after a deletion.
  static func bindings(_ words: Words, canUndo: Bool) -> [KeyBinding<MemoryThemesAction>] {
    let memory = words.memory
    return [
      KeyBinding([KeyPress("n")], .new, memory.new.lowercased()),
      KeyBinding([KeyPress("e")], .edit, memory.edit.lowercased()),
      KeyBinding([KeyPress("d")], .duplicate, memory.duplicate.lowercased(), shown: .help),
      KeyBinding([KeyPress("i")], .importTheme, memory.importTheme.lowercased(), shown: .help),
      KeyBinding([KeyPress("x")], .exportTheme, words.export.title.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("t")], .useOnBoard, words.settings.tiles.use.lowercased(), shown: .help),
    ] + (canUndo ? [KeyBinding([KeyPress("u")], .undo, words.board.undo.lowercased())] : [])
      + [KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back)]
  }
}
