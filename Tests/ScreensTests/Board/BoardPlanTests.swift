import Testing
import Widgets

@testable import Screens

struct BoardPlanTests {
  @Test(arguments: [
    (80, 24, BoardMetrics.regular, true), (79, 24, .compact, false), (80, 23, .compact, false),
    (60, 30, .regular, false), (55, 26, .regular, false), (54, 26, .compact, false),
    (98, 33, .large, true), (97, 33, .regular, true), (97, 35, .large, false),
    (120, 40, .spacious, true), (98, 39, .spacious, true), (98, 38, .large, true),
    (73, 41, .spacious, false), (200, 60, .spacious, true), (40, 20, .compact, false),
    (1, 1, .compact, false),
  ])
  func theBoardIsAsLargeAsTheScreenAllows(
    width: Int, height: Int, metrics: BoardMetrics, isBeside: Bool
  ) {
    let plan = BoardPlan.fitting(Size(width: width, height: height))
    #expect(plan == BoardPlan(metrics: metrics, isBeside: isBeside))
  }

  /// ```
  /// header
  /// ┏━━━┳━━━┓ ╭─┬─╮    header, board and footer, or header, board, controls and footer
  /// ┗━━━┻━━━┛ ■ End
  /// footer
  /// ```
  @Test func nothingOverlapsOnAnySizeThatIsLargeEnough() {
    for width in 40...130 {
      for height in 20...45 {
        let plan = BoardPlan.fitting(Size(width: width, height: height))
        let board = plan.metrics.board
        #expect(board.width + (plan.isBeside ? 24 : 0) <= width)
        #expect(board.height + (plan.isBeside ? 2 : 4) <= height)
      }
    }
  }
}
