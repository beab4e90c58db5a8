import Testing
import Widgets

@testable import Screens

struct BoardPlanTests {
  @Test(arguments: [
    (80, 24, BoardMetrics.regular, BoardPlan.Sides.one), (79, 24, .compact, .one),
    (80, 23, .compact, .none), (79, 30, .regular, .none), (58, 29, .regular, .none),
    (57, 29, .compact, .none), (62, 24, .compact, .one), (95, 33, .large, .one),
    (94, 33, .regular, .one), (73, 38, .large, .none), (80, 38, .large, .none),
    (117, 39, .spacious, .both), (116, 39, .spacious, .one), (120, 40, .spacious, .both),
    (120, 24, .regular, .both), (160, 50, .roomy, .both), (160, 47, .spacious, .both),
    (200, 60, .vast, .both), (130, 60, .roomy, .one), (40, 20, .compact, .none),
    (1, 1, .compact, .none),
  ])
  func theBoardIsAsLargeAsTheScreenAllows(
    width: Int, height: Int, metrics: BoardMetrics, sides: BoardPlan.Sides
  ) {
    let plan = BoardPlan.fitting(Size(width: width, height: height))
    #expect(plan.metrics == metrics)
    #expect(plan.sides == sides)
  }

  /// ```
  /// header
  /// ┏━━━┳━━━┓ ╭─┬─╮    header, board and footer, or header, board, controls and footer
  /// ┗━━━┻━━━┛ ■ End
  /// footer
  /// ```
  @Test func nothingOverlapsOnAnySizeThatIsLargeEnough() {
    for width in stride(from: 40, through: 210, by: 3) {
      for height in 20...65 {
        let plan = BoardPlan.fitting(Size(width: width, height: height))
        let ground = plan.hasGround ? 2 : 0
        let sides = plan.sides.rawValue * (plan.sideWidth + 1)
        #expect(plan.metrics.board.width + ground + sides <= width)
        let below = plan.sides == .none ? BoardPlan.rowsBelow : 0
        #expect(plan.metrics.board.height + ground + below + 2 <= height)
      }
    }
  }
}
