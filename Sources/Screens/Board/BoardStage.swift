import Scutes

/// The room for a board and what stands around it, between the bars of a screen.
nonisolated struct BoardStage {
  let size: Size
  /// The largest board that is wanted.
  var largest = BoardMetrics.huge

  /// The plans for the boards that fit, the largest first, without the small one, which not all
  /// terminals can show. `plan` gets the columns beside a board and the rows below it, and returns
  /// `nil` if what stands there needs more.
  func plans<Plan>(_ plan: (BoardMetrics, _ rest: Size) -> Plan?) -> [Plan] {
    let boards = BoardMetrics.allCases.reversed().filter { $0 <= largest && $0 != .small }
    return boards.compactMap { metrics in
      let rest = Size(
        width: size.width - metrics.board.width, height: size.height - metrics.board.height)
      return rest.width >= 0 && rest.height >= 0 ? plan(metrics, rest) : nil
    }
  }

  /// The plan for the largest board that leaves room for the rest, or `nil` if none does.
  func plan<Plan>(_ plan: (BoardMetrics, _ rest: Size) -> Plan?) -> Plan? { plans(plan).first }

  /// The largest board with at least `columns` beside it, or `nil` if there is none.
  func board(beside columns: Int = 0) -> BoardMetrics? {
    plan { $1.width >= columns ? $0 : nil }
  }
}
