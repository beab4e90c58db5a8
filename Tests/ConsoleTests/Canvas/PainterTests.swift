import TestSupport
import Testing

@testable import ScutesConsole

struct PainterTests {
  private func painted(_ width: Int, _ height: Int = 1, _ draw: (Painter) -> Void) -> Canvas {
    let painter = Painter(size: Size(width: width, height: height))
    draw(painter)
    return painter.canvas
  }

  private let plain = TextStyle()

  @Test func textGoesByColumns() {
    let canvas = painted(8) { painter in
      #expect(painter.write("a한e\u{301}b", at: .zero, style: plain) == 5)
    }
    #expect(canvas.text == "a한e\u{301}b")
    #expect((0..<8).map { canvas[$0, 0].columns } == [1, 2, 0, 1, 1, 1, 1, 1])
  }

  /// The Stream-Safe Text Format of UAX #15: no more than 30 marks in a row.
  @Test(arguments: [(30, 31), (31, 31), (100_000, 31)])
  func aClusterIsShownWithAsManyMarksAsAnyTextNeeds(marks: Int, scalars: Int) {
    let text = "a" + String(repeating: "\u{301}", count: marks) + "b"
    let canvas = painted(3) { #expect($0.write(text, at: .zero, style: plain) == 2) }
    #expect(canvas[0, 0].glyph.character.unicodeScalars.count == scalars)
    #expect(canvas[1, 0].glyph == Glyph("b" as Character))
  }

  @Test(
    arguments: [
      (-1, " b"), (-2, "b"), (0, "한b"), (5, "     한"), (6, ""), (7, ""), (20, ""), (-30, ""),
    ])
  func aWideGlyphThatTheEdgeCutsLeavesABlank(_ x: Int, _ expected: String) {
    let canvas = painted(7) { $0.write("한b", at: Point(x: x, y: 0), style: plain) }
    #expect(canvas.text == expected)
    expectWhole(canvas)
  }

  @Test func nothingIsDrawnOutsideTheClip() {
    let canvas = painted(6, 3) { painter in
      painter.clipped(to: Rect(x: 1, y: 1, width: 3, height: 1)) {
        for y in 0..<3 { painter.write("abcdef", at: Point(x: 0, y: y), style: plain) }
      }
    }
    #expect(canvas.text == "\n bcd\n")
  }

  @Test func clipsNarrowEachOther() {
    let canvas = painted(6) { painter in
      painter.clipped(to: Rect(x: 0, y: 0, width: 4, height: 1)) {
        painter.clipped(to: Rect(x: 2, y: 0, width: 4, height: 1)) {
          painter.write("abcdef", at: .zero, style: plain)
        }
        painter.write("x", at: .zero, style: plain)
      }
      painter.write("y", at: Point(x: 5, y: 0), style: plain)
    }
    #expect(canvas.text == "x cd y")
  }

  @Test(
    arguments: [
      (0, " 글"), (1, "한"), (2, "한 "), (3, "한글"),
    ])
  func overwritingAHalfBlanksTheOther(_ x: Int, _ rest: String) {
    let canvas = painted(5) { painter in
      painter.write("한글", at: .zero, style: plain)
      painter.write("x", at: Point(x: x, y: 0), style: plain)
    }
    let expected = ["x 글", " x글", "한x", "한 x"][x]
    #expect(canvas.text == expected)
    expectWhole(canvas)
  }

  @Test(arguments: 0...4)
  func aWideGlyphOverHalvesOfTwoOthersBlanksTheRest(_ x: Int) {
    let canvas = painted(6) { painter in
      painter.write("한글말", at: .zero, style: plain)
      painter.write("字", at: Point(x: x, y: 0), style: plain)
    }
    #expect(canvas.text == ["字글말", " 字 말", "한字말", "한 字", "한글字"][x])
    expectWhole(canvas)
  }

  @Test(arguments: 0...5)
  func fillingOverAHalfBlanksTheOther(_ x: Int) {
    let canvas = painted(6) { painter in
      painter.write("한글말", at: .zero, style: plain)
      painter.fill(Rect(x: x, y: 0, width: 1, height: 1), style: plain)
    }
    #expect(canvas.text == ["  글말", "  글말", "한  말", "한  말", "한글", "한글"][x])
    expectWhole(canvas)
  }

  @Test func whatAStyleLeavesOutIsTakenFromBehind() {
    let ground = TextStyle(foreground: .ansi(1), background: .ansi(2), attributes: .bold)
    let canvas = painted(2) { painter in
      painter.fill(painter.bounds, style: ground)
      painter.write("x", at: .zero, style: TextStyle(foreground: .ansi(3)))
    }
    #expect(canvas[0, 0].foreground == .ansi(3))
    #expect(canvas[0, 0].background == .ansi(2))
    #expect(canvas[0, 0].attributes == [])
    #expect(canvas[1, 0].attributes == .bold)
  }

  @Test func restylingLeavesTheGlyphs() {
    let canvas = painted(2) { painter in
      painter.write("한", at: .zero, style: TextStyle(attributes: .bold))
      painter.restyle(
        painter.bounds, style: TextStyle(background: .ansi(4), attributes: .underline))
    }
    #expect(canvas.text == "한")
    #expect(canvas[1, 0].background == .ansi(4))
    #expect(canvas[0, 0].attributes == [.bold, .underline])
    expectWhole(canvas)
  }

  @Test func linesStayWithinTheClip() {
    let canvas = painted(4, 4) { painter in
      painter.clipped(to: Rect(x: 1, y: 1, width: 2, height: 2)) {
        painter.horizontalLine("-", from: Point(x: -5, y: 1), columns: 100, style: plain)
        painter.verticalLine("|", from: Point(x: 2, y: -5), rows: 100, style: plain)
        painter.horizontalLine("=", from: Point(x: 1, y: 0), columns: 2, style: plain)
        painter.horizontalLine("=", from: Point(x: 3, y: 1), columns: -2, style: plain)
      }
    }
    #expect(canvas.text == "\n -|\n  |\n")
  }

  @Test func controlCharactersShowAsSigns() {
    let canvas = painted(14) { $0.write("\u{1B}\tb\u{7}\u{200B}\r\nc", at: .zero, style: plain) }
    #expect(canvas.text == "\u{241B}       b\u{2407}\u{25CC} c")
  }

  /// The stops of a text are its own, wherever it stands.
  @Test func tabsStopFromTheBeginningOfTheText() {
    let canvas = painted(14) { $0.write("ab\tc", at: Point(x: 3, y: 0), style: plain) }
    #expect(canvas.text == "   ab      c")
  }
}
