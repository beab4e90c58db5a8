import Testing

@testable import ScutesConsole

struct TerminalKindTests {
  @Test(
    arguments: [
      ("xterm-256color", .unicode), ("foot", .unicode), ("vte-256color", .unicode),
      ("vt100", .console), ("vt220-8bit", .console), ("linux", .console),
      ("linux-16color", .console), ("cons25", .console), ("wsvt25m", .console),
      ("cygwin", .console), ("screen", .unicode), ("screen.linux", .console),
      ("screen.xterm-256color", .unicode), ("tmux-256color", .unicode), ("konsole", .unicode),
      ("contour", .unicode), ("xterm-old", .unicode), ("", .unicode),
    ] as [(String, GlyphRepertoire)])
  func theGlyphsFollowFromTheName(_ name: String, _ glyphs: GlyphRepertoire) {
    #expect(TerminalKind(terminal: name).glyphs == glyphs)
  }

  @Test(arguments: ["wyse50", "vt52", "hpterm"])
  func aTerminalThatIsNotOfTheStandardGetsASCII(name: String) {
    let kind = TerminalKind(terminal: name, isANSI: false)
    #expect(kind.glyphs == .ascii && !kind.isForgiving && !kind.believesColorTerm)
  }

  @Test(arguments: ["linux", "vt100", "vt220", "cons25", "wsvt25", "screen.linux"])
  func aConsoleHasTheColoursOfItsDescription(name: String) {
    #expect(!TerminalKind(terminal: name).believesColorTerm)
  }

  @Test(
    arguments: [
      ("xterm-256color", [:], .direct), ("foot", ["TMUX": "", "STY": ""], .direct),
      ("xterm-256color", ["TMUX": "/tmp/x"], .tmux), ("xterm-256color", ["STY": "1.pts"], .screen),
      ("tmux-256color", [:], .tmux), ("tmux-256color", ["STY": "1.pts"], .tmux),
      ("screen-256color", ["TMUX": "/tmp/x"], .tmux), ("screen", ["STY": "1.pts"], .screen),
      ("screen", ["STY": "1.pts", "TMUX": "/tmp/x"], .screen), ("screen.linux", [:], .screen),
    ] as [(String, [String: String], Multiplexer)])
  func whatStandsBetweenIsKnownByNameAndVariables(
    _ name: String, _ variables: [String: String], _ expected: Multiplexer
  ) {
    #expect(Multiplexer(terminal: name) { variables[$0] } == expected)
  }

  @Test(
    arguments: [
      ("⎋[>83;40900;0c", .screen), ("⎋[>84;0;0c", .tmux), ("⎋[>41;388;0c", .direct),
      ("⎋[>1;10;0c", .direct), ("⎋[?62c", nil),
    ] as [(String, Multiplexer?)])
  func whatStandsBetweenSaysSoItself(_ answer: String, _ expected: Multiplexer?) {
    var parser = InputParser()
    #expect(parser.feed(answer.replacing("⎋", with: "\u{1B}").utf8) == [])
    #expect(Multiplexer(parser.answers) == expected)
  }

  @Test func theStateOfAModeAndThePlaceOfTheCursorAreAnswers() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[?1036;2$y\u{1B}[?2026;4$y\u{1B}[2;3R".utf8) == [])
    #expect(parser.answers.modeStates == [1036: 2, 2026: 4])
    #expect(parser.answers.columnAfterTest == 3)
    #expect(parser.feed("\u{1B}[1;3R".utf8) == [.key(KeyPress(.function(3), modifiers: .alt))])
  }
}
