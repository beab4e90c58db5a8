import Widgets

/// How the screen of a game is divided: the size of the board, and what stands where.
///
/// ```
/// 40x20        80x24                160x50                 240x60
/// header       header               board      header      words  board  header
/// board        board      digits    board      digits      moves  board  digits
/// cell         board      controls  board      controls    hint   board  controls
/// controls     cell                 board      hint, cell         board
/// footer       footer               footer                 footer
/// ```
nonisolated struct BoardPlan: Equatable {
  let metrics: BoardMetrics
  let sides: Sides
  /// Columns of what stands beside the board, on each side.
  var sideWidth = 0
  /// Rows between the header, if there is one above the board, and the footer.
  var rows = 0
  /// Whether the header stands beside the board and not above it.
  var hasHeaderBeside = false

  /// What stands beside the board.
  enum Sides: Int, Equatable {
    /// Nothing: the controls are below it.
    case none
    /// The controls and the words, to its right.
    case one
    /// The words to its left, the controls to its right.
    case both
  }

  /// Rows for what stands below a board.
  static let rowsBelow = 5
  /// Columns at least and at most beside a board.
  static let columnsBeside = 18...48
  /// Columns at least on each of both sides.
  private static let columnsOnBothSides = 30
  /// Rows at least beside a board.
  private static let rowsBeside = 20

  /// Whether there is room for full lines beside the board.
  var isRoomy: Bool { sideWidth >= 26 }

  /// Whether the cell under the cursor has a line of its own below the board, since beside it there
  /// is no room for one.
  var hasStatus: Bool { sides == .one && !isRoomy && rows > metrics.board.height }

  /// Columns of that line for a sentence; nil where there is none.
  var headlineWidth: Int? { hasStatus ? metrics.board.width + sideWidth - 1 : nil }

  /// The largest board that leaves room for the rest, with as much beside it as there is room for;
  /// the smallest board where none does. A header that `movesHeader` goes beside a large board.
  static func fitting(_ screen: Size, movesHeader: Bool = false) -> BoardPlan {
    for metrics in BoardMetrics.allCases.reversed() {
      for isBeside in movesHeader && metrics >= .large ? [true, false] : [false] {
        let rows = screen.height - (isBeside ? 1 : 2)
        let room = Size(
          width: screen.width - metrics.board.width, height: rows - metrics.board.height)
        if let plan = plan(metrics, in: room, rows: rows, hasHeaderBeside: isBeside) { return plan }
      }
    }
    return BoardPlan(metrics: .compact, sides: .none, rows: screen.height - 2)
  }

  private static func plan(
    _ metrics: BoardMetrics, in room: Size, rows: Int, hasHeaderBeside: Bool
  ) -> BoardPlan? {
    guard room.width >= 0, room.height >= 0 else { return nil }
    if rows >= rowsBeside {
      let least = [(Sides.both, 2, columnsOnBothSides), (.one, 1, columnsBeside.lowerBound)]
      for (sides, count, least) in least {
        let width = room.width / count - 1
        guard width >= least, !hasHeaderBeside || width >= 26 else { continue }
        return BoardPlan(
          metrics: metrics, sides: sides, sideWidth: min(width, columnsBeside.upperBound),
          rows: rows, hasHeaderBeside: hasHeaderBeside)
      }
    }
    guard !hasHeaderBeside, room.height >= rowsBelow else { return nil }
    return BoardPlan(metrics: metrics, sides: .none, rows: rows)
  }
}
