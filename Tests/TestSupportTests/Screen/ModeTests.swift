import Scutes
import TerminalTesting
import Testing

@Suite struct ModeTests {
  @Test func aFreshScreenHasNothingToPutBack() {
    #expect(screen("text").unrestoredState.isEmpty)
  }

  @Test(arguments: [
    ("^[?1049h", "^[?1049l"), ("^[?25l", "^[?25h"), ("^[?2004h", "^[?2004l"),
    ("^[?1002;1006h", "^[?1002;1006l"), ("^[?1004h", "^[?1004l"), ("^[?1h^=", "^[?1l^>"),
    ("^[?7l", "^[?7h"), ("^[>1u", "^[<u"), ("^[1;31m", "^[m"), ("^(0", "^(B"), ("^[4h", "^[4l"),
    ("^[2;3r", "^[r"), ("^[?2026h", "^[?2026l"), ("^[4 q", "^[0 q"), ("^[2 q", "^[ q"),
  ])
  func whatIsSwitchedOnMustBeSwitchedOff(on: String, off: String) {
    #expect(!screen(on).unrestoredState.isEmpty)
    #expect(screen(on + off).unrestoredState == [])
  }

  @Test func theMainScreenComesBackWithItsCursor() {
    let screen = screen("ab^[?1049h^[3;3Hcd", "^[?1049l")
    #expect(screen.lines.first == "ab")
    #expect(screen.cursor == Point(x: 2, y: 0))
  }

  @Test func aSynchronizedUpdateIsShownAtItsEnd() {
    #expect(screen("^[?2026hab").isUpdating)
    let screen = screen("^[?2026hab^[?2026l")
    #expect(!screen.isUpdating)
    #expect(screen.updates == 1)
  }

  @Test(arguments: [
    ("^[c", "^[?62;22c"), ("^[5n", "^[0n"), ("^[2;3H^[6n", "^[2;3R"), ("^[?25$p", "^[?25;1$y"),
    ("^[?2026$p", "^[?2026;2$y"), ("^[?9999$p", "^[?9999;0$y"), ("^[18t", "^[8;4;10t"),
    ("^[>q", "^P>|emulator 1^\\"), ("^]11;?\u{7}", "^]11;rgb:0000/0000/0000^\\"),
    ("^P$qm^\\", "^P0$r^\\"), ("^[?u", ""),
  ])
  func questionsAreAnswered(question: String, answer: String) {
    var screen = screen(question)
    let answers = String(decoding: screen.takeReplies(), as: UTF8.self)
    #expect(answers == answer.replacing("^", with: "\u{1B}"))
    #expect(screen.takeReplies().isEmpty)
    #expect(screen.unknownSequences.isEmpty)
  }

  @Test func theUnknownIsSwallowedAndNoted() {
    let screen = screen("a^[?9999hb^[5~c^%Gd^[1;2;3ze")
    #expect(screen.lines.first == "abcde")
    #expect(screen.unknownSequences == ["CSI ?9999h", "CSI 5~", "ESC %G", "CSI 1;2;3z"])
  }

  @Test func aResetMakesEverythingFresh() {
    let screen = screen("ab^[?1049h^[?25l^[1mcd^c")
    #expect(screen.text == "\n\n\n")
    #expect(screen.unrestoredState.isEmpty)
  }

  @Test func theBellIsCounted() {
    #expect(screen("\u{7}a\u{7}").bells == 2)
  }
}
