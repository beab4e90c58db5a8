import Games
import Widgets

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
  @State private var sheet: MemorySheet?
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
    .sheet(isPresented: isSheetShown, title: sheet?.title(words) ?? "") { sheetContent }
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
    sheet != nil || suite.areSettingsShown || scenePhase != .active
      || !isWide && column == .sidebar
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
    sheet = .importing(FileReading(into: memory, of: suite.dependencies))
  }

  private func exportTheme() {
    guard let theme = memory.selected else { return }
    sheet = .exporting(FileSaving(theme, files: suite.dependencies.files, words: words))
  }

  private func undo() {
    if let dropped {
      sheet = .editing(dropped)
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
    sheet = .editing(MemoryThemeEditor(theme, isNew: isNew, table: suite.dependencies.emoji))
  }

  // MARK: The sheets

  @ViewBuilder private var sheetContent: some View {
    switch sheet {
    case .editing(let editor):
      MemoryEditorSheet(words: words, editor: editor, done: keep, cancel: close)
    case .importing(let model):
      FileOpener(suite: suite, failure: model.failure) { path in
        guard let theme = await model.open(path) else { return }
        if theme.unreadSymbols > 0 {
          toaster.show(words.text(of: .incomplete(theme.name)), .warning)
        } else {
          toaster.show(words.memory.imported(theme.name), .success)
        }
        sheet = nil
      }
    case .exporting(let file): FileSavingForm(file: file) { sheet = nil }
    case nil: EmptyView()
    }
  }

  private func keep() {
    guard let editor = sheet?.editor else { return }
    guard editor.finish(calling: words.memory.new) else { return }
    memory.keep(editor.theme)
    if dropped?.theme.id == editor.theme.id { dropped = nil }
    sheet = nil
  }

  private var isSheetShown: Binding<Bool> {
    Binding(get: { sheet != nil }, set: { if !$0 { close() } })
  }

  /// Closes the sheet. An editor with changes can be reopened.
  private func close() {
    if let editor = sheet?.editor {
      if editor.isChoosing {
        editor.isChoosing = false
        return
      }
      if editor.hasChanged { dropped = editor }
    }
    sheet = nil
  }
}

/// The focusable parts of the Memory screen.
nonisolated enum MemoryPart: Hashable {
  case list
  case game
}

/// A sheet over the Memory screen.
private enum MemorySheet {
  case editing(MemoryThemeEditor)
  case importing(FileReading<MemoryTheme>)
  case exporting(FileSaving)

  /// The editor, if that is the sheet.
  var editor: MemoryThemeEditor? { if case .editing(let editor) = self { editor } else { nil } }

  func title(_ words: Words) -> String {
    switch self {
    case .editing(let editor): editor.isNew ? words.memory.new : words.memory.editor.title
    case .importing: words.app.importFile
    case .exporting: words.export.title
    }
  }
}
