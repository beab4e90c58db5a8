import Models
import Widgets

/// The first screen: the seven ways to go on.
struct HomeScreen: View {
  @Environment(\.screenSize) private var size
  @State private var shownSheet: HomeSheet?
  @State private var leaderboard: LeaderboardModel?
  let suite: Suite

  var body: some View {
    let plan = HomePlan(size)
    VStack {
      HStack {
        icon("ⓘ", words.home.about, .show(.about))
        Spacer()
        icon("?", words.home.help, .help)
      }
      Spacer()
      SuiteTitle(words: words.app, isBig: plan.hasBigTitle)
      Spacer(minLength: 1)
      HStack(spacing: 2) {
        if plan.boards == 2 {
          TodayPanel(suite: suite, metrics: plan.metrics, rows: plan.middleRows)
        }
        HomeMenu(
          words: words, plan: plan, openGame: { perform(.game) },
          openSolver: { perform(.solver) }, openMemory: { perform(.memory) }
        )
        .defaultFocus()
        if plan.boards > 0 {
          GoOnPanel(
            suite: suite, metrics: plan.metrics, rows: plan.middleRows,
            isTodayElsewhere: plan.boards == 2)
        }
      }
      Spacer(minLength: 1)
      HomeFooter(
        words: words, tip: suite.tip, today: plan.boards == 2 ? nil : today,
        game: plan.boards == 0 ? gameToResume : nil, plan: plan, perform: perform)
      Spacer()
      HStack {
        icon("▤", words.home.leaderboard, .show(.leaderboard))
        Spacer()
        icon("⚙", words.home.settings, .settings)
      }
      KeyHints()
    }
    .keyBindings(
      words.home.title, HomeAction.bindings(words, canResume: suite.resumable != nil),
      perform: perform
    )
    .sheet(isPresented: isSheetShown, title: sheetTitle) {
      switch shownSheet {
      case .about: AboutSheet(suite: suite)
      case .leaderboard: leaderboardSheet
      case nil: EmptyView()
      }
    }
  }

  @ViewBuilder private var leaderboardSheet: some View {
    if let leaderboard {
      LeaderboardSheet(suite: suite, model: leaderboard) { shownSheet = .leaderboard }
    }
  }

  private var words: Words { suite.words }

  private var today: String {
    let daily = DailyPuzzle(suite.today)
    return words.daily.line(
      words.name(of: daily.level), words.daily.text(suite.progress(of: daily.day)))
  }

  /// The game to resume; nil where there is none.
  private var gameToResume: String? {
    suite.resumable.map { "\(words.levels.resume): \(words.shortTitle(of: $0.game))" }
  }

  private func icon(_ icon: String, _ title: String, _ action: HomeAction) -> some View {
    Button {
      perform(action)
    } label: {
      Text("\(icon) \(title)").lineLimit(1)
    }
    .buttonStyle(IconButtonStyle())
  }

  private func show(_ sheet: HomeSheet) {
    if sheet == .leaderboard {
      leaderboard = LeaderboardModel(store: suite.outside.store)
    }
    shownSheet = sheet
  }

  private var isSheetShown: Binding<Bool> {
    Binding {
      shownSheet != nil
    } set: { isShown in
      if !isShown { shownSheet = nil }
    }
  }

  private var sheetTitle: String { shownSheet?.title(words.home) ?? "" }

  private func perform(_ action: HomeAction) {
    switch action {
    case .game: suite.router.push(.levels)
    case .solver: suite.openSolver()
    case .memory: suite.router.push(.memory)
    case .resume: suite.resume()
    case .help: suite.router.push(.help)
    case .packs: suite.router.push(.packs)
    case .more: suite.isOfferingMore = true
    case .statistics: suite.showStatistics()
    case .today: suite.playToday()
    case .quit: suite.leave()
    case .show(let sheet): show(sheet)
    case .settings: suite.areSettingsShown = true
    case .choose: break
    }
  }
}

/// What opens over Home.
enum HomeSheet: Hashable, CaseIterable {
  case about
  case leaderboard

  func title(_ words: HomeWords) -> String {
    switch self {
    case .about: words.about
    case .leaderboard: words.leaderboard
    }
  }
}
