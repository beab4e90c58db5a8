import Widgets

/// Home for a screen reader: what to go on with, and the ways from here, a row each.
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
  let suite: any HomeHost
  let plan: HomePlan
  /// Nil where the user wants none.
  let tip: String?
  let perform: (HomeAction) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(words.app.titleFirst) \(words.app.titleSecond) \(words.app.titleThird)").bold()
        .lineLimit(1)
      HomeStartCard(suite: suite, plan: plan, columns: plan.columns).defaultFocus()
      way(words.home.game, .game)
      way(words.home.solver, .solver)
      way(words.memory.title, .memory)
      way(words.daily.title, .today)
      way(lesson, .learn)
      way(words.home.wantMore, .more)
      way(words.home.leaderboard, .leaderboard)
      way(words.home.settings, .settings)
      way(words.home.help, .help)
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

  private func way(_ title: String, _ action: HomeAction) -> some View {
    Button(title) { perform(action) }
  }
}
