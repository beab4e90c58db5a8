import Widgets

/// How everything works: pages side by side, drawn by what draws the game.
///
/// ```
///  ‹ back                    Help
///  ┏━━━━━━━━━━━┳━━━…   Rules
///  ┃  5   3    ┃       Every row, column and
///  …                   box holds each digit…
///        ● ○ ○ ○ ○ ○ ○ ○ ○  1/9 Rules
/// ```
struct HelpScreen: View {
  @State private var page = HelpPage.rules
  @State private var boards: HelpBoards
  let suite: Suite

  init(suite: Suite) {
    self.suite = suite
    _boards = State(wrappedValue: HelpBoards(outside: suite.outside))
  }

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.router.pop() }.buttonStyle(IconButtonStyle())
        Spacer()
      }
      .overlay { Text(words.home.help).bold().foregroundStyle(.title) }
      Pager(HelpPage.allCases, selection: $page, title: { "\($0.place) \(words.help.title($0))" }) {
        content(of: $0).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .defaultFocus()
      KeyHints()
    }
    .keyBindings(words.home.help, HelpAction.bindings(words), perform: perform)
  }

  private var words: Words { suite.words }

  private func perform(_ action: HelpAction) {
    switch action {
    case .turn(let step): page = HelpPage(rawValue: page.rawValue + step) ?? page
    case .back: if page != .techniques || !boards.closeTechnique() { suite.router.pop() }
    }
  }

  @ViewBuilder private func content(of page: HelpPage) -> some View {
    switch page {
    case .rules: HelpRulesPage(words: words)
    case .moving:
      HelpGamePage(words: words, page: page, board: boards.moving) { perform(.turn($0)) }
    case .notes:
      HelpGamePage(words: words, page: page, board: boards.notes) { perform(.turn($0)) }
    case .hints: HelpHintPage(words: words)
    case .techniques: HelpTechniquesPage(suite: suite, boards: boards)
    case .scores: HelpScoresPage(words: words)
    case .memory: HelpListPage(title: words.help.title(page), rows: words.help.memory(.rules))
    case .keys: HelpKeysPage(words: words, keyMap: boards.keyMap)
    case .mouse: HelpListPage(title: words.help.title(page), rows: words.help.mouse)
    case .files: HelpListPage(title: words.help.title(page), rows: files)
    }
  }

  private var files: [HelpRow] {
    let facts = suite.outside.program
    return [
      HelpRow(words.help.gamesFile, facts.gamesFile),
      HelpRow(words.help.preferencesFile, facts.preferencesFile),
      HelpRow(words.help.themesFolder, facts.themesFolder),
    ] + words.help.files
  }
}
