import Games
import Store
import Widgets

/// The first screen, with the game to continue and all destinations.
struct HomeScreen: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  let suite: any HomeHost

  var body: some View {
    let plan = HomePlan(size)
    VStack {
      if isLinear {
        HomeColumn(suite: suite, plan: plan, tip: tip, perform: perform)
        Spacer()
        KeyHints()
      } else {
        picture(plan)
      }
    }
    .keyBindings(
      words.home.title, HomeAction.bindings(words, isSmall: plan.room == .small), perform: perform
    )
    .sheet(isPresented: isSheetShown, title: sheetTitle) {
      switch suite.homeSheet {
      case .about: AboutSheet(suite: suite)
      case .leaderboard(let model):
        LeaderboardSheet(suite: suite, model: model) { suite.homeSheet = .leaderboard(model) }
      case nil: EmptyView()
      }
    }
  }

  private var words: Words { suite.words }

  /// The title, cards, turtle and corner icons.
  @ViewBuilder private func picture(_ plan: HomePlan) -> some View {
    ZStack(alignment: .top) {
      HStack(alignment: .top) {
        icon(nil, words.home.about, .about, isBefore: true, plan)
        Spacer()
        icon("?", words.home.help, .help, isBefore: true, plan)
      }
      if plan.room < .large { SuiteTitle(words: words.app, scale: plan.title) }
    }
    if plan.room == .large {
      SuiteTitle(words: words.app, scale: plan.title)
        .padding(EdgeInsets(top: plan.rowsAboveTitle))
    }
    Spacer()
    HomeDestinations(suite: suite, plan: plan, perform: perform)
    Spacer()
    HomeFooter(words: words, tip: tip, plan: plan, perform: perform)
    Spacer()
    HStack(spacing: plan.room == .small ? 0 : 2) {
      // A sheet over Home has more keys than fit in the middle.
      if !isCovered {
        icon("▤", words.home.leaderboard, .leaderboard, isBefore: true, plan)
      }
      KeyHints()
      if !isCovered { icon("⚙", words.home.settings, .settings, isBefore: false, plan) }
    }
  }

  /// Not while anything is unsaved, because one of the tips says that games are saved.
  private var tip: String? {
    guard suite.records.isAllSaved else { return nil }
    return suite.dependencies.preferences.values.showsTips && !suite.records.hasPlayed
      ? words.home.firstTip : suite.tip
  }

  /// An icon with its name, or just one of the two if there is no room for both or no icon.
  private func icon(
    _ icon: String?, _ title: String, _ action: HomeAction, isBefore: Bool, _ plan: HomePlan
  ) -> some View {
    Button {
      perform(action)
    } label: {
      let icon = capabilities.showsIcons ? icon : nil
      HStack(spacing: 1) {
        if isBefore, let icon { Text(icon).bold() }
        if plan.room > .small || icon == nil { Text(title).lineLimit(1) }
        if !isBefore, let icon { Text(icon).bold() }
      }
    }
    .buttonStyle(IconButtonStyle())
    .accessibilityLabel(title)
    .layoutPriority(1)
  }

  private var isSheetShown: Binding<Bool> {
    Binding {
      suite.homeSheet != nil
    } set: { isShown in
      if !isShown { suite.homeSheet = nil }
    }
  }

  /// `true` if a sheet covers Home.
  private var isCovered: Bool { suite.homeSheet != nil || suite.areSettingsShown }

  private var sheetTitle: String { suite.homeSheet?.title(words.home) ?? "" }

  private func perform(_ action: HomeAction) {
    switch action {
    case .game: suite.openLevels()
    case .solver: suite.openSolver()
    case .memory: suite.openMemory()
    case .resume: suite.resume()
    case .help: suite.openHelp()
    case .packs: suite.openPacks()
    case .more: suite.offerMore()
    case .statistics: suite.showStatistics()
    case .today: suite.playToday()
    case .learn: suite.openCourse()
    case .quit: suite.leave()
    case .leaderboard: suite.showLeaderboard()
    case .about: suite.homeSheet = .about
    case .settings: suite.openSettings()
    case .choose: break
    }
  }
}

/// A sheet that opens over Home.
enum HomeSheet {
  case about
  case leaderboard(LeaderboardModel)

  func title(_ words: HomeWords) -> String {
    switch self {
    case .about: words.about
    case .leaderboard: words.leaderboard
    }
  }
}

/// The suite as Home sees it.
protocol HomeHost: RestartHost, LeaderboardHost {
  /// The sheet over Home.
  var homeSheet: HomeSheet? { get set }
  /// `true` if the settings are open over any screen.
  var areSettingsShown: Bool { get }
  /// Resumes the latest game.
  func resume()
  /// Shows the name and number of a puzzle, locked or not, then its board.
  func show(_ id: PuzzleID)
  /// Opens today's puzzle, or the calendar once it is solved.
  func playToday()
  func openLevels()
  func openPacks()
  /// Shows the ways to get more puzzles.
  func offerMore()
  func openCourse()
  /// Shows the ways to give the solver a puzzle.
  func openSolver()
  /// Shows the help.
  func openHelp()
  /// Shows the leaderboard over Home.
  func showLeaderboard()
  /// Saves everything and quits.
  func leave()
}

extension ScreenHost {
  /// A tip on using the program, which changes at every launch. `nil` if the user wants none.
  var tip: String? {
    guard dependencies.preferences.values.showsTips else { return nil }
    let tips = words.home.tips
    return tips[dependencies.tipNumber % tips.count]
  }
}
