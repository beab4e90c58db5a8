import Scutes

/// Home for a screen reader: the game to continue, and the other destinations, one per row.
///
/// ```
/// Ultimate Sudoku Pro
/// > Continue
///   Hard  31 of 55
///   12:48, no mistakes
///   Game
///   …
///   About
/// ```
struct HomeColumn: View {
  @Environment(\.showHelp) private var showHelp
  let suite: any ScreenHost
  let plan: HomePlan
  /// `nil` if the user wants no tips.
  let tip: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(words.app.titleFirst) \(words.app.titleSecond) \(words.app.titleThird)").bold()
        .lineLimit(1)
      HomeStartCard(suite: suite, plan: plan, columns: plan.columns).defaultFocus()
      way(
        words.home.new(words.name(of: suite.records.usualLevel)), .level(suite.records.usualLevel))
      way(words.home.game, .levels)
      way(words.solver.title, .solver)
      way(words.memory.title, .memory)
      way(words.daily.title, .today)
      way(lesson, .course)
      way(words.home.wantMore, .morePuzzles)
      way(words.home.leaderboard, .leaderboard)
      way(words.home.settings, .settings)
      Button(words.home.help) { showHelp() }
      way(words.home.about, .about)
      if let tip { Text(tip).lineLimit(1) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var words: Words { suite.words }

  private var lesson: String {
    suite.records.nextLesson.map { "\(words.course.nextLesson): \(words.title(of: $0))" }
      ?? words.course.title
  }

  private func way(_ title: String, _ place: Destination) -> some View {
    Button(title) { suite.go(to: place) }
  }
}
