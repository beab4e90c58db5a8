import Scutes
import TerminalTesting
import Testing

@Suite struct KindTests {
  private func screen(_ kind: ScreenEmulator.Kind, _ text: String) -> ScreenEmulator {
    var screen = ScreenEmulator(size: Size(width: 10, height: 2), kind: kind)
    screen.feed(text.replacing("^", with: "\u{1B}").utf8)
    return screen
  }

  @Test(arguments: [
    ("xterm-256color", ScreenEmulator.Kind.xterm), ("screen-256color", .screen), ("linux", .linux),
    ("tmux-256color", .tmux), ("vt100", .vt100), ("foot", .xterm),
  ])
  func theKindFollowsTheNameOfTheTerminal(name: String, kind: ScreenEmulator.Kind) {
    #expect(ScreenEmulator.Kind(terminal: name) == kind)
  }

  @Test(arguments: ScreenEmulator.Kind.allCases)
  func onlySomeEraseInTheBackground(_ kind: ScreenEmulator.Kind) {
    let screen = screen(kind, "^[44m^[2J")
    let hasBackground = screen[3, 1].style.background == .indexed(4)
    #expect(hasBackground == (kind == .xterm || kind == .linux))
  }

  @Test(arguments: [
    (ScreenEmulator.Kind.screen, "ab^[3b"), (.screen, "ab^[1G^[2X"), (.linux, "^[2S"),
    (.linux, "^[9mx"), (.screen, "^[3mx"), (.vt100, "^[@"), (.vt100, "^[2M"), (.vt100, "^[31mx"),
  ])
  func whatItsDescriptionDoesNotPromiseIsNoted(_ kind: ScreenEmulator.Kind, _ text: String) {
    #expect(screen(kind, text).unknownSequences.count == 1)
    #expect(screen(.xterm, text).unknownSequences.isEmpty)
  }
}
