import Games
import Scutes
import Store

/// The first screen, with the game to continue and all destinations.
struct HomeScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  @Environment(\.showHelp) private var showHelp
  @Environment(\.keyLabels) private var keys
  let host: any HomeHost

  var suite: any ScreenHost { host }

  /// The footer lists only keys that appear nowhere else on the screen, and no arrows on a small
  /// one.
  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("home", words.home.title) {
      Command("choose", as: "↑↓←→", words.app.moveFocus).adapted { command, screen in
        if HomePlan(screen.size).room == .small { command.visibility = .help }
      }
      Command("choose", as: "⏎", words.app.open)
      Command.go(to: .latestGame, "resume", "r", words, as: words.home.resume, shown: .help)
        .adapted { if $1.suite.records.resumable == nil { $0.visibility = .hidden } }
      Command.go(to: .levels, "game", "g", words, as: words.home.game.lowercased(), shown: .help)
      Command.go(to: .today, "today", "d", words, as: words.dates.today, shown: .help)
      Command("newGame", ["n"], words.home.newGame.lowercased(), shown: .help) {
        $0.suite.go(to: .level($0.suite.records.usualLevel))
      }
      Command.go(to: .course, "learn", "l", words, shown: .help)
      Command.go(to: .solver, "solver", "s", words, shown: .help)
      Command.go(to: .memory, "memory", "m", words, shown: .help)
      Command.go(to: .leaderboard, "leaderboard", "b", words, shown: .help)
      Command.go(to: .statistics, "statistics", "i", words, shown: .help)
      Command.go(to: .packs, "packs", "P", words, shown: .help)
      Command.go(to: .morePuzzles, "more", "w", words, shown: .help)
      Command.go(to: .settings, "settings", ",", words, shown: .help)
      Command.go(to: .about, "about", "a", words, shown: .help)
      Command("help", ["h"], words.home.help.lowercased(), shown: .help) { $0.showHelp() }
      Command("quit", ["q"], words.app.leave) { $0.host.quit() }
    }
  }

  var body: some View {
    let plan = HomePlan(
      size, isGreeting: HomeStart(suite.records).isFirst && !suite.records.hasLearned)
    VStack {
      if isLinear {
        HomeColumn(suite: suite, plan: plan, tip: said)
        Spacer()
        KeyHints()
      } else {
        picture(plan)
      }
    }
    .commands(Self.commands(words), on: self)
    .onDeadline(host.leaveQuestion.end) { host.leaveQuestion.withdraw() }
    .sheet(isPresented: isSheetShown, title: sheetTitle) {
      switch host.homeSheet {
      case .about: AboutSheet(suite: suite)
      case .leaderboard(let model):
        LeaderboardSheet(host: host, model: model)
      case nil: EmptyView()
      }
    }
  }

  /// The title, cards, turtle and corner icons.
  @ViewBuilder private func picture(_ plan: HomePlan) -> some View {
    ZStack(alignment: .top) {
      HStack(alignment: .top) {
        icon(nil, words.home.about, .about, isBefore: true, plan)
        Spacer()
        icon("?", words.home.help, .help, isBefore: true, plan)
      }
      if plan.room < .large {
        SuiteTitle(words: words.app, scale: plan.title)
          .padding(EdgeInsets(top: plan.room == .regular ? 1 : 0))
      }
    }
    if plan.room == .large {
      Spacer()
      SuiteTitle(words: words.app, scale: plan.title)
        .padding(EdgeInsets(top: plan.rowsAboveTitle, bottom: plan.rowsBelowTitle))
    } else {
      Spacer()
    }
    HomeDestinations(suite: suite, plan: plan)
    Spacer()
    HomeFooter(suite: suite, tip: said, plan: plan)
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

  /// What the turtle says: the question on leaving, or else a tip.
  private var said: String? {
    guard host.leaveQuestion.end != nil else { return tip }
    return words.home.leaveQuestion(keys.key(of: "quit", in: Self.commands(words)))
  }

  /// Not while anything is unsaved, because one of the tips says that games are saved.
  private var tip: String? {
    guard suite.records.isAllSaved else { return nil }
    return suite.dependencies.preferences.values.showsTips && !suite.records.hasPlayed
      ? words.home.firstTip : host.tip
  }

  /// An icon with its name, or just one of the two if there is no room for both or no icon.
  private func icon(
    _ icon: String?, _ title: String, _ place: Destination, isBefore: Bool, _ plan: HomePlan
  ) -> some View {
    Button {
      if place == .help { showHelp() } else { suite.go(to: place) }
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
    Binding(get: { host.homeSheet }, set: { host.homeSheet = $0 }).isPresent()
  }

  /// `true` if a sheet covers Home.
  private var isCovered: Bool { host.homeSheet != nil || suite.areSettingsShown }

  private var sheetTitle: String { host.homeSheet?.title(words.home) ?? "" }
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
protocol HomeHost: ReplayHost {
  /// The sheet over Home.
  var homeSheet: HomeSheet? { get set }
  var leaveQuestion: LeaveQuestion { get set }
  /// The number of earlier visits since the start.
  var homeVisits: Int { get }
  /// Asks whether to leave, or leaves if that was asked before.
  func quit()
}

/// The question at the first press of the key that leaves Home. The second press leaves.
///
/// Presses in one run with those that led Home only ask, however many there are.
nonisolated struct LeaveQuestion: Hashable {
  /// How long the question stands.
  static let patience = Duration.seconds(4)
  /// How long after the return to Home a press belongs to the run that led there.
  static let run = Duration.milliseconds(1200)

  /// When the question is withdrawn, or `nil` if it isn't asked.
  private(set) var end: Duration?
  private var endOfRun: Duration?

  /// Notes that Home is shown again.
  mutating func comeHome(at now: Duration) { (end, endOfRun) = (nil, now + Self.run) }

  /// Asks, or returns `true` if the press at `now` is the answer.
  mutating func press(at now: Duration) -> Bool {
    let isAsked = end.map { now < $0 } ?? false
    let isOfRun = endOfRun.map { now < $0 } ?? false
    if isAsked, !isOfRun { return true }
    end = now + Self.patience
    return false
  }

  mutating func withdraw() { end = nil }
}

extension HomeHost {
  /// A tip on using the program, another on each visit. `nil` if the user wants none.
  var tip: String? {
    guard dependencies.preferences.values.showsTips else { return nil }
    let tips = words.home.tips
    return tips[(dependencies.tipNumber + homeVisits) % tips.count]
  }
}
