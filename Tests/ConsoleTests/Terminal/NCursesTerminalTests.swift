import Dispatch
import TerminalTesting
import TestSupport
import Testing

@testable import ScutesConsole

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct NCursesTerminalTests {
  private func frame(_ text: String, _ size: Size) -> Frame {
    var canvas = Canvas(size: size)
    for (x, character) in text.enumerated() { canvas[x, 0].glyph = Glyph(character) }
    return Frame(canvas: canvas, changes: [Frame.Run(row: 0, columns: 0..<text.count)])
  }

  @Test func theTerminalIsGivenBackAsItWasFound() throws {
    let pair = try TerminalPair()
    let found = try pair.settings
    let terminal = try pair.open()
    let taken = try pair.settings
    #expect(!taken.echoes && !taken.editsLines)
    terminal.show(frame("shown", terminal.size))
    pair.read(untilShown: "shown")
    #expect(pair.screen.isAlternate && !pair.screen.showsCursor)
    #expect(pair.screen.modes.isSuperset(of: [1002, 1004, 1006, 2004]))
    #expect(pair.screen.cursorForm == 4)
    terminal.restore()
    terminal.restore()
    pair.read { !$0.isAlternate }
    #expect(try pair.settings == found)
    #expect(pair.screen.unrestoredState == [])
    #expect(pair.screen.text.allSatisfy { $0 == "\n" })
  }

  @Test func aFrameArrivesInOnePiece() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    terminal.show(frame("one", terminal.size))
    pair.read(untilShown: "one")
    terminal.show(frame("two", terminal.size))
    let update = pair.read(untilShown: "two")
    #expect(update == bytes("\rtwo"))
  }

  @Test func framesAreNotBracketedWhereTheUserSaysSo() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open(["WIDGETS_SYNC": "off"])
    defer { terminal.restore() }
    terminal.show(frame("one", terminal.size))
    pair.read(untilShown: "one")
    #expect(pair.screen.updates == 0)
  }

  @Test func whatIsTypedArrivesAtOnce() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    pair.type("5⎋[A\u{3}⎋[200~53..7⎋[201~")
    #expect(
      terminal.waitForEvents(until: nil)
        == [
          .key(KeyPress("5")), .key(KeyPress(.up)), .key(KeyPress("c", modifiers: .control)),
          .paste("53..7"),
        ])
    pair.type("⎋")
    #expect(terminal.waitForEvents(until: nil) == [.key(KeyPress(.escape))])
    #expect(terminal.waitForEvents(until: .now) == [])
  }

  @Test func theKeysSendWhatTheDescriptionSays() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    terminal.show(frame("shown", terminal.size))
    pair.read(untilShown: "shown")
    #expect(pair.screen.hasApplicationKeypad && pair.screen.hasApplicationCursorKeys)
    terminal.restore()
    pair.read { !$0.isAlternate }
    #expect(pair.screen.unrestoredState == [])
  }

  @Test func altIsMadeToSendAnEscapeAndGivenBack() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    pair.read { !$0.replies.isEmpty }
    pair.answer()
    while terminal.roundTrip == nil { _ = terminal.waitForEvents(until: nil) }
    pair.read { $0.modes.contains(1036) }
    terminal.restore()
    pair.read { !$0.isAlternate }
    #expect(pair.screen.unrestoredState == [] && pair.screen.unknownSequences == [])
  }

  @Test func aTerminalThatDoesNotTakeUTF8GetsASCII() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    terminal.show(frame("─é•", terminal.size))
    pair.read(untilShown: "─é•")
    pair.type("⎋[2;3R⎋[?6c")
    #expect(terminal.waitForEvents(until: nil) == [.resize(terminal.size)])
    terminal.show(frame("─é•", terminal.size))
    pair.read(untilShown: "-e*")
    #expect(terminal.facts?.glyphs == .ascii && terminal.facts?.takesUTF8 == false)
  }

  @Test func anAnswerUnderWayDoesNotReachTheShell() throws {
    let pair = try TerminalPair()
    try pair.makeRaw()
    let terminal = try pair.open()
    let late = pair.typesLater("⎋[?62;22cjj", after: .milliseconds(60))
    terminal.restore()
    late.wait()
    #expect(!pair.hasInput)
  }

  @Test func aTerminalThatAnsweredIsAskedOnceMoreAtTheEnd() throws {
    let pair = try TerminalPair()
    try pair.makeRaw()
    let terminal = try pair.open()
    // So slow a line has a second for its last answer.
    usleep(400_000)
    pair.type("⎋[?62;22c")
    while terminal.roundTrip == nil { _ = terminal.waitForEvents(until: nil) }
    // A report of the mouse that was sent before reports were switched off.
    let late = pair.typesLater("⎋[<0;10;5M⎋[?62;22c", after: .milliseconds(60))
    terminal.restore()
    late.wait()
    #expect(!pair.hasInput)
    while pair.readOnce() > 0 {}
    let replies = String(decoding: pair.screen.replies, as: UTF8.self)
    #expect(replies.split(separator: "?62;22c", omittingEmptySubsequences: false).count == 3)
  }

  @Test func thePointerIsTrackedOnRequest() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    terminal.tracksPointer = true
    pair.read { $0.modes.contains(1003) }
    terminal.tracksPointer = false
    pair.read { !$0.modes.contains(1003) && $0.modes.contains(1002) }
    terminal.tracksPointer = true
    terminal.restore()
    pair.read { !$0.isAlternate }
    #expect(pair.screen.unrestoredState == [])
  }

  @Test func textIsPutOnTheClipboardBesideThePicture() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    terminal.show(frame("one", terminal.size))
    pair.read(untilShown: "one")
    terminal.copyToClipboard("r1c3 = 4\n한")
    pair.read { $0.clipboard == "r1c3 = 4\n한" }
    #expect(pair.screen.lines[0] == "one" && pair.screen.unknownSequences == [])
    terminal.show(frame("two", terminal.size))
    #expect(pair.read(untilShown: "two") == bytes("\rtwo"))
    terminal.restore()
    terminal.copyToClipboard("after")
    #expect(pair.isUntouched || pair.screen.clipboard != "after")
  }

  @Test func theBellRingsBesideThePicture() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    terminal.show(frame("one", terminal.size))
    pair.read(untilShown: "one")
    terminal.bell()
    pair.read { $0.bells == 1 }
    #expect(pair.screen.lines[0] == "one" && pair.screen.unknownSequences == [])
    terminal.show(frame("two", terminal.size))
    #expect(pair.read(untilShown: "two") == bytes("\rtwo"))
    terminal.restore()
    terminal.bell()
    #expect(pair.isUntouched || pair.screen.bells == 1)
  }

  @Test func theRoundTripIsMeasuredWithoutWaiting() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    #expect(terminal.roundTrip == nil)
    pair.read { !$0.replies.isEmpty }
    pair.type("a⎋[?62;22c")
    #expect(terminal.waitForEvents(until: nil) == [.key(KeyPress("a"))])
    #expect(try #require(terminal.roundTrip) > .zero)
    #expect(terminal.waitForEvents(until: .now) == [])
  }

  @Test(arguments: [("⎋[3;3R", AmbiguousWidth.wide), ("⎋[3;2R", .narrow), ("", nil)])
  func theWidthOfAmbiguousCharactersIsAsked(_ answer: String, _ width: AmbiguousWidth?) throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    // In raw mode already, so that the answers can come before the question is read.
    pair.type("a\(answer)⎋[?6c⎋[?6cb")
    #expect(terminal.ambiguousWidth(within: .seconds(60)) == width)
    #expect(terminal.waitForEvents(until: .now) == [.key(KeyPress("a")), .key(KeyPress("b"))])
    pair.read { !$0.replies.isEmpty }
    #expect(pair.screen.text.allSatisfy { $0 == "\n" })
    #expect(pair.screen.unknownSequences == [])
  }

  @Test func theWidthOfAmbiguousCharactersIsNotAskedInVain() throws {
    for variables in [["WIDGETS_AMBIGUOUS": "narrow"], ["LC_ALL": "C"], ["TERM": "vt52"]] {
      let pair = try TerminalPair()
      let terminal = try pair.open(variables)
      defer { terminal.restore() }
      #expect(terminal.ambiguousWidth(within: .seconds(60)) == nil)
    }
  }

  @Test func aNewSizeIsToldOnce() throws {
    let pair = try TerminalPair(size: Size(width: 100, height: 30))
    let terminal = try pair.open()
    defer { terminal.restore() }
    #expect(terminal.size == Size(width: 100, height: 30))
    for height in 20...22 {
      pair.resize(to: Size(width: 40, height: height))
      kill(getpid(), SIGWINCH)
    }
    #expect(terminal.waitForEvents(until: nil) == [.resize(Size(width: 40, height: 22))])
    #expect(terminal.size == Size(width: 40, height: 22))
    terminal.show(frame("smaller", terminal.size))
    pair.read(untilShown: "smaller")
  }

  @Test func noScreenIsLargerThanAnyTerminal() throws {
    let pair = try TerminalPair()
    pair.resize(to: Size(width: 33_000, height: 3))
    let terminal = try pair.open()
    defer { terminal.restore() }
    #expect(terminal.size == Size(width: 1000, height: 3))
    pair.resize(to: Size(width: 3, height: 33_000))
    kill(getpid(), SIGWINCH)
    #expect(terminal.waitForEvents(until: nil) == [.resize(Size(width: 3, height: 500))])
  }

  @Test(
    arguments: [
      ([:], Size(width: 80, height: 24)),
      (["COLUMNS": "120", "LINES": "x"], Size(width: 120, height: 24)),
      (["COLUMNS": "40000", "LINES": "9223372036854775807"], Size(width: 1000, height: 500)),
      (["COLUMNS": "-5", "LINES": "0"], Size(width: 1, height: 1)),
    ] as [([String: String], Size)])
  func theVariablesNameNoImpossibleSize(_ variables: [String: String], _ size: Size) throws {
    let variables = variables.merging(["TERM": "xterm"]) { $1 }
    #expect(try TerminalSetup { variables[$0] }.fallbackSize == size)
  }

  /// A picture of its own for every number: a letter in all cells, and the number in the first ones.
  private func picture(_ number: Int, _ size: Size) -> Frame {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let cell = CanvasCell(glyph: Glyph(letters[number % letters.count]))
    var canvas = Canvas(size: size, filledWith: cell)
    for (x, digit) in String(number).enumerated() { canvas[x, 0].glyph = Glyph(digit) }
    let rows = (0..<size.height).map { Frame.Run(row: $0, columns: 0..<size.width) }
    return Frame(canvas: canvas, changes: rows)
  }

  @Test func aTerminalThatReadsNothingGetsTheNewestPictureInTheEnd() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    for number in 0..<2000 { terminal.show(picture(number, terminal.size)) }
    pair.type("x")
    #expect(terminal.waitForEvents(until: nil) == [.key(KeyPress("x"))])
    var count = 0
    for _ in 0..<200 where !pair.screen.lines[0].hasPrefix("1999") || pair.screen.isUpdating {
      _ = terminal.waitForEvents(until: .now)
      count += pair.readOnce()
    }
    #expect(pair.screen.lines[0].hasPrefix("1999"))
    // The pictures that fit in the pseudo-terminal, one that was cut and the last.
    #expect(count < 60_000)
  }

  @Test func aSlowLineGetsTheNewestPictureWhenItHasShownTheOnesBefore() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    pair.read { !$0.replies.isEmpty }
    usleep(40_000)
    pair.type("⎋[?62;22c")
    _ = terminal.waitForEvents(until: .now)
    #expect(try #require(terminal.roundTrip) >= .milliseconds(40))
    terminal.show(picture(0, terminal.size))
    let first = pair.read { $0.lines[0].hasPrefix("0a") && !$0.isUpdating }
    #expect(first.suffix(3) == bytes("⎋[c"))
    for number in 1..<50 { terminal.show(picture(number, terminal.size)) }
    _ = terminal.waitForEvents(until: .now)
    #expect(pair.isUntouched)
    pair.type("⎋[?62;22c")
    _ = terminal.waitForEvents(until: .now)
    pair.read { $0.lines[0].hasPrefix("49") && !$0.isUpdating }
  }

  /// Anything cut off on the way is painted again.
  @Test func aSizeThatComesBackIsToldToo() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    for width in [30, 80] {
      pair.resize(to: Size(width: width, height: 24))
      kill(getpid(), SIGWINCH)
    }
    #expect(terminal.waitForEvents(until: nil) == [.resize(Size(width: 80, height: 24))])
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
  func aRequestToEndIsAnEvent(_ signal: Int32) throws {
    // A shell makes its background jobs ignore some of them, and ignored signals stay ignored.
    var usual = sigaction()
    sigemptyset(&usual.sa_mask)
    sigaction(signal, &usual, nil)
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    kill(getpid(), signal)
    #expect(terminal.waitForEvents(until: nil) == [.terminate(signal: signal)])
  }

  @Test func stopAndContinueAreEvents() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    kill(getpid(), SIGTSTP)
    #expect(terminal.waitForEvents(until: nil) == [.suspend])
    kill(getpid(), SIGCONT)
    #expect(terminal.waitForEvents(until: nil) == [.resume])
    terminal.show(frame("again", terminal.size))
    pair.read(untilShown: "again")
  }

  @Test func aTerminalThatIsGoneEndsTheInput() throws {
    let pair = try TerminalPair()
    let terminal = try pair.open()
    defer { terminal.restore() }
    pair.hangUp()
    #expect(terminal.waitForEvents(until: nil) == [.endOfInput])
    terminal.show(frame("unseen", terminal.size))
    #expect(terminal.waitForEvents(until: nil) == [.endOfInput])
  }

  @Test func thereIsOneTerminalAtATime() throws {
    let pair = try TerminalPair()
    let first = try pair.open()
    #expect(throws: TerminalError.refused(EBUSY)) { _ = try pair.open() }
    first.restore()
    let second = try pair.open()
    second.restore()
  }

  @Test(
    arguments: [
      ("xterm-256color", ["COLORTERM": "truecolor"], .trueColor, true),
      ("xterm", [:], .eight, true),
      ("xterm", ["COLORTERM": "truecolor"], .trueColor, true),
      ("xterm-256color", ["NO_COLOR": "1"], .monochrome, true),
      ("xterm-256color", ["LC_ALL": "C"], .indexed256, false),
      ("xterm-256color", ["LC_ALL": "C", "LANG": "C.UTF-8"], .indexed256, false),
      ("xterm-256color", ["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .indexed256, true),
      ("xterm-256color", ["NO_COLOR": "", "COLORTERM": "24bit"], .trueColor, true),
      ("linux", [:], .eight, false),
      ("xterm-256color", ["LC_ALL": "", "LANG": "xx_XX.UTF-8"], .indexed256, true),
      ("vt100", [:], .monochrome, false),
    ] as [(String, [String: String], TerminalCapabilities.ColorDepth, Bool)])
  func whatCanBeShownIsFoundOut(
    _ name: String, _ variables: [String: String], _ depth: TerminalCapabilities.ColorDepth,
    _ isUnicode: Bool
  ) throws {
    let pair = try TerminalPair()
    let terminal = try pair.open(variables.merging(["TERM": name]) { $1 })
    defer { terminal.restore() }
    #expect(terminal.capabilities.colorDepth == depth)
    #expect(terminal.capabilities.isUnicode == isUnicode)
    terminal.show(frame("shown", terminal.size))
    pair.read(untilShown: "shown")
  }
}
