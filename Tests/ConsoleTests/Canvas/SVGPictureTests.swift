import ScutesConsole
import ScutesTesting
import TestSupport
import Testing

struct SVGPictureTests {
  private func canvas(_ text: String, _ style: (inout CanvasCell) -> Void = { _ in }) -> Canvas {
    var canvas = Canvas(size: Size(width: text.count, height: 1))
    for (x, character) in text.enumerated() {
      canvas[x, 0].glyph = Glyph(character)
      style(&canvas[x, 0])
    }
    return canvas
  }

  @Test func wordsAreTextHeldToTheirCells() {
    let picture = SVGPicture(canvas("a <b")).text
    #expect(picture.contains("viewBox=\"0 0 36 18\""))
    #expect(picture.contains("<text x=\"0\" y=\"14\" textLength=\"9\""))
    #expect(picture.contains("<text x=\"18\" y=\"14\" textLength=\"18\""))
    #expect(picture.contains(">&lt;b</text>"))
  }

  @Test func linesReachTheEdgesOfTheirCells() {
    // The arm of ─ to the left, and the one to the right.
    let picture = SVGPicture(canvas("─")).text
    #expect(picture.contains("<rect x=\"0\" y=\"8.5\" width=\"5\" height=\"1\"/>"))
    #expect(picture.contains("<rect x=\"4\" y=\"8.5\" width=\"5\" height=\"1\"/>"))
    #expect(!picture.contains("<text"))
  }

  @Test func blocksAndDotsAreShapes() {
    #expect(
      SVGPicture(canvas("▄")).text.contains("<rect x=\"0\" y=\"9\" width=\"9\" height=\"9\"/>"))
    #expect(SVGPicture(canvas("▚")).text.contains("<rect x=\"4.5\" y=\"9\""))
    #expect(SVGPicture(canvas("⠃")).text.split(separator: "<circle").count == 3)
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "#7FB7E8"), (.indexed256, "#87AFD7"), (.monochrome, "#D8D8D8"),
  ])
  func coloursAreThoseOfTheDepth(depth: ColorDepth, code: String) {
    let canvas = canvas("x") { $0.foreground = .hex(0x7FB7E8) }
    #expect(SVGPicture(canvas, colorDepth: depth).text.contains("fill=\"\(code)\">x<"))
  }

  @Test func attributesShow() {
    let picture = SVGPicture(
      canvas("x") {
        $0.attributes = [.bold, .italic, .underline, .reverse]
        $0.background = .hex(0x102030)
      }
    ).text
    #expect(picture.contains("font-weight=\"bold\" font-style=\"italic\">x<"))
    #expect(picture.contains("fill=\"#102030\" font-weight"))
    #expect(picture.contains("y=\"16\" width=\"9\" height=\"1\" fill=\"#102030\""))
  }
}
