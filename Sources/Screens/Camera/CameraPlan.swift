import Scutes

/// The layout of the review screen.
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
  /// `true` if picture and board are side by side.
  let isWide: Bool
  /// Columns for the picture and for the text about the cell.
  let columns: Int
  /// The size of the whole picture with the enlarged cell below it.
  let whole: Size
  let cell: Size
  /// The size of the part around the cell, which replaces these two.
  let part: Size

  /// `true` if the whole picture is large enough to read digits: each cell is 6 pixels high.
  var isWholeLegible: Bool { whole.height >= 27 }

  /// Rows for the header and the footer.
  private static let bars = 2
  private static let rowsBelowBoard = 8
  /// Rows for the text about a cell.
  private static let rowsOfWords = 6
  /// Rows of an enlarged cell. With fewer, digits are unreadable.
  private static let cellRows = 9...16
  /// The range of columns for the picture and the cell.
  private static let columnsBeside = 34...84
  /// Columns between picture and board.
  static let gap = 2

  /// The largest board that leaves room for the picture beside it. Without that room, a compact
  /// board or the picture.
  static func fitting(_ screen: Size) -> CameraPlan {
    let rows = screen.height - bars
    let stage = BoardStage(size: Size(width: screen.width, height: rows))
    let plan = stage.plan { metrics, rest -> CameraPlan? in
      let width = rest.width - gap - 1
      guard width >= columnsBeside.lowerBound, rest.height >= rowsBelowBoard else {
        return nil
      }
      let columns = min(width, columnsBeside.upperBound)
      let cell = min(max(rows / 3, cellRows.lowerBound), cellRows.upperBound)
      return CameraPlan(
        metrics: metrics, isWide: true, columns: columns,
        whole: square(min(columns / 2, rows - cell - 1)), cell: square(cell),
        part: square(min(columns / 2, rows - rowsOfWords)))
    }
    if let plan { return plan }
    let board = BoardMetrics.compact.board.height
    return CameraPlan(
      metrics: .compact, isWide: false, columns: 2 * board, whole: square(board),
      cell: .zero, part: square(board))
  }

  private static func square(_ rows: Int) -> Size { Size(width: 2 * rows, height: rows) }
}
