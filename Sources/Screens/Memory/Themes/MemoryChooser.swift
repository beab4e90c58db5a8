import Games
import Scutes

/// The list of themes with its actions.
struct MemoryChooser: View {
  @Environment(\.keyLabels) private var keys
  let words: Words
  let memory: MemoryGames
  let focused: Binding<MemoryPart?>
  @Binding var naming: RowNaming<MemoryTheme.ID>
  let changes: RowChanges<MemoryTheme.ID>
  let play: () -> Void
  /// Performs the command of a name.
  let perform: (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      NameableRows(naming: $naming, changes: changes) {
        list
      } below: {
        EmptyView()
      }
      FlowLayout(horizontalSpacing: 0) {
        button("+ \(words.memory.new)", "new")
        button(words.memory.edit, "edit").disabled(memory.selected == nil)
        button("\(words.app.importFile)…", "importTheme")
      }
    }
  }

  private var list: some View {
    List(selection: Bindable(memory).selection, rowHeight: MemoryThemeRow.height) {
      ForEach(memory.themes.themes) { theme in
        MemoryThemeRow(
          theme: theme, words: words.memory, isUnderWay: memory.isUnderWay(theme.id)
        )
        .contextMenu { rowMenu(of: theme) }
      }
      .onMove { places, place in memory.themes.move(places, to: place) }
      .typeSelect { $0.name }
    }
    .onActivate(words.memory.play.lowercased()) { _ in play() }
    .placeholder {
      Text(words.memory.noThemes).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .frame(height: memory.themes.themes.isEmpty ? 4 : nil)
    .focused(focused, equals: .list)
    .defaultFocus()
  }

  private func button(_ title: String, _ command: String) -> some View {
    Button {
      perform(command)
    } label: {
      Text(title).lineLimit(1)
    }
    .buttonStyle(IconButtonStyle())
  }

  @ViewBuilder
  private func rowMenu(of theme: MemoryTheme) -> some View {
    let memory = words.memory
    Button(memory.play) { play() }
    item(memory.edit, "edit")
    item(words.app.rename, "rename")
    item(memory.duplicate, "duplicate")
    item("\(words.export.title)…", "exportTheme")
    if theme.hasTiles { item(words.settings.tiles.use, "useOnBoard") }
    Button(words.app.delete, role: .destructive) { perform("delete") }
  }

  /// A row of the menu, with the key of its command.
  private func item(_ title: String, _ command: String) -> some View {
    Button(title) { perform(command) }
      .keyboardShortcut(keys.press(of: command, in: MemoryScreen.commands(words)))
  }
}
