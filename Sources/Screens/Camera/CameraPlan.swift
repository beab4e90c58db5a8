import Widgets

/// How the screen of a reading is divided.
///
/// ```
/// header                   header                  header
/// whole        ┏━━━━━━┓    part         ┏━━━━━━┓   ┏━━━━━━┓ or part
/// picture      ┗━━━━━━┛    of it        ┗━━━━━━┛   ┗━━━━━━┛
/// cell, what   verdict     what it is   verdict    what it is
/// it is        buttons                  buttons    buttons
/// footer                   footer                  footer
/// ```
nonisolated struct CameraPlan: Equatable {
  let metrics: BoardMetrics
  /// `true` if picture and board stand side by side.
  let isWide: Bool
  /// Columns for the picture and for what is said of the cell.
  let columns: Int
  /// Of the whole picture with the enlarged cell below it.
  let whole: Size
  /// Of the enlarged cell.
  let cell: Size
  /// Of the part of the picture around the cell, which is shown in place of these two.
  let part: Size

  /// `true` if digits can be told in the whole picture: each cell has 6 pixels from top to bottom.
  var isWholeLegible: Bool { whole.height >= 27 }

  /// Rows for the header and the footer.
  private static let bars = 2
  /// Rows at least below a board.
  private static let rowsBelowBoard = 8
  /// Rows for what is said of a cell.
  private static let rowsOfWords = 6
  /// Rows of an enlarged cell: with fewer, no digit can be told.
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
        metrics: metrics, isWide: true, columns: columns,
        whole: square(min(columns / 2, rows - cell - 1)), cell: square(cell),
        part: square(min(columns / 2, rows - rowsOfWords)))
    }
    let board = BoardMetrics.compact.board.height
    return CameraPlan(
      metrics: .compact, isWide: false, columns: 2 * board, whole: square(board),
      cell: .zero, part: square(board))
  }

  private static func square(_ rows: Int) -> Size { Size(width: 2 * rows, height: rows) }
}
