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
  /// Columns for the picture and for what is said of the cell.
  var columns = 0

  /// Rows for the header and the footer.
  private static let bars = 2
  /// Rows at least below a board.
  private static let rowsBelowBoard = 8
  /// Rows of an enlarged cell: with fewer, half blocks make no digit of it.
  private static let cellRows = 9...16
  /// Columns at least and at most for the picture and the cell.
  private static let columnsBeside = 34...84
  /// Columns between picture and board.
  static let gap = 2

  /// The largest board that leaves room for the picture beside it; without room for that, a compact
  /// board or the picture.
  static func fitting(_ screen: Size) -> CameraPlan {
    let rows = screen.height - bars
    for metrics in BoardMetrics.allCases.reversed() {
      let width = screen.width - metrics.board.width - gap - 1
      guard width >= columnsBeside.lowerBound, rows >= metrics.board.height + rowsBelowBoard else {
        continue
      }
      let columns = min(width, columnsBeside.upperBound)
      let cell = min(max(rows / 3, cellRows.lowerBound), cellRows.upperBound)
      return CameraPlan(
        metrics: metrics, isWide: true, picture: square(min(columns / 2, rows - cell - 1)),
        cell: square(cell), columns: columns)
    }
    return CameraPlan(metrics: .compact, isWide: false, picture: square(9), cell: square(10))
  }

  private static func square(_ rows: Int) -> Size { Size(width: 2 * rows, height: rows) }
}
