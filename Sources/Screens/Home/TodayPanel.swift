import Models
import Widgets

/// Today's puzzle beside the menu of Home.
struct TodayPanel: View {
  let suite: Suite
  let metrics: BoardMetrics
  /// Rows of the panel.
  let rows: Int

  var body: some View {
    HomePanel(
      title: words.daily.title, line: line, metrics: metrics, rows: rows, action: suite.playToday
    ) {
      TodayBoard(suite: suite, metrics: metrics)
    }
  }

  private var words: Words { suite.words }

  private var line: String {
    let daily = DailyPuzzle(suite.today)
    let state = "\(words.name(of: daily.level)), \(words.daily.text(suite.progress(of: daily.day)))"
    let streak = suite.streak.current
    return streak > 0 ? "\(state) · \(words.daily.streak(streak))" : state
  }
}
