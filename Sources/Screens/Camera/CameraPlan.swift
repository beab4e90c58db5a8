import Widgets

/// How the screen of a reading is divided.
///
/// ```
/// header                              header
/// picture       ┏━━━━━━┓              ┏━━━━━━┓ or picture
///               ┗━━━━━━┛              ┗━━━━━━┛
/// cell, digits  verdict, buttons      cell, buttons
/// footer                              footer
/// ```
nonisolated struct CameraPlan: Equatable {
  let metrics: BoardMetrics
  /// `true` if picture and board stand side by side.
  let isWide: Bool
  /// Of the picture.
  let picture: Size
  /// Of the enlarged cell.
  let cell: Size

  /// Rows for the header and the footer.
  private static let bars = 2
  /// Rows at least below a board, and below a picture beside one.
  private static let rowsBelow = (board: 8, picture: 7)
  /// Columns at least for a picture beside a board.
  private static let pictureWidth = 30
  /// Columns between picture and board.
  static let gap = 2

  /// The largest board that leaves room for the picture beside it; without room for that, a compact
  /// board or the picture.
  static func fitting(_ screen: Size) -> CameraPlan {
    let rows = screen.height - bars
    for metrics in BoardMetrics.allCases.reversed() {
      let width = screen.width - metrics.board.width - gap - 2
      guard width >= pictureWidth, rows >= metrics.board.height + rowsBelow.board else { continue }
      let below = max(rowsBelow.picture, rows / 4)
      let height = min(width / 2, rows - below)
      return CameraPlan(
        metrics: metrics, isWide: true, picture: Size(width: 2 * height, height: height),
        cell: square(min(rows - height, 14)))
    }
    let height = BoardMetrics.compact.board.height
    return CameraPlan(
      metrics: .compact, isWide: false, picture: square(min(height - 1, 12)), cell: square(7))
  }

  private static func square(_ rows: Int) -> Size { Size(width: 2 * rows, height: rows) }
}
