import Scutes
import TestSupport
import Testing

@Suite struct StylePictureTests {
  @Test func eachStyleHasALetterAndALineInTheLegend() {
    var canvas = Canvas(size: Size(width: 5, height: 2))
    canvas[1, 0] = CanvasCell(
      glyph: Glyph("x" as Character), foreground: .hex(0x7FB7E8), attributes: .bold)
    canvas[2, 1] = CanvasCell(glyph: Glyph("y" as Character), background: .ansi(4))
    canvas[3, 1] = CanvasCell(
      glyph: Glyph("z" as Character), foreground: .hex(0x7FB7E8), attributes: .bold)
    #expect(
      canvas.stylePicture == """
        .A
        ..BA

        A  #7FB7E8 on default bold
        B  default on colour 4
        """)
  }

  @Test func theColourOfABlankDoesNotShow() {
    var canvas = Canvas(size: Size(width: 3, height: 1))
    canvas[0, 0] = CanvasCell(foreground: .ansi(1), attributes: .bold)
    canvas[1, 0] = CanvasCell(foreground: .ansi(1), attributes: .reverse)
    #expect(canvas.stylePicture == ".A\n\nA  colour 1 on default reverse")
  }

  @Test func aGoldenIsTheTextAboveTheStyles() {
    var canvas = Canvas(size: Size(width: 2, height: 1))
    canvas[1, 0] = CanvasCell(glyph: Glyph("x" as Character), attributes: .underline)
    #expect(canvas.golden == " x\n\n.A\n\nA  default on default underline")
  }
}
