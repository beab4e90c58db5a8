import Games
import Store
import Sudoku
import Widgets

/// The board of today's puzzle, as far as it has come. It is made while the screen is shown.
struct TodayBoard: View {
  @State private var picture: BoardPicture?
  let suite: Suite
  let metrics: BoardMetrics

  var body: some View {
    BoardDrawing(picture: picture ?? BoardPicture(grid: Grid(), givens: Grid()), metrics: metrics)
      .task(id: standing) { picture = await drawn() ?? picture }
  }

  /// What the picture depends on.
  private struct Standing: Hashable {
    let day: Day
    let progress: DailyProgress
    let left: Moment?
  }

  private var standing: Standing {
    let day = suite.today
    return Standing(
      day: day, progress: suite.progress(of: day), left: suite.resumable?.updatedAt)
  }

  private func drawn() async -> BoardPicture? {
    let daily = DailyPuzzle(suite.today)
    if let saved = suite.unfinished(daily.origin) { return BoardPicture(of: saved.game) }
    guard let puzzle = try? await daily.make() else { return nil }
    if case .solved = suite.progress(of: daily.day) {
      return BoardPicture(grid: puzzle.solution, givens: puzzle.givens)
    }
    return BoardPicture(grid: puzzle.givens, givens: puzzle.givens)
  }
}
