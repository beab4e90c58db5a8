import Scutes

/// The layout of a game's screen: the size of the board, and the arrangement around it.
///
/// ```
/// 40x20        80x24                160x50                 240x60
/// header       header               board      header      words  board  header
/// board        board      digits    board      digits      moves  board  digits
/// board        board      controls  board      controls    hint   board  controls
/// board        cell                 board      hint, cell         board
/// footer       footer               footer                 footer
/// ```
nonisolated struct BoardPlan: Equatable {
  let metrics: BoardMetrics
  let sides: Sides
  /// Columns beside the board, on each side used.
  var sideWidth = 0
  /// Rows between the header, if it is above the board, and the footer.
  var rows = 0
  /// Rows below the board, if there is nothing beside it: 0 if a small board takes them, and the
  /// header names the cell.
  var below = Self.rowsBelow
  /// `true` if the header is beside the board rather than above it.
  var hasSideHeader = false

  /// The arrangement beside the board.
  enum Sides: Int, Equatable {
    /// Nothing: the controls are below the board, if anywhere.
    case none
    /// The controls and the words on the right.
    case one
    /// The words on the left, the controls on the right.
    case both
  }

  /// Rows below a board.
  static let rowsBelow = 5
  /// The range of columns beside a board.
  static let columnsBeside = 18...48
  /// The least columns on each side when both are used.
  private static let columnsOnBothSides = 30
  /// The range of columns beside a board for a list with long lines, if the screen is that wide.
  private static let columnsOfList = 60...84
  /// The least rows beside a board.
  private static let rowsBeside = 20

  /// `true` if a small board takes all rows between the header and the footer.
  var isBoardAlone: Bool { sides == .none && below == 0 }

  /// `true` if full lines fit beside the board.
  var isRoomy: Bool { sideWidth >= 26 }

  /// `true` if the cell under the cursor has its own line below the board, because there is no room
  /// beside it.
  var hasStatus: Bool { sides == .one && !isRoomy && rows > metrics.board.height }

  /// Columns of that line for a sentence, or `nil` if there is none.
  var headlineWidth: Int? { hasStatus ? metrics.board.width + sideWidth - 1 : nil }

  /// The largest board that leaves room for the rest, with as much beside it as fits. Falls back to
  /// the smallest board. With `movesHeader`, the header goes beside a large board. With
  /// `allowsSmall`, a small board takes the whole of a small screen.
  static func fitting(
    _ screen: Size, movesHeader: Bool = false, allowsSmall: Bool = false
  ) -> BoardPlan {
    let plan = fitting(
      screen, movesHeader: movesHeader, upTo: .huge, onBothSides: columnsOnBothSides,
      widest: columnsBeside.upperBound)
    let small = BoardMetrics.small.board
    guard allowsSmall, plan.metrics == .compact, plan.sides == .none,
      // On a wider one, controls have room.
      small.width...small.width + columnsBeside.lowerBound ~= screen.width,
      screen.height >= small.height + 2
    else { return plan }
    let hasRoomBelow = screen.height >= small.height + 2 + rowsBelow
    return BoardPlan(
      metrics: .small, sides: .none, rows: plan.rows, below: hasRoomBelow ? rowsBelow : 0)
  }

  /// The layout of a board beside a list with long lines. A list on one side gets all the room
  /// there, and a vast or huge board gives way to one that leaves it enough.
  static func besideList(_ screen: Size) -> BoardPlan {
    func plan(upTo metrics: BoardMetrics) -> BoardPlan {
      fitting(
        screen, movesHeader: false, upTo: metrics, onBothSides: columnsOfList.lowerBound,
        widest: columnsOfList.upperBound)
    }
    let largest = plan(upTo: .huge)
    guard largest.metrics >= .vast, largest.sideWidth < columnsOfList.lowerBound else {
      return largest
    }
    let smaller = plan(upTo: .large)
    return smaller.sideWidth < columnsOfList.lowerBound ? largest : smaller
  }

  private static func fitting(
    _ screen: Size, movesHeader: Bool, upTo largest: BoardMetrics, onBothSides: Int, widest: Int
  ) -> BoardPlan {
    let stage = BoardStage(
      size: Size(width: screen.width, height: screen.height - 1), largest: largest)
    func plan(_ metrics: BoardMetrics, in room: Size, hasSideHeader: Bool) -> BoardPlan? {
      let rows = screen.height - (hasSideHeader ? 1 : 2)
      if rows >= rowsBeside {
        let least = [(Sides.both, 2, onBothSides), (.one, 1, columnsBeside.lowerBound)]
        for (sides, count, least) in least {
          let width = room.width / count - 1
          guard width >= least, !hasSideHeader || width >= 26 else { continue }
          return BoardPlan(
            metrics: metrics, sides: sides, sideWidth: min(width, widest), rows: rows,
            hasSideHeader: hasSideHeader)
        }
      }
      guard !hasSideHeader, room.height > rowsBelow else { return nil }
      return BoardPlan(metrics: metrics, sides: .none, rows: rows)
    }
    return stage.plan { metrics, room in
      if movesHeader, metrics >= .large, let plan = plan(metrics, in: room, hasSideHeader: true) {
        return plan
      }
      return room.height > 0 ? plan(metrics, in: room, hasSideHeader: false) : nil
    } ?? BoardPlan(metrics: .compact, sides: .none, rows: screen.height - 2)
  }
}
