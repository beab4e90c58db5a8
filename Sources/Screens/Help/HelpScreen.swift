import Games
import Observation
import Sudoku
import Widgets

/// The help: pages drawn with the game's own views.
///
/// ```
///  ‹ back                    Help
///  ┏━━━━━━━━━━━┳━━━…   Rules
///  ┃  5   3    ┃       Every row, column and
///  …                   box holds each digit…
///      ● ○ ○ ○ ○ ○ ○ ○ ○ ○ ○  1/11 Rules
/// ```
struct HelpScreen: View {
  @State private var page = HelpPage.rules
  @State private var boards: HelpBoards
  let suite: any HelpHost

  init(suite: any HelpHost) {
    self.suite = suite
    _boards = State(wrappedValue: HelpBoards(dependencies: suite.dependencies))
  }

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
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
    case .back: if page != .techniques || !boards.closeTechnique() { suite.goBack() }
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
    case .drawing: HelpListPage(title: words.help.title(page), rows: drawing)
    case .scores: HelpScoresPage(words: words)
    case .memory: HelpListPage(title: words.help.title(page), rows: words.help.memory(.rules))
    case .keys: HelpKeysPage(words: words, tables: suite.keyTables)
    case .mouse: HelpListPage(title: words.help.title(page), rows: words.help.mouse)
    case .files: HelpListPage(title: words.help.title(page), rows: files)
    }
  }

  private var drawing: [HelpRow] {
    let keys = suite.dependencies.preferences.keyLabels
    func key(_ action: GameBoardAction) -> String { GameBoardAction.key(of: action, words, keys) }
    func key(_ action: DrawingAction) -> String {
      keys.key(of: action, in: DrawingAction.bindings(words))
    }
    return words.help.drawing(
      HelpWords.DrawingKeys(
        start: key(.toggle(.drawing)), fill: key(.edit(.fillEverywhere)), link: key(.link),
        strong: key(.strong), weak: key(.weak), flip: key(.flip), paint: key(.paint),
        nextColor: key(.nextColor), row: key(.row), column: key(.column), box: key(.box),
        join: key(.join),
        suppose: key(.suppose), follow: key(.follow), followAll: key(.followAll),
        shorter: key(.shorter), apply: key(.apply), removeLast: key(.removeLast),
        clear: key(.clear), done: key(.done)))
  }

  private var files: [HelpRow] {
    let facts = suite.dependencies.program
    return [
      HelpRow(words.help.gamesFile, facts.gamesFile),
      HelpRow(words.home.settings, facts.preferencesFile),
      HelpRow(words.help.themesFolder, facts.themesFolder),
    ] + words.help.files
  }
}

/// The suite as the help sees it.
protocol HelpHost: ScreenHost {
  /// All key tables, with the user's own keys.
  var keyTables: [KeyTable] { get }
  /// Shows the techniques to practise, or starts with one.
  func train(_ technique: TechniqueID?)
}

/// The key actions of the help, besides those of the pager and of a page.
nonisolated enum HelpAction: Hashable, KeyAction {
  /// Turns by a number of pages, even where Page Down scrolls.
  case turn(Int)
  case back

  static let table = "help"

  var name: String {
    switch self {
    case .turn(let pages): pages < 0 ? "previous" : "next"
    case .back: "back"
    }
  }

  static func bindings(_ words: Words) -> [KeyBinding<HelpAction>] {
    [
      KeyBinding(
        [KeyPress("[")], .turn(-1), words.help.otherPage, speakingForNext: true),
      KeyBinding([KeyPress("]")], .turn(1), words.help.otherPage, shown: .hidden),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  /// The keys that turn pages everywhere, as displayed.
  static func pageKeys(_ words: Words) -> String {
    bindings(words).filter { $0.action != .back }.flatMap(\.keys)
      .map { $0.name(names: words.kit.keyNames) }.joined(separator: "/")
  }
}

/// The boards to try things on. They keep their state while pages are turned.
@Observable
final class HelpBoards {
  /// A board for moving, made when its page is first shown.
  @ObservationIgnored private(set) lazy var moving = GameBoardModel.example(dependencies)
  /// A board for taking notes, made when its page is first shown.
  @ObservationIgnored private(set) lazy var notes = makeNotes()
  /// The selected row of the technique list.
  var selection = DrillBook.techniques.first?.id
  /// The technique on the board, or `nil` while the list is shown.
  var technique: TechniqueID?
  @ObservationIgnored private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  private func makeNotes() -> GameBoardModel? {
    let board = GameBoardModel.example(
      dependencies, notingIn: Cell.all.filter { $0.row < 3 || $0.column < 3 })
    board?.takeNotes()
    board?.go(to: Cell(2))
    return board
  }

  /// Returns to the technique list. Returns `false` if that is already shown.
  func closeTechnique() -> Bool {
    guard technique != nil else { return false }
    technique = nil
    return true
  }
}
