import TestSupport
import Testing

@testable import Scutes

struct BlockImageTests {
  private static let theme = Theme(
    name: "test",
    styles: [
      .success: TextStyle(foreground: .ansi(2)), .accent: TextStyle(foreground: .ansi(3)),
    ])

  private static let snail = BlockImage(
    pixels: [
      "..ssss...w",
      ".ssaass.ww",
      "ssassass.w",
      "ssaaass.ww",
      "wwwwwwwww.",
    ], roles: ["s": .success, "a": .accent], ascii: [" .--.  @", "( @ )_/"])

  @Test func twoPixelsShareACell() {
    let driver = ViewDriver(width: 12, height: 3, theme: Self.theme) { Self.snail }
    #expect(
      driver.canvas?.golden ?? "" == """
          ▄█▀▀█▄ ▄█
         ███▀▀▀█▀▄█
         ▀▀▀▀▀▀▀▀▀

        ..AABBAA
        .AACBBDAA


        A  colour 2 on default
        B  colour 2 on colour 3
        C  colour 3 on default
        D  colour 3 on colour 2
        """)
  }

  @Test func withoutUnicodeTheOtherDrawingIsShown() {
    #expect(asciiPicture(8, 2) { Self.snail } == " .--.  @\n( @ )_/")
    #expect(asciiPicture(4, 2) { BlockImage(pixels: ["x..x", ".xx.", ". x."]) } == "####\n  #")
  }

  @Test func itIsCutWhereThereIsLessRoom() {
    #expect(
      picture(5, 2) { Self.snail } == """
         ▄███
        █████
        """)
    #expect(picture(5, 2) { BlockImage(pixels: []) } == "")
  }

  /// Drawings keep their cells even if the terminal gives their characters two columns.
  @Test func ambiguousCharactersTakeACellOfADrawing() {
    AmbiguousWidth.withValue(.wide) {
      #expect(picture(4, 1) { BlockImage(pixels: ["xx.x"]) } == "## #")
      #expect(picture(4, 3) { Box("a", 2).border(.rounded) } == "╭──╮\n│aa│\n╰──╯")
      #expect(picture(6, 1) { Text("→x…") } == "→x…")
      #expect(picture(3, 1) { Text("abcd").lineLimit(1) } == "a…")
      #expect(picture(20, 5) { BigText("1") }.contains("##"))
    }
  }
}
