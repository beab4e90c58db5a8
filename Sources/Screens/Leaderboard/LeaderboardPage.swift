import Games
import Scutes
import Store
import Sudoku

/// Ranked lists of one kind as tabs, each a table of its results, with details of the selected one
/// below.
struct LeaderboardPage<Kind: RankedKind, Details: View>: View {
  let words: Words
  let lists: RankedLists<Kind>
  let tabs: [Kind.List]
  /// The title of a tab.
  let title: (Kind.List) -> String
  /// How to get on an empty list.
  let emptyText: String
  let plan: LeaderboardPlan
  let columns: () -> [TableColumn<LeaderboardRow<Kind.Entry>>]
  /// Called with the result that is activated, or `nil` if that does nothing.
  var activate: ((Kind.Entry.ID) -> Void)?
  @ViewBuilder let details: Details

  var body: some View {
    VStack(alignment: .leading) {
      if tabs.isEmpty {
        empty.frame(height: plan.pageRows(of: 0) + 1)
      } else {
        TabView(
          tabs.map(LeaderboardTab.init), selection: Bindable(lists).list, title: { title($0.id) }
        ) { _ in
          if lists.isEmpty { empty } else { table }
        }
        .frame(height: plan.pageRows(of: lists.rows.count) + 1)
        if let failure = lists.failure {
          Text(words.text(of: failure)).foregroundStyle(.error).lineLimit(2)
        } else {
          details
        }
      }
    }
  }

  @ViewBuilder private var table: some View {
    let table = Table(lists.rows, selection: Bindable(lists).selection, columns: columns)
    if let activate { table.onActivate(perform: activate) } else { table }
  }

  /// Why the list can't be read, or how to get on it.
  private var empty: some View {
    Text(lists.failure.map { words.text(of: $0) } ?? emptyText)
      .foregroundStyle(lists.failure == nil ? .secondary : .error)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A list as a tab.
struct LeaderboardTab<ID: Hashable>: Identifiable {
  let id: ID
}

/// The columns of the leaderboard.
struct LeaderboardColumns {
  let words: Words
  let day: (Moment) -> Day

  private var titles: LeaderboardWords { words.leaderboard }

  /// The columns of ranked games.
  func games(_ rows: [LeaderboardRow<GameResult>]) -> [TableColumn<LeaderboardRow<GameResult>>] {
    [
      .number(titles.place, in: rows, least: 4, priority: 9) { $0.markedPlace },
      TableColumn(words.share.puzzle, width: .fixed(15), priority: 5) {
        words.shortName(of: $0.result, solvedOn: day($0.result.finishedAt))
      },
      .number(titles.hodoku, in: rows, least: 6, priority: 3) { "\($0.result.puzzle.rating)" },
      .number(words.score.title, in: rows, least: 6, priority: 9) {
        words.grouped($0.result.score ?? 0)
      },
      .number(titles.time, in: rows, least: 7, priority: 8) {
        NumberFormat.time($0.result.elapsed)
      },
      .number(words.board.errors, in: rows, least: 6, priority: 4) { "\($0.result.errors)" },
      .number(titles.help, in: rows, least: 5, priority: 7) {
        $0.isHelped ? "\(LeaderboardSign.help)\($0.result.hints)" : "0"
      },
      TableColumn(titles.date, width: .fixed(10), priority: 2) {
        day($0.result.finishedAt).description
      },
    ]
  }

  /// The columns of won games of Memory.
  func memory(
    _ rows: [LeaderboardRow<MemoryResult>]
  ) -> [TableColumn<LeaderboardRow<MemoryResult>>] {
    [
      .number(titles.place, in: rows, least: 4, priority: 9) { $0.markedPlace },
      TableColumn(titles.theme, width: .flexible(min: 7, ideal: 20), priority: 5) {
        $0.result.theme
      },
      .number(words.score.title, in: rows, least: 6, priority: 9) {
        words.grouped($0.result.score)
      },
      .number(titles.time, in: rows, least: 7, priority: 8) {
        NumberFormat.time($0.result.elapsed)
      },
      .number(titles.mistakes, in: rows, least: 8, priority: 4) { "\($0.result.seenMismatches)" },
      TableColumn(titles.date, width: .fixed(10), priority: 2) {
        day($0.result.finishedAt).description
      },
    ]
  }
}

extension TableColumn {
  /// A column of numbers, as wide as the longest of them and the title.
  fileprivate static func number(
    _ title: String, in rows: [Row], least: Int, priority: Double, text: @escaping (Row) -> String
  ) -> Self {
    TableColumn(
      title, width: .fitting(rows.map(text), least: max(least, title.columns)),
      alignment: .trailing, priority: priority, text: text)
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
