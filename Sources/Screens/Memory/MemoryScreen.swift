import Games
import Scutes

/// The themes of Memory and a game with one of them, side by side if there is room.
///
/// ```
///  ‹ back            Memory
///  ██ Animals      ▸│ Ocean          40 points   ◷ 0:21
///     16 cards 🐶🐱🐭│  ╭────╮╭────╮╭────╮╭────╮
///  ██ Ocean         │  │ 🐙 ││▒▒▒▒││▒▒▒▒││ 🐙 │
///     16 cards 🐙🦑🦐│  ╰────╯╰────╯╰────╯╰────╯
/// ```
struct MemoryScreen: Screen, NamesRows {
  @Environment(\.screenSize) private var size
  @Environment(\.scenePhase) private var scenePhase
  @Environment(Toaster.self) private var toaster
  @Environment(\.keyLabels) private var keys
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var focused: MemoryPart?
  @State private var editor: MemoryThemeEditor?
  @State private var reading: FileReading<MemoryTheme>?
  @State private var saving: FileSaving?
  @State var naming = RowNaming<MemoryTheme.ID>()
  /// The editor that was closed with unsaved changes, to be reopened as it was.
  @State private var dropped: MemoryThemeEditor?
  let suite: any ScreenHost
  let memory: MemoryGames

  /// The commands of the list of themes.
  static func commands(_ words: Words) -> CommandTable<Self> {
    let memory = words.memory
    return CommandTable("memoryThemes", memory.title) {
      Command.group(if: { $0.naming.row == nil }) {
        Command.list(.new, words, memory.new.lowercased()) {
          $0.edit($0.memory.themes.new(named: ""), isNew: true)
        }
        Command.group(if: { $0.memory.selected != nil }) {
          Command.list(.edit, words) { $0.editSelected() }
          Command.list(.rename, words, shown: .help) { screen in
            screen.memory.selected.map { screen.naming.begin($0.id, name: $0.name) }
          }
          Command.list(.delete, words) { $0.memory.deleteSelected() }
        }
        Command.list(.undo, words, shown: .prominent, if: { $0.undoTitle != nil }) { $0.undo() }
        Command.list(.importFile, words, id: "importTheme", shown: .help) { $0.importTheme() }
        Command.group(if: { $0.memory.selected != nil }) {
          Command.list(.duplicate, words, shown: .help) { $0.memory.duplicateSelected() }
          Command.list(.export, words, id: "exportTheme", shown: .help) { $0.exportTheme() }
          Command("useOnBoard", ["t"], words.settings.tiles.use.lowercased(), shown: .help) {
            if let theme = $0.memory.selected { $0.toaster.show($0.suite.useOnBoard(theme)) }
          }
        }
      }
      Command.back(words) {
        if $0.naming.row == nil { $0.suite.goBack() } else { $0.naming.end() }
      }
    }
  }

  var body: some View {
    VStack {
      if isWide || column == .sidebar { header }
      NavigationSplitView(
        preferredCompactColumn: shownColumn, sidebarWidth: Self.sidebarWidth(size.width),
        wideFrom: Self.wideFrom
      ) {
        MemoryChooser(
          words: words, memory: memory, focused: $focused, naming: $naming,
          changes: RowChanges(
            title: words.app.name, longestName: MemoryThemeEditor.longestName, keep: rename,
            offer: undoTitle.map {
              "\(keys.key(of: "undo", in: Self.commands(words)))  \($0)"
            }, undo: undo), play: playSelected, perform: perform
        )
        .commands(Self.commands(words), on: self)
      } detail: {
        detail
      }
      .frame(maxHeight: .infinity)
      KeyHints()
    }
    .sheet(
      isPresented: isEditing,
      title: editor?.isNew == true ? words.memory.new : words.memory.editor.title
    ) {
      if let editor {
        MemoryEditorSheet(words: words, editor: editor, done: keep, cancel: close)
      }
    }
    .fileImporter($reading, title: words.app.importFile, suite: suite) { theme in
      if theme.unreadSymbols > 0 {
        toaster.show(words.text(of: .incomplete(theme.name)), .warning)
      } else {
        toaster.show(words.memory.imported(theme.name), .success)
      }
    }
    .fileExporter($saving, title: words.export.title)
    .onChange(of: isWide, initial: true) { memory.showsSelected = isWide }
    .onAppear {
      memory.refresh()
      follow()
    }
    .onDisappear { memory.game?.leave() }
    .onChange(of: isCovered) { follow() }
    .onChange(of: memory.themes.troubles, initial: true) { tellTroubles() }
  }

