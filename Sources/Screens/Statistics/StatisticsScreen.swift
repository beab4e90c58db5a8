import Store
import Widgets

/// The statistics, with one page for all levels and one for each.
struct StatisticsScreen: Screen {
  let suite: any ScreenHost
  @State private var model: StatisticsModel

  init(suite: any ScreenHost) {
    self.suite = suite
    _model = State(wrappedValue: StatisticsModel(dependencies: suite.dependencies))
  }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("statistics", words.home.statistics) {
      Command("turn.-1", [.left, "h"], words.statistics.otherLevel, shown: .help) {
        $0.model.turn(by: -1)
      }
      Command("turn.1", [.right, "l"], words.statistics.otherLevel, shown: .hidden) {
        $0.model.turn(by: 1)
      }
      Command.back(words)
    }
  }

  var body: some View {
    page(words.home.statistics, .leading(gap: 2)) {
      TabView(StatisticsPage.pages, selection: $model.page, title: title) { page in
        content(of: page)
      }
      .padding(.horizontal, 1)
      .defaultFocus()
      Spacer()
    }
    .task(id: suite.records.revision) { await model.load() }
  }

  private func title(_ page: StatisticsPage) -> String {
    switch page {
    case .all: words.statistics.all
    case .level(let level): words.name(of: level)
    }
  }

  @ViewBuilder private func content(of page: StatisticsPage) -> some View {
    if let statistics = model.statistics(of: page), statistics.played > 0 {
      StatisticsReport(words: words, model: model, page: page, statistics: statistics)
    } else {
      VStack(spacing: 1) {
        if hasPlayedNothing { Turtle(scale: .large) }
        Text(placeholder(for: page))
          .foregroundStyle(model.failure == nil ? .secondary : .error)
          .multilineTextAlignment(.center)
        if hasPlayedNothing {
          Button(words.statistics.chooseLevel) { suite.go(to: .levels) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func placeholder(for page: StatisticsPage) -> String {
    if let failure = model.failure { return failure }
    guard model.levels != nil else { return words.statistics.loading }
    return hasPlayedNothing ? words.statistics.nothing : words.statistics.empty(title(page))
  }

  /// `true` if all pages are empty.
  private var hasPlayedNothing: Bool {
    model.failure == nil && model.statistics(of: .all)?.played == 0
  }
}
