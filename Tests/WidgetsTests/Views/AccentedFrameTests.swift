import TestSupport
import Testing

@testable import Scutes

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
        ╭─◆━━━━━━━━◆─╮
        │╯          ╰│
        ◆  aaaaaaaa  ◆
        ┃  aaaaaaaa  ┃
        ◆  aaaaaaaa  ◆
        │╮          ╭│
        ╰─◆━━━━━━━━◆─╯
        """)
  }

  @Test func theThirdScaleHasLargerCorners() {
    #expect(
      picture(16, 9) { AccentedFrame(scale: 3) { Box("a", 6, 3) } } == """
        ╭───◆━━━━━━◆───╮
        │◇╭─╯      ╰─╮◇│
        │╭╯          ╰╮│
        ◆╯   aaaaaa   ╰◆
        ┃    aaaaaa    ┃
        ◆╮   aaaaaa   ╭◆
        │╰╮          ╭╯│
        │◇╰─╮      ╭─╯◇│
        ╰───◆━━━━━━◆───╯
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

  /// The appearance of each cell: the arms of its line, or else its character.
  private func looks(_ line: Substring, mirrored: Bool) -> [String] {
    let cells = line.map { character in
      guard let arms = LineArms(character) else { return String(character) }
      let seen =
        mirrored
        ? LineArms(up: arms.up, right: arms.left, down: arms.down, left: arms.right) : arms
      return String(seen.character)
    }
    return mirrored ? cells.reversed() : cells
  }

  private func looks(_ lines: [Substring], upsideDown: Bool) -> [[String]] {
    let rows = lines.map { line in
      line.map { character in
        guard let arms = LineArms(character) else { return String(character) }
        let seen =
          upsideDown
          ? LineArms(up: arms.down, right: arms.right, down: arms.up, left: arms.left) : arms
        return String(seen.character)
      }
    }
    return upsideDown ? rows.reversed() : rows
  }

  @Test(arguments: 1...3)
  func theOrnamentIsTheSameInEachMirror(_ scale: Int) {
    let lines = picture(21, 9) {
      AccentedFrame(scale: scale) { Box(".", 0...unlimited, 0...unlimited) }
    }.split(separator: "\n")
    for line in lines { #expect(looks(line, mirrored: true) == looks(line, mirrored: false)) }
    #expect(looks(lines, upsideDown: true) == looks(lines, upsideDown: false))
  }

  /// The ornament, the weight of the line and the room inside grow with one number.
  @Test func oneNumberScalesAll() {
    let pictures = (1...3).map { scale in
      picture(21, 9) { AccentedFrame(scale: scale) { Box(".", 0...unlimited, 0...unlimited) } }
    }
    let inside = pictures.map { picture in picture.count { $0 == "." } }
    #expect(inside == [19 * 7, 15 * 5, 11 * 3])
    #expect(pictures.map { $0.contains("━") } == [false, true, true])
    #expect(pictures.map { $0.contains("◆") } == [false, true, true])
    #expect(pictures.map { $0.contains("◇") } == [false, false, true])
  }
}
