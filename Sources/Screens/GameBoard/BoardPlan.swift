import Widgets

/// How the screen of a game is divided: the size of the board, and where its controls stand.
nonisolated struct BoardPlan: Equatable {
  let metrics: BoardMetrics
  /// Whether the controls stand beside the board; below it otherwise.
  let isBeside: Bool

  /// Columns for the controls beside a board, and the gap to it.
  private static let columnsBeside = 25
  /// Rows for the header and the footer.
  private static let bars = 2
  /// Rows for the controls below a board.
  private static let rowsBelow = 2

  /// The largest board that leaves room for the rest, with the controls beside it where that makes
  /// no difference; the smallest board where none does.
  static func fitting(_ screen: Size) -> BoardPlan {
    for metrics in BoardMetrics.allCases.reversed() where metrics != .compact {
      let room = Size(
        width: screen.width - metrics.board.width,
        height: screen.height - metrics.board.height - bars)
      if room.width >= columnsBeside, room.height >= 0 {
        return BoardPlan(metrics: metrics, isBeside: true)
      }
      if room.width >= 0, room.height >= rowsBelow {
        return BoardPlan(metrics: metrics, isBeside: false)
      }
    }
    return BoardPlan(metrics: .compact, isBeside: false)
  }
}
