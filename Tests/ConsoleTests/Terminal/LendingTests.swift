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

extension NCursesTerminalTests {
  /// A terminal that other code uses for a while.
  @Suite struct LendingTests {
    private func frame(_ text: String, _ size: Size) -> Frame {
      var canvas = Canvas(size: size)
      for (x, character) in text.enumerated() { canvas[x, 0].glyph = Glyph(character) }
      return Frame(
        canvas: canvas, changes: [Frame.Run(row: 0, columns: 0..<text.count)], repaintsAll: true)
    }

    @Test func aLentTerminalIsAsItWasFound() throws {
      let pair = try TerminalPair()
      let found = try pair.settings
      let terminal = try pair.open()
      terminal.tracksPointer = true
      terminal.show(frame("before", terminal.size))
      pair.read(untilShown: "before")
      #expect(terminal.lend())
      pair.read { !$0.isAlternate }
      #expect(try pair.settings == found)
      #expect(pair.screen.unrestoredState == [])
      terminal.reclaim()
      terminal.show(frame("after", terminal.size))
      pair.read(untilShown: "after")
      #expect(pair.screen.isAlternate && !pair.screen.showsCursor)
      #expect(pair.screen.modes.isSuperset(of: [1003, 1004, 1006, 2004]))
      #expect(try !pair.settings.echoes)
      terminal.restore()
      pair.read { !$0.isAlternate }
      #expect(try pair.settings == found)
      #expect(pair.screen.unrestoredState == [])
    }

    @Test func nothingIsWrittenToALentTerminal() throws {
      let pair = try TerminalPair()
      let terminal = try pair.open()
      defer { terminal.restore() }
      terminal.show(frame("before", terminal.size))
      pair.read(untilShown: "before")
      _ = terminal.lend()
      pair.read { !$0.isAlternate }
      while pair.readOnce() > 0 {}
      terminal.show(frame("amid", terminal.size))
      terminal.bell()
      terminal.copyToClipboard("x")
      #expect(pair.isUntouched)
      terminal.reclaim()
    }

    @Test func whatIsTypedMeanwhileIsNotTaken() throws {
      let pair = try TerminalPair()
      try pair.makeRaw()
      let terminal = try pair.open()
      defer { terminal.restore() }
      _ = terminal.lend()
      pair.type("abc")
      #expect(terminal.waitForEvents(until: .now) == [])
      terminal.reclaim()
      #expect(terminal.waitForEvents(until: .now) == [])
      pair.type("d")
      #expect(terminal.waitForEvents(until: nil) == [.key(KeyPress("d"))])
    }

    @Test func aSizeThatChangedMeanwhileIsTold() throws {
      let pair = try TerminalPair()
      let terminal = try pair.open()
      defer { terminal.restore() }
      _ = terminal.lend()
      pair.resize(to: Size(width: 30, height: 10))
      terminal.reclaim()
      #expect(terminal.waitForEvents(until: nil) == [.resize(Size(width: 30, height: 10))])
    }

    /// A second Ctrl-C within its patience would end a program that doesn't answer the first.
    @Test func controlCConcernsOnlyWhoeverHasTheTerminal() throws {
      // A shell makes its background jobs ignore it, and ignored signals stay ignored.
      var usual = sigaction()
      sigemptyset(&usual.sa_mask)
      sigaction(SIGINT, &usual, nil)
      let pair = try TerminalPair()
      let terminal = try pair.open()
      defer { terminal.restore() }
      _ = terminal.lend()
      for _ in 0..<3 { raise(SIGINT) }
      terminal.reclaim()
      #expect(terminal.waitForEvents(until: .now) == [])
      kill(getpid(), SIGINT)
      #expect(terminal.waitForEvents(until: nil) == [.terminate(signal: SIGINT)])
    }
  }
}
