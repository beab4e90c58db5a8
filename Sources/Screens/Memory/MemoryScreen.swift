import Models
import Widgets

/// The themes of Memory and the game with one of them: side by side where there is room, else one at
/// a time.
///
/// ```
///  ‹ back            Memory
///  ██ Animals      ▸│ Ocean          40 points  ◷ 00:21
///     16 cards 🐶🐱🐭│  ╭────╮╭────╮╭────╮╭────╮
///  ██ Ocean         │  │ 🐙 ││▒▒▒▒││▒▒▒▒││ 🐙 │
///     16 cards 🐙🦑🦐│  ╰────╯╰────╯╰────╯╰────╯
/// ```
struct MemoryScreen: View {
  @Environment(\.screenSize) private var size
  @Environment(\.scenePhase) private var scenePhase
  @Environment(Toaster.self) private var toaster
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var focused: MemoryPart?
  @State private var sheet: MemorySheet?
  /// The editor that was closed with changes in it; it can be opened again as it was.
  @State private var dropped: MemoryThemeEditor?
  let suite: Suite
  let memory: MemoryGames

  var body: some View {
    VStack {
      if isWide || column == .sidebar { header }
      NavigationSplitView(
        preferredCompactColumn: shownColumn, sidebarWidth: Self.sidebarWidth(size.width),
        wideFrom: Self.wideFrom
      ) {
        MemoryChooser(
          words: words, memory: memory, focused: $focused, isWide: isWide, undo: undoTitle,
          perform: perform)
      } detail: {
        detail
      }
      KeyHints()
    }
    .sheet(isPresented: isSheetShown, title: sheet?.title(words.memory) ?? "") { sheetContent }
    .onChange(of: isWide, initial: true) { showSelected() }
    .onAppear { memory.game?.comeBack() }
    .onDisappear { memory.game?.leave() }
    .onChange(of: isCovered) { follow() }
    .onChange(of: memory.themes.trouble, initial: true) { tellTrouble() }
  }

  /// Columns from which list and game stand side by side.
  nonisolated static let wideFrom = 76

  /// Columns of the list beside the game.
  nonisolated static func sidebarWidth(_ width: Int) -> Int { min(44, max(30, width * 3 / 10)) }

  private var words: Words { suite.words }
  private var isWide: Bool { size.width >= Self.wideFrom }

  private var header: some View {
    HStack {
      Button("‹ \(words.app.back)") { suite.router.pop() }.buttonStyle(IconButtonStyle())
      Spacer()
    }
    .overlay { Text(words.memory.title).bold().foregroundStyle(.title) }
    .padding(EdgeInsets(bottom: size.height >= 24 ? 1 : 0))
  }

  /// Where list and game stand side by side there is always a game, if there is a theme.
  private func showSelected() {
    if isWide, memory.game == nil, let selection = memory.selection { memory.show(selection) }
  }

  @ViewBuilder private var detail: some View {
    if let game = memory.game {
      MemoryGameView(
        suite: suite, model: game, focused: $focused, isWide: isWide, back: leaveGame)
    } else {
      Text(words.memory.chooseTheme).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var shownColumn: Binding<NavigationSplitViewColumn> {
    Binding(
      get: { column },
      set: { column in
        self.column = column
        if column == .sidebar { memory.game?.leave() }
      })
  }

  // MARK: The clock

  /// Whether the game cannot be played for the moment.
  private var isCovered: Bool {
    sheet != nil || suite.areSettingsShown || scenePhase != .active
      || !isWide && column == .sidebar
  }

  private func follow() {
    if isCovered { memory.game?.pause() } else { memory.game?.comeBack() }
  }

  private func tellTrouble() {
    guard let trouble = memory.themes.trouble else { return }
    suite.notice = words.memory.text(trouble)
    memory.themes.trouble = nil
  }

  // MARK: What is done

  /// What can be undone, in words; nil for nothing.
  private var undoTitle: String? {
    dropped.map { words.memory.goOnEditing($0.theme.name) }
      ?? memory.themes.deleted.map { words.memory.undoDelete($0.theme.name) }
  }

  private func perform(_ action: MemoryThemesAction) {
    let themes = memory.themes
    defer { if action != .undo { dropped = nil } }
    switch action {
    case .play: if let theme = memory.selected { play(theme) }
    case .new: edit(themes.new(named: words.memory.newName), isNew: true)
    case .edit: if let theme = memory.selected { edit(theme, isNew: false) }
    case .duplicate: memory.duplicateSelected(named: words.memory.copyName)
    case .delete:
      memory.deleteSelected()
      showSelected()
    case .undo: undo()
    case .importTheme: sheet = .importing(MemoryImport(suite: suite, memory: memory))
    case .exportTheme:
      if let theme = memory.selected {
        sheet = .exporting(MemoryExport(theme, files: suite.outside.files, words: words))
      }
    case .useOnBoard: if let theme = memory.selected { toaster.show(suite.useOnBoard(theme)) }
    case .back: suite.router.pop()
    }
  }

  private func undo() {
    if let dropped {
      sheet = .editing(dropped)
      self.dropped = nil
    } else {
      memory.undoDelete()
    }
  }

  private func play(_ theme: MemoryTheme) {
    guard theme.isPlayable else { return edit(theme, isNew: false) }
    memory.show(theme.id)
    column = .detail
    focused = .game
  }

  private func leaveGame() {
    column = .sidebar
    focused = .list
  }

  private func edit(_ theme: MemoryTheme, isNew: Bool) {
    sheet = .editing(MemoryThemeEditor(theme, isNew: isNew, table: suite.outside.emoji))
  }

  // MARK: The sheets

  @ViewBuilder private var sheetContent: some View {
    switch sheet {
    case .editing(let editor):
      MemoryEditorSheet(words: words, editor: editor, done: keep, cancel: close)
    case .importing(let model): MemoryImportSheet(suite: suite, model: model) { sheet = nil }
    case .exporting(let model): MemoryExportSheet(model: model)
    case nil: EmptyView()
    }
  }

  private func keep() {
    guard let editor = sheet?.editor, editor.problem == nil else { return }
    memory.keep(editor.theme)
    memory.selection = editor.theme.id
    sheet = nil
  }

  private var isSheetShown: Binding<Bool> {
    Binding(get: { sheet != nil }, set: { if !$0 { close() } })
  }

  /// Closes the sheet; an editor with changes in it can be opened again.
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

/// What has the focus on the screen of Memory.
nonisolated enum MemoryPart: Hashable {
  case list
  case game
}

/// What is shown over the screen of Memory.
enum MemorySheet {
  case editing(MemoryThemeEditor)
  case importing(MemoryImport)
  case exporting(MemoryExport)

  /// The editor, where that is what is shown.
  var editor: MemoryThemeEditor? { if case .editing(let editor) = self { editor } else { nil } }

  /// What it is called.
  func title(_ words: MemoryWords) -> String {
    switch self {
    case .editing(let editor): editor.isNew ? words.editor.newTitle : words.editor.title
    case .importing: words.importTheme
    case .exporting: words.exportTheme
    }
  }
}
