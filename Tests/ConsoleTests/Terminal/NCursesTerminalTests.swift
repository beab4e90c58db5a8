import TerminalTesting
import TestSupport
import Testing

@testable import Console

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
    #expect(pair.screen.leftovers == [])
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
    #expect(pair.screen.leftovers == [])
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
      ("linux", [:], .eight, true),
      ("xterm-256color", ["LC_ALL": "", "LANG": "xx_XX.UTF-8"], .indexed256, true),
      ("vt100", [:], .monochrome, true),
    ] as [(String, [String: String], TerminalCapabilities.ColorDepth, Bool)])
  func whatCanBeShownIsFoundOut(
    _ name: String, _ variables: [String: String], _ depth: TerminalCapabilities.ColorDepth,
    _ isUnicode: Bool
  ) throws {
    let pair = try TerminalPair()
    let terminal = try pair.open(variables.merging(["TERM": name]) { $1 })
    defer { terminal.restore() }
    #expect(
      terminal.capabilities == TerminalCapabilities(colorDepth: depth, isUnicode: isUnicode))
    terminal.show(frame("shown", terminal.size))
    pair.read(untilShown: "shown")
  }
}