  /// The least columns to show list and game side by side.
  nonisolated static let wideFrom = 76

  /// Columns of the list beside the game.
  nonisolated static func sidebarWidth(_ width: Int) -> Int { min(44, max(30, width * 3 / 10)) }

  private var isWide: Bool { size.width >= Self.wideFrom }

  private var header: some View {
    PageHead {
      BackButton(words.app.back) { suite.goBack() }
      Text(words.memory.title).bold().foregroundStyle(.title).lineLimit(1)
      Text("")
    }
    .padding(EdgeInsets(bottom: size.height >= 24 ? 1 : 0))
  }

  @ViewBuilder private var detail: some View {
    if let game = memory.game {
      MemoryGameView(
        words: words, model: game, focused: $focused, edit: editSelected, back: leaveGame)
    } else {
      Text(isTooSmall ? words.memory.tooSmall : words.memory.chooseTheme)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// `true` if the selected theme has too few symbols for a game.
  private var isTooSmall: Bool { memory.selected.map { !$0.isPlayable } ?? false }

  private var shownColumn: Binding<NavigationSplitViewColumn> {
    Binding(
      get: { column },
      set: { column in
        self.column = column
        if column == .sidebar { memory.game?.leave() }
      })
  }

  // MARK: The clock

  /// `true` if the game can't be played at the moment.
  private var isCovered: Bool {
    editor != nil || reading != nil || saving != nil || suite.areSettingsShown
      || scenePhase != .active || !isWide && column == .sidebar
  }

  private func follow() {
    if isCovered { memory.game?.pause() } else { memory.game?.comeBack() }
  }

  private func tellTroubles() {
    let troubles = memory.themes.troubles
    guard !troubles.isEmpty else { return }
    suite.notify(troubles.map { words.text(of: $0) }.joined(separator: "\n"))
    memory.themes.troubles = []
  }

  // MARK: Actions

  /// The action that can be undone, in words, or `nil` for none.
  private var undoTitle: String? {
    dropped.map { words.memory.goOnEditing($0.shownName(words.memory.new)) }
      ?? memory.themes.deleted.map { words.app.undoDelete($0.name) }
  }

  private func playSelected() {
    if let theme = memory.selected { play(theme) }
  }

  private func editSelected() {
    memory.refresh()
    if let theme = memory.selected { edit(theme, isNew: false) }
  }

  private func rename(_ id: MemoryTheme.ID, to name: String) {
    guard var theme = memory.themes[id], !name.trimmingBlanks.isEmpty else { return }
    theme.name = name.trimmingBlanks
    memory.keep(theme)
  }

  private func importTheme() {
    reading = FileReading(into: memory, of: suite.dependencies)
  }

  private func exportTheme() {
    guard let theme = memory.selected else { return }
    saving = FileSaving(theme, files: suite.dependencies.files, words: words)
  }

  private func undo() {
    if let dropped {
      editor = dropped
      self.dropped = nil
    } else {
      memory.undoDelete()
      focused = .list
    }
  }

  private func play(_ theme: MemoryTheme) {
    guard theme.isPlayable else { return edit(theme, isNew: false) }
    memory.show(theme.id)
    column = .detail
    focused = .game
  }

  private func leaveGame() {
    if !isWide { shownColumn.wrappedValue = .sidebar }
    focused = .list
  }

  /// Edits a theme, or continues an abandoned edit of it.
  private func edit(_ theme: MemoryTheme, isNew: Bool) {
    if !isNew, let dropped, dropped.theme.id == theme.id { return undo() }
    editor = MemoryThemeEditor(theme, isNew: isNew, table: suite.dependencies.emoji)
  }

  // MARK: The editor

  private func keep() {
    guard let editor, editor.finish(calling: words.memory.new) else { return }
    memory.keep(editor.theme)
    if dropped?.theme.id == editor.theme.id { dropped = nil }
    self.editor = nil
  }

  private var isEditing: Binding<Bool> {
    Binding(get: { editor != nil }, set: { if !$0 { close() } })
  }

  /// Closes the editor. One with changes can be reopened.
  private func close() {
    if editor?.isChoosing == true {
      editor?.isChoosing = false
      return
    }
    if editor?.hasChanged == true { dropped = editor }
    editor = nil
  }
}

/// The focusable parts of the Memory screen.
nonisolated enum MemoryPart: Hashable {
  case list
  case game
}
