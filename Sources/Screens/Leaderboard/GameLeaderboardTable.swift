import Games
import Store
import Sudoku
import Widgets

/// The rows of a list of games, with column titles.
struct GameLeaderboardTable: View {
  let words: Words
  let lists: RankedLists<Leaderboard, GameResult>
  let day: (Moment) -> Day
  let activate: (Game.ID) -> Void

  var body: some View {
    let titles = words.leaderboard
    Table(lists.rows, selection: Bindable(lists).selection) {
      number(titles.place, least: 4, priority: 9) { $0.markedPlace }
      TableColumn(words.share.puzzle, width: .fixed(15), priority: 5) {
        words.shortName(of: $0.result, solvedOn: day($0.result.finishedAt))
      }
      number(titles.hodoku, least: 6, priority: 3) { "\($0.result.puzzle.rating)" }
      number(words.score.title, least: 6, priority: 9) {
        words.grouped($0.result.score ?? 0)
      }
      number(titles.time, least: 7, priority: 8) { NumberFormat.time($0.result.elapsed) }
      number(words.board.errors, least: 6, priority: 4) { "\($0.result.errors)" }
      number(titles.help, least: 5, priority: 7) {
        $0.isHelped ? "\(LeaderboardSign.help)\($0.result.hints)" : "0"
      }
      TableColumn(titles.date, width: .fixed(10), priority: 2) {
        day($0.result.finishedAt).description
      }
    }
    .onActivate(perform: activate)
  }

  private func number(
    _ title: String, least: Int, priority: Double,
    text: @escaping (LeaderboardRow<GameResult>) -> String
  ) -> TableColumn<LeaderboardRow<GameResult>> {
    .number(title, in: lists.rows, least: least, priority: priority, text: text)
  }
}

extension TableColumn {
  /// A column of numbers, as wide as the longest of them.
  static func number(
    _ title: String, in rows: [Row], least: Int, priority: Double, text: @escaping (Row) -> String
  ) -> Self {
    TableColumn(
      title, width: .fitting(rows.map(text), least: least), alignment: .trailing,
      priority: priority, text: text)
  }
}

extension LeaderboardRow<GameResult> {
  /// `true` if there was help, so that the time can't be a best time.
  var isHelped: Bool { result.hints > 0 }
}

extension Words {
  /// The puzzle's name for a narrow column: its number, its date, or its level and the day it was
  /// solved.
  func shortName(of result: GameResult, solvedOn day: Day) -> String {
    let date = { (day: Day) in
      self.dates.shortDate(month: day.month, day: day.dayOfMonth)
    }
    return switch result.origin {
    case .pack(let id): id.description
    case .daily(let day, _): daily.ofDay(date(day))
    default: "\(name(of: result.puzzle.level)), \(date(day))"
    }
  }
}
