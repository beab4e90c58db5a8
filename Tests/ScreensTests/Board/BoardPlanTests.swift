import Scutes
import Testing

@testable import Screens

struct BoardPlanTests {
  @Test(arguments: [
    (80, 24, BoardMetrics.regular, BoardPlan.Sides.one), (79, 24, .regular, .one),
    (78, 24, .compact, .one), (80, 22, .compact, .one), (80, 21, .compact, .none),
    (78, 30, .regular, .none), (60, 28, .regular, .none), (59, 28, .compact, .one),
    (62, 24, .compact, .one), (88, 32, .medium, .one), (87, 32, .regular, .one),
    (69, 37, .medium, .none), (114, 40, .large, .one), (120, 40, .large, .one),
    (113, 40, .medium, .one), (120, 39, .medium, .one), (120, 24, .regular, .one),
    (122, 24, .regular, .both), (132, 49, .vast, .one), (160, 50, .vast, .one),
    (167, 49, .vast, .both), (200, 60, .huge, .both), (160, 48, .large, .both),
    (40, 20, .compact, .none),
    (1, 1, .compact, .none),
  ])
  func theBoardIsAsLargeAsTheScreenAllows(
    width: Int, height: Int, metrics: BoardMetrics, sides: BoardPlan.Sides
  ) {
    let plan = BoardPlan.fitting(Size(width: width, height: height), movesHeader: true)
    #expect(plan.metrics == metrics)
    #expect(plan.sides == sides)
  }

  @Test(arguments: [
    (40, 20, BoardMetrics.small, true), (58, 24, .small, true), (40, 25, .small, false),
    (40, 19, .compact, false), (39, 20, .compact, false), (80, 24, .regular, false),
  ])
  func aBoardOfSmallTilesFillsASmallScreen(
    width: Int, height: Int, metrics: BoardMetrics, isAlone: Bool
  ) {
    let plan = BoardPlan.fitting(Size(width: width, height: height), allowsSmall: true)
    #expect(plan.metrics == metrics)
    #expect(plan.isBoardAlone == isAlone)
    #expect(metrics != .small || metrics.board.height + plan.below <= plan.rows)
  }

  @Test(arguments: [(150, 50), (160, 48), (160, 50), (200, 50), (240, 60)])
  func aListWithLongLinesGetsTheRoomOfAWideScreen(width: Int, height: Int) {
    let plan = BoardPlan.besideList(Size(width: width, height: height))
    #expect(plan.sideWidth >= 60)
    #expect(plan.metrics >= .large)
  }

  @Test func aBoardBesideAListOverlapsNothing() {
    for width in stride(from: 40, through: 250, by: 3) {
      for height in 20...65 {
        let plan = BoardPlan.besideList(Size(width: width, height: height))
        let sides = plan.sides.rawValue * (plan.sideWidth + 1)
        #expect(plan.metrics.board.width + sides <= width)
        #expect(plan.metrics.board.height <= plan.rows)
      }
    }
  }

  /// ```
  /// header
  /// 5 ▌ 3 ▌   1 ●●●    header, board and footer, or header, board, controls and footer
  ///   ▌ 6 ▌   ■ End
  /// footer
  /// ```
  @Test func nothingOverlapsOnAnySizeThatIsLargeEnough() {
    for width in stride(from: 40, through: 210, by: 3) {
      for height in 20...65 {
        for movesHeader in [true, false] {
          let plan = BoardPlan.fitting(
            Size(width: width, height: height), movesHeader: movesHeader)
          let sides = plan.sides.rawValue * (plan.sideWidth + 1)
          #expect(plan.metrics.board.width + sides <= width)
          let below = plan.sides == .none ? BoardPlan.rowsBelow : plan.hasStatus ? 1 : 0
          #expect(plan.metrics.board.height + below <= plan.rows)
          #expect(plan.rows + (plan.hasSideHeader ? 1 : 2) == height)
        }
      }
    }
  }
}
