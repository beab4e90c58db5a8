import TestSupport
import Testing

@testable import Widgets

struct AccentedFrameTests {
  @Test func theFirstScaleIsAThinRoundFrame() {
    #expect(
      picture(8, 3) { AccentedFrame(scale: 1) { Box("a", 6) } } == """
        ╭──────╮
        │aaaaaa│
        ╰──────╯
        """)
  }

  @Test func theSecondScaleHasCorners() {
    #expect(
      picture(14, 7) { AccentedFrame(scale: 2) { Box("a", 8, 3) } } == """
        ╭─┲━━━━━━━━┱─╮
        │ ┃        ┃ │
        ┢━┛aaaaaaaa┗━┪
        ┃  aaaaaaaa  ┃
        ┡━┓aaaaaaaa┏━┩
        │ ┃        ┃ │
        ╰─┺━━━━━━━━┹─╯
        """)
  }

  @Test func theThirdScaleHasLargerCorners() {
    #expect(
      picture(16, 7) { AccentedFrame(scale: 3) { Box("a", 6, 1) } } == """
        ╭───┲━━━━━━┱───╮
        │ ◆ ┃      ┃ ◆ │
        ┢━━━┛      ┗━━━┪
        ┃    aaaaaa    ┃
        ┡━━━┓      ┏━━━┩
        │ ◆ ┃      ┃ ◆ │
        ╰───┺━━━━━━┹───╯
        """)
  }

  @Test(arguments: [(0, 1), (-4, 1), (4, 3), (99, 3)])
  func otherScalesCountAsTheNearest(_ scale: Int, _ nearest: Int) {
    #expect(
      picture(20, 9) { AccentedFrame(scale: scale) { Box("a", 2) } }
        == picture(20, 9) { AccentedFrame(scale: nearest) { Box("a", 2) } })
  }

  @Test func aFrameTooLowForItsCornersIsPlain() {
    #expect(
      picture(10, 5) { AccentedFrame(scale: 2) { Box("a", 4) } } == """
        ┏━━━━━━━━┓
        ┃        ┃
        ┃  aaaa  ┃
        ┃        ┃
        ┗━━━━━━━━┛
        """)
  }
}
