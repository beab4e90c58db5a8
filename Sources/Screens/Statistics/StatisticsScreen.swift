import Store
import Widgets

/// The statistics, with one page for all levels and one for each.
struct StatisticsScreen: View {
  let suite: any StatisticsHost
  @State private var model: StatisticsModel

  init(suite: any StatisticsHost) {
    self.suite = suite
    _model = State(wrappedValue: StatisticsModel(dependencies: suite.dependencies))
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 2) {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Text(words.home.statistics).bold().foregroundStyle(.title).lineLimit(1)
        Spacer()
      }
      TabView(StatisticsPage.pages, selection: $model.page, title: title) { page in
        content(of: page)
      }
      .padding(.horizontal, 1)
      .defaultFocus()
      Spacer()
      KeyHints()
    }
    .keyBindings(words.home.statistics, StatisticsAction.bindings(words), perform: perform)
    .task(id: suite.records.revision) { await model.load() }
  }

  private var words: Words { suite.words }

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
          Button(words.statistics.chooseLevel) { suite.returnToLevels() }
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

  private func perform(_ action: StatisticsAction) {
    switch action {
    case .turn(let steps): model.turn(by: steps)
    case .back: suite.goBack()
    }
  }
}

/// The suite as the statistics see it.
protocol StatisticsHost: RecordsHost {
  /// Goes to the levels, or back to them if they led here.
  func returnToLevels()
}

/// The key actions of the statistics.
nonisolated enum StatisticsAction: Hashable, KeyAction {
  case turn(Int)
  case back

  static let table = "statistics"

  var name: String {
    switch self {
    case .turn(let step): "turn.\(step)"
    case .back: "back"
    }
  }

  static func bindings(_ words: Words) -> [KeyBinding<StatisticsAction>] {
    [
      KeyBinding(
        [KeyPress(.left), KeyPress("h")], .turn(-1), words.statistics.otherLevel,
        shown: .help),
      KeyBinding(
        [KeyPress(.right), KeyPress("l")], .turn(1), words.statistics.otherLevel, shown: .hidden),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
