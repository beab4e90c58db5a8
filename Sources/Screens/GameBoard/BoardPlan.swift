import Widgets

/// How the screen of a game is divided: the size of the board, and what stands where.
///
/// ```
/// header              header                header
/// ┏━━━━━━┓            ┏━━━━━━┓ controls     cell   ┏━━━━━━┓ controls
/// ┗━━━━━━┛            ┃      ┃ cell         notes  ┃      ┃
/// cell, controls      ┗━━━━━━┛ hint         moves  ┗━━━━━━┛
/// footer              footer                footer
/// ```
nonisolated struct BoardPlan: Equatable {
  let metrics: BoardMetrics
  let sides: Sides
  /// Columns of what stands beside the board, on each side.
  var sideWidth = 0
  /// Whether there is room for a rounded ground around the board.
  var hasGround = false

  /// What stands beside the board.
  enum Sides: Int, Equatable {
    /// Nothing: the controls are below it.
    case none
    /// The controls and the words, to its right.
    case one
    /// The words to its left, the controls to its right.
    case both
  }

  /// Rows for the header and the footer.
  static let bars = 2
  /// Rows for what stands below a board.
  static let rowsBelow = 5
  /// Columns at least and at most beside a board.
  static let columnsBeside = 21...44
  /// Rows at least beside a board.
  private static let rowsBeside = 22

  /// The largest board that leaves room for the rest, with as much beside it as there is room for;
  /// the smallest board where none does.
  static func fitting(_ screen: Size) -> BoardPlan {
    for metrics in BoardMetrics.allCases.reversed() {
      let room = Size(
        width: screen.width - metrics.board.width,
        height: screen.height - metrics.board.height - bars)
      if let plan = plan(metrics, in: room) { return plan }
    }
    return BoardPlan(metrics: .compact, sides: .none)
  }

  private static func plan(_ metrics: BoardMetrics, in room: Size) -> BoardPlan? {
    let rows = metrics.board.height + room.height
    if room.height >= 0, rows >= rowsBeside {
      for (sides, count) in [(Sides.both, 2), (.one, 1)] {
        let width = room.width / count - 1
        guard width >= columnsBeside.lowerBound else { continue }
        let withGround = (room.width - 2) / count - 1
        let ground = room.height >= 2 && withGround >= columnsBeside.lowerBound
        return BoardPlan(
          metrics: metrics, sides: sides,
          sideWidth: min(ground ? withGround : width, columnsBeside.upperBound), hasGround: ground)
      }
    }
    guard room.width >= 0, room.height >= rowsBelow else { return nil }
    return BoardPlan(metrics: metrics, sides: .none)
  }
}
