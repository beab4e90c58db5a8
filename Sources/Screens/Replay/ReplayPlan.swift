import Widgets

/// How the screen of a replay is divided: the size of the board, and where its controls stand.
nonisolated struct ReplayPlan: Equatable {
  let metrics: BoardMetrics
  /// Whether the controls stand beside the board; below it otherwise.
  let isBeside: Bool
  /// Columns for the controls.
  let columns: Int

  /// Columns beside a board at least and at most, the gap not counted.
  private static let columnsBeside = 18...40
  /// Rows for the header and the footer.
  private static let bars = 2
  /// Rows for the controls below a board.
  private static let rowsBelow = 5

  /// The largest board that leaves room for the rest; the smallest one where none does.
  static func fitting(_ screen: Size) -> ReplayPlan {
    for metrics in BoardMetrics.allCases.reversed() {
      let columns = screen.width - metrics.board.width - 1
      let rows = screen.height - metrics.board.height - bars
      if columns >= columnsBeside.lowerBound, rows >= 0, metrics.board.height >= 20 {
        return ReplayPlan(
          metrics: metrics, isBeside: true, columns: min(columns, columnsBeside.upperBound))
      }
      if columns >= -1, rows >= rowsBelow { return below(metrics, screen) }
    }
    return below(.compact, screen)
  }

  private static func below(_ metrics: BoardMetrics, _ screen: Size) -> ReplayPlan {
    ReplayPlan(
      metrics: metrics, isBeside: false, columns: min(screen.width, max(40, metrics.board.width)))
  }
}
