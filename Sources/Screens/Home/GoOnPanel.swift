import Models
import Widgets

/// The game to resume beside the menu of Home; where there is none but today's, the puzzle of the
/// packs that comes next.
struct GoOnPanel: View {
  let suite: Suite
  let metrics: BoardMetrics
  /// Rows of the panel.
  let rows: Int
  /// Whether today's puzzle is shown beside it.
  let isTodayElsewhere: Bool

  var body: some View {
    if let saved = suite.resumable,
      !isTodayElsewhere || saved.game.origin != DailyPuzzle(suite.today).origin
    {
      HomePanel(
        title: "\(words.levels.resume) · \(words.title(of: saved.game))",
        line: words.progress(of: saved, suite.outside), metrics: metrics, rows: rows,
        action: suite.resume
      ) { BoardDrawing(picture: BoardPicture(of: saved.game), metrics: metrics) }
    } else {
      let id = suite.nextPuzzle
      HomePanel(
        title: "\(words.packs.title) · \(id)", line: words.name(ofPack: id.pack), metrics: metrics,
        rows: rows, action: showNext
      ) { BoardDrawing(picture: BoardPicture(ofGivensOf: id), metrics: metrics) }
    }
  }

  private func showNext() { suite.show(suite.nextPuzzle) }

  private var words: Words { suite.words }
}
