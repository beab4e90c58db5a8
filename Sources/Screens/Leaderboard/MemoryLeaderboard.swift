import Games
import Store
import Widgets

/// The won games of Memory with the same number of pairs. Only the current tab is spelt out, to
/// leave room for twenty.
///
/// ```
///   4  6 [8 pairs] 12  15
///     #  Theme   Score   Time  Mistakes  Date
///  •  1  Ocean     208  00:31         1  2026-11-21
///   ★ 2  Animals   187  00:42         3  2026-11-22
/// ```
struct MemoryLeaderboard: View {
  let words: Words
  let model: LeaderboardModel
  let plan: LeaderboardPlan
  let day: (Moment) -> Day

  var body: some View {
    VStack(alignment: .leading) {
      if model.memoryPairs.isEmpty {
        EmptyLeaderboard(
          failure: lists.failure.map { words.text(of: $0) }, text: words.leaderboard.emptyMemory
        )
        .frame(height: plan.pageRows(of: 0) + 1)
      } else {
        TabView(
          model.memoryPairs.map(LeaderboardTab.init), selection: Bindable(lists).list, title: title
        ) { _ in page }
        .frame(height: plan.pageRows(of: lists.rows.count) + 1)
        details
      }
    }
  }

  private var lists: RankedLists<Int, MemoryResult> { model.memory }

  private func title(_ tab: LeaderboardTab<Int>) -> String {
    tab.id == lists.list ? words.memory.pairs(tab.id) : "\(tab.id)"
  }

  @ViewBuilder private var page: some View {
    if lists.isEmpty {
      EmptyLeaderboard(
        failure: lists.failure.map { words.text(of: $0) },
        text: words.leaderboard.emptyPairs(words.memory.pairs(lists.list)))
    } else {
      MemoryLeaderboardTable(words: words, lists: lists, day: day)
    }
  }

  /// The problem, or if the table has no room for them, more details of the selected result.
  @ViewBuilder private var details: some View {
    if let failure = lists.failure {
      Text(words.text(of: failure)).foregroundStyle(.error).lineLimit(2)
    } else if !plan.isWide, let result = lists.selected {
      let mistakes = words.leaderboard.countedMistakes(result.seenMismatches)
      Text(result.theme).foregroundStyle(.secondary).lineLimit(1)
      Text("\(mistakes), \(day(result.finishedAt).description)").foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

/// The rows of a Memory list, with column titles.
private struct MemoryLeaderboardTable: View {
  let words: Words
  let lists: RankedLists<Int, MemoryResult>
  let day: (Moment) -> Day

  var body: some View {
    let titles = words.leaderboard
    Table(lists.rows, selection: Bindable(lists).selection) {
      number(titles.place, least: 4, priority: 9) { $0.markedPlace }
      TableColumn(titles.theme, width: .flexible(min: 7, ideal: 20), priority: 5) {
        $0.result.theme
      }
      number(words.score.title, least: 6, priority: 9) {
        words.grouped($0.result.score)
      }
      number(titles.time, least: 7, priority: 8) { NumberFormat.time($0.result.elapsed) }
      number(titles.mistakes, least: 8, priority: 4) { "\($0.result.seenMismatches)" }
      TableColumn(titles.date, width: .fixed(10), priority: 2) {
        day($0.result.finishedAt).description
      }
    }
  }

  private func number(
    _ title: String, least: Int, priority: Double,
    text: @escaping (LeaderboardRow<MemoryResult>) -> String
  ) -> TableColumn<LeaderboardRow<MemoryResult>> {
    .number(title, in: lists.rows, least: least, priority: priority, text: text)
  }
}
