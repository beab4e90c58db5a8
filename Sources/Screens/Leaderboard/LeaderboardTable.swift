import Models
import Widgets

/// The rows of a list under their titles.
struct LeaderboardTable: View {
  let words: Words
  let model: LeaderboardModel
  let date: (Moment) -> String
  /// What a puzzle is called.
  let name: (GameResult) -> String
  let activate: (Game.ID) -> Void

  var body: some View {
    let titles = words.leaderboard
    Table(model.rows, selection: selection) {
      TableColumn(titles.place, width: .fixed(4), alignment: .trailing, priority: 9) {
        $0.isNewest ? "\(LeaderboardRow.newestSign)\($0.place)" : "\($0.place)"
      }
      TableColumn(titles.puzzle, width: .fixed(15), priority: 5) { name($0.result) }
      TableColumn(titles.rating, width: .fixed(5), alignment: .trailing, priority: 3) {
        "\($0.result.puzzle.rating)"
      }
      TableColumn(titles.score, width: .fixed(6), alignment: .trailing, priority: 9) {
        NumberFormat.grouped($0.result.score, separator: words.groupingSeparator)
      }
      TableColumn(titles.time, width: .fixed(7), alignment: .trailing, priority: 8) {
        NumberFormat.time($0.result.elapsed)
      }
      TableColumn(titles.errors, width: .fixed(6), alignment: .trailing, priority: 4) {
        "\($0.result.errors)"
      }
      TableColumn(titles.help, width: .fixed(5), alignment: .trailing, priority: 7) {
        $0.isHelped ? "\(LeaderboardRow.helpSign)\($0.result.hints)" : "0"
      }
      TableColumn(titles.date, width: .fixed(10), priority: 2) { date($0.result.finishedAt) }
    }
    .onActivate(perform: activate)
  }

  private var selection: Binding<Game.ID?> {
    Binding(get: { model.selection }, set: { model.selection = $0 })
  }
}

extension LeaderboardRow {
  /// The sign of the newest game.
  static let newestSign = "★"
  /// The sign of a game with help.
  static let helpSign = "✦"

  /// Whether there was help, so that the time is no best one.
  var isHelped: Bool { result.hints > 0 }
}

extension Words {
  /// What a puzzle is called in a narrow column: its number, its day, or its level and the day on
  /// which it was solved.
  func shortName(of result: GameResult, solvedOn day: Day) -> String {
    result.origin.name
      ?? "\(name(of: result.puzzle.level)), \(dates.shortDate(day.month, day.dayOfMonth))"
  }
}
