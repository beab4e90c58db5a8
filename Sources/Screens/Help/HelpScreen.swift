import Games
import Observation
import Scutes
import Sudoku

/// The help: pages drawn with the game's own views.
///
/// ```
///  ‹ back                    Help
///  ┏━━━━━━━━━━━┳━━━…   Rules
///  ┃  5   3    ┃       Every row, column and
///  …                   box holds each digit…
///      ● ○ ○ ○ ○ ○ ○ ○ ○ ○ ○  1/11 Rules
/// ```
struct HelpScreen: Screen {
  @State private var page: HelpPage
  @State private var boards: HelpBoards
  let host: any HelpHost

  init(host: any HelpHost, page: HelpPage) {
    self.host = host
    _page = State(wrappedValue: page)
    _boards = State(wrappedValue: HelpBoards(dependencies: host.dependencies))
  }

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("help", words.home.help) {
      Command("previous", ["["], words.help.otherPage, speakingForNext: true) { $0.turn(by: -1) }
        // Arrows turn pages without a board.
        .adapted { if ![.moving, .notes].contains($1.page) { $0.visibility = .help } }
      Command("next", ["]"], words.help.otherPage, shown: .hidden) { $0.turn(by: 1) }
      Command.back(words) { $0.goBack() }
    }
  }

  /// The keys that turn pages everywhere, as displayed.
  static func pageKeys(_ words: Words) -> String {
    let commands = commands(words)
    return ["previous", "next"].flatMap { commands[$0]?.keys ?? [] }
      .map { $0.name(names: words.kit.keyNames) }.joined(separator: "/")
  }

  var body: some View {
    page(words.home.help) {
      Pager(HelpPage.allCases, selection: $page, title: { "\($0.place) \(words.help.title($0))" }) {
        content(of: $0).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .defaultFocus()
    }
  }

  private func turn(by step: Int) { page = HelpPage(rawValue: page.rawValue + step) ?? page }

  private func goBack() {
    if page != .techniques || !boards.closeTechnique() { suite.goBack() }
  }

  @ViewBuilder private func content(of page: HelpPage) -> some View {
    switch page {
    case .rules: HelpRulesPage(words: words)
    case .moving:
      HelpGamePage(words: words, page: page, board: boards.moving) { turn(by: $0) }
    case .notes:
      HelpGamePage(words: words, page: page, board: boards.notes) { turn(by: $0) }
    case .hints: HelpHintPage(words: words)
    case .techniques: HelpTechniquesPage(suite: suite, boards: boards)
    case .drawing: HelpListPage(title: words.help.title(page), rows: drawing)
    case .scores: HelpScoresPage(words: words)
    case .memory: HelpListPage(title: words.help.title(page), rows: words.help.memory)
    case .keys: HelpKeysPage(words: words, tables: host.keyTables)
    case .mouse: HelpListPage(title: words.help.title(page), rows: words.help.mouse)
    case .files: HelpListPage(title: words.help.title(page), rows: files)
    }
  }

  private var drawing: [HelpRow] {
    let keys = suite.dependencies.preferences.keyLabels
    let commands = GameBoardModel.drawingCommands(words)
    return words.help.drawing { id in
      let key = keys.key(of: id, in: commands)
      return key.isEmpty ? GameBoard.key(of: id, words, keys) : key
    }
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
