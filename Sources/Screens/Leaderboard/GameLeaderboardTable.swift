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
      TableColumn(titles.place, width: .fixed(4), alignment: .trailing, priority: 9) {
        $0.markedPlace
      }
      TableColumn(words.share.puzzle, width: .fixed(15), priority: 5) {
        words.shortName(of: $0.result, solvedOn: day($0.result.finishedAt))
      }
      TableColumn(titles.hodoku, width: .fixed(6), alignment: .trailing, priority: 3) {
        "\($0.result.puzzle.rating)"
      }
      TableColumn(words.score.title, width: .fixed(6), alignment: .trailing, priority: 9) {
        NumberFormat.grouped($0.result.score ?? 0, separator: words.groupingSeparator)
      }
      TableColumn(titles.time, width: .fixed(7), alignment: .trailing, priority: 8) {
        NumberFormat.time($0.result.elapsed)
      }
      TableColumn(words.board.errors, width: .fixed(6), alignment: .trailing, priority: 4) {
        "\($0.result.errors)"
      }
      TableColumn(titles.help, width: .fixed(5), alignment: .trailing, priority: 7) {
        $0.isHelped ? "\(LeaderboardSign.help)\($0.result.hints)" : "0"
      }
      TableColumn(titles.date, width: .fixed(10), priority: 2) {
        day($0.result.finishedAt).description
      }
    }
    .onActivate(perform: activate)
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
      self.dates(.shortDate(month: day.month, day: day.dayOfMonth))
    }
    return switch result.origin {
    case .pack(let id): id.description
    case .daily(let day, _): daily.ofDay(date(day))
    default: "\(name(of: result.puzzle.level)), \(date(day))"
    }
  }
}
