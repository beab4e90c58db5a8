import Games
import Store
import Sudoku
import Widgets

/// The ranked games of a level or pack, above details of the selected one.
///
/// ```
///  [Easy] Medium  Hard  …
///     #  Puzzle  Rated  Score  Time  …
///  •  1  1-0017    204  1,643  04:20
///  Beginner I · 1-0017, rated 204
/// ```
struct GameLeaderboard: View {
  let words: Words
  let model: LeaderboardModel
  let plan: LeaderboardPlan
  let day: (Moment) -> Day
  /// The game whose code was copied last.
  let copied: Game.ID?
  let replay: (Game.ID) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TabView(
        model.gameLists.map(LeaderboardTab.init), selection: Bindable(lists).list,
        title: { words.name(of: $0.id) }
      ) { _ in page }
      .frame(height: plan.pageRows(of: lists.rows.count) + 1)
      details
    }
  }

  private var lists: RankedLists<Leaderboard, GameResult> { model.games }

  @ViewBuilder private var page: some View {
    if lists.isEmpty {
      EmptyLeaderboard(
        failure: lists.failure.map { words.text(of: $0) },
        text: words.leaderboard.empty(words.name(of: lists.list)))
    } else {
      GameLeaderboardTable(
        words: words, lists: lists, day: day, activate: replay)
    }
  }

  /// Details of the selected game, or the code to play it once that was copied.
  @ViewBuilder private var details: some View {
    if let failure = lists.failure {
      Text(words.text(of: failure)).foregroundStyle(.error).lineLimit(2)
    } else if lists.isEmpty {
      Text(words.leaderboard.nothingToReplay).foregroundStyle(.secondary).lineLimit(1)
    } else if let result = lists.selected {
      let rated = words.leaderboard.scored(
        puzzle: words.title(of: result), hodoku: result.puzzle.rating)
      let code = "\(words.solution.copied): \(GameShare.code(of: result.puzzle))"
      Text(result.id == copied ? code : rated).foregroundStyle(.secondary).lineLimit(1)
        .truncationMode(.middle)
    }
  }
}
