import Scutes
import Store
import Sudoku

/// The statistics, with one page for all levels and one for each.
struct StatisticsScreen: Screen {
  @Environment(\.keyLabels) private var keys
  @Environment(\.screenSize) private var size
  let suite: any ScreenHost
  /// The page that has the focus. `nil` while the bar of the pages has it.
  @State private var focused: StatisticsPage? = .all
  @State private var model: StatisticsModel

  init(suite: any ScreenHost) {
    self.suite = suite
    _model = State(wrappedValue: StatisticsModel(dependencies: suite.dependencies))
  }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("statistics", words.home.statistics) {
      Command("turn.-1", [.left, "h"], words.statistics.otherLevel, speakingForNext: true) {
        $0.model.turn(by: -1)
      }
      .adapted {
        let isBarFocused = $1.focused != $1.model.page || $1.model.levels == nil
        if isBarFocused { $0.visibility = .help }
      }
      Command("turn.1", [.right, "l"], words.statistics.otherLevel, shown: .hidden) {
        $0.model.turn(by: 1)
      }
      for (number, level) in Level.allCases.enumerated() {
        Command(
          "level.\(level.rawValue)", [KeyPress(Character("\(number + 1)"))],
          words.statistics.play(words.name(of: level)).lowercased(), shown: .help
        ) { $0.suite.go(to: .level(level)) }
      }
      Command("practise", ["t"], words.statistics.practiseOne, shown: .help) { $0.practise() }
        .adapted { if $1.model.toPractise(on: $1.model.page) != nil { $0.visibility = .footer } }
      Command.back(words)
    }
  }

  var body: some View {
    page(words.home.statistics) {
      TabView(StatisticsPage.pages, selection: $model.page, title: title) { page in
        content(of: page)
      }
      .bracketedTabs(false)
      .dimmedTabs { (model.statistics(of: $0)?.played ?? 1) == 0 }
      .padding(EdgeInsets(leading: 1, bottom: size.height >= 26 ? 1 : 0, trailing: 1))
      .defaultFocus()
    }
    .onChange(of: model.page) { focused = model.page }
    .task(id: suite.records.revision) { await model.load() }
  }

  private func title(_ page: StatisticsPage) -> String {
    switch page {
    case .all: words.statistics.all
    case .level(let level): words.name(of: level)
    }
  }

  @ViewBuilder private func content(of page: StatisticsPage) -> some View {
    if let statistics = model.statistics(of: page), statistics.solved > 0 {
      if statistics.solved > FirstGames.limit {
        StatisticsReport(
          words: words, model: model, page: page, statistics: statistics,
          practiseKey: keys.key(of: "practise", in: Self.commands(words)), focused: $focused)
      } else {
        FirstGames(
          words: words, model: model, page: page, statistics: statistics, focused: $focused
        ) { keys.key(of: "level.\($0.rawValue)", in: Self.commands(words)) }
      }
    } else {
      VStack(spacing: 1) {
        if hasSolvedNothing { Turtle(scale: .large) }
        Text(placeholder(for: page))
          .foregroundStyle(model.failure == nil ? .secondary : .error)
          .multilineTextAlignment(.center)
        if model.levels != nil, model.failure == nil {
          firstGame(of: page).focused($focused, equals: page)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// The button to the first game of a page.
  @ViewBuilder private func firstGame(of page: StatisticsPage) -> some View {
    switch page {
    case .all where suite.records.resumable != nil:
      Button(words.home.continueGame) { suite.go(to: .latestGame) }
    case .all: Button(words.statistics.chooseLevel) { suite.go(to: .levels) }
    case .level(let level):
      Button(words.statistics.play(words.name(of: level))) { suite.go(to: .level(level)) }
    }
  }

  private func practise() {
    suite.go(to: model.toPractise(on: model.page).map(Destination.drill) ?? .trainer)
  }

  private func placeholder(for page: StatisticsPage) -> String {
    if let failure = model.failure { return failure }
    guard model.levels != nil else { return words.statistics.loading }
    return hasSolvedNothing ? words.statistics.nothing : words.statistics.empty(title(page))
  }

  /// `true` if all pages are empty.
  private var hasSolvedNothing: Bool {
    model.failure == nil && model.statistics(of: .all)?.solved == 0
  }
}
