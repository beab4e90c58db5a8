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
  /// The title of the window, the form of the keys, the background.
  @Suite struct WindowTests {
    private func say(_ text: String, _ pair: TerminalPair) {
      _ = write(pair.terminal, text, text.utf8.count)
    }

    @Test func theTitleIsGivenBack() throws {
      let pair = try TerminalPair()
      say("\u{1B}]2;shell\u{7}", pair)
      let terminal = try pair.open()
      terminal.windowTitle = "one"
      pair.read { $0.title == "one" }
      terminal.windowTitle = "two"
      pair.read { $0.title == "two" }
      terminal.windowTitle = nil
      pair.read { $0.title == "shell" }
      terminal.windowTitle = "three"
      pair.read { $0.title == "three" }
      #expect(terminal.lend())
      pair.read { $0.title == "shell" }
      terminal.reclaim()
      pair.read { $0.title == "three" }
      terminal.restore()
      pair.read { $0.title == "shell" }
      #expect(pair.screen.titles == [] && pair.screen.unrestoredState == [])
    }

    @Test(arguments: [
      ("a\u{1B}]0;b\u{7}c", "a ]0;b c"), ("a\nb\tc", "a b c"), ("a\u{9C}b", "a b"),
      ("exe\u{202E}fdp", "exe fdp"), ("가나 🐢", "가나 🐢"),
    ])
    func noControlCharacterReachesTheTerminal(title: String, shown: String) throws {
      let pair = try TerminalPair()
      let terminal = try pair.open()
      defer { terminal.restore() }
      terminal.windowTitle = title
      pair.read { $0.title == shown }
    }

    @Test(arguments: ["linux", "vt220", "screen"])
    func aTerminalThatHasNoTitleIsSentNone(name: String) throws {
      let pair = try TerminalPair(kind: ScreenEmulator.Kind(terminal: name))
      let terminal = try pair.open(["TERM": name])
      while pair.readOnce() > 0 {}
      terminal.windowTitle = "one"
      #expect(pair.isUntouched)
      terminal.restore()
    }

    @Test func keysHaveAnUnambiguousFormUntilTheTerminalIsGivenBack() throws {
      let pair = try TerminalPair()
      let terminal = try pair.open()
      pair.type("⎋[?0u⎋[?62;22c")
      while terminal.roundTrip == nil { _ = terminal.waitForEvents(until: nil) }
      pair.read { $0.keyboardProtocolDepth == 1 }
      #expect(terminal.facts?.hasKeyForms == true)
      pair.type("⎋[105;5u⎋[27u⎋[13;2u⎋[57399u\t")
      #expect(
        terminal.waitForEvents(until: nil) == [
          .key(KeyPress("i", modifiers: .control)), .key(KeyPress(.escape)),
          .key(KeyPress(.enter, modifiers: .shift)), .key(KeyPress("0")), .key(KeyPress(.tab)),
        ])
      #expect(terminal.lend())
      pair.read { $0.keyboardProtocolDepth == 0 && !$0.isAlternate }
      terminal.reclaim()
      pair.read { $0.keyboardProtocolDepth == 1 }
      // As when somebody has stopped the process without its knowing.
      kill(getpid(), SIGCONT)
      _ = terminal.waitForEvents(until: nil)
      terminal.restore()
      pair.read { $0.keyboardProtocolDepth == 0 && !$0.isAlternate }
      #expect(pair.screen.unrestoredState == [])
    }

    @Test func aTerminalThatIsSilentKeepsTheFormOfItsKeys() throws {
      let pair = try TerminalPair()
      let terminal = try pair.open()
      pair.type("⎋[?62;22c")
      while terminal.roundTrip == nil { _ = terminal.waitForEvents(until: nil) }
      while pair.readOnce() > 0 {}
      #expect(pair.screen.keyboardProtocolDepth == 0)
      #expect(terminal.facts?.hasDarkBackground == nil)
      terminal.restore()
    }

    @Test(
      arguments: [
        ("rgb:0000/0000/0000", 0, true), ("rgb:ffff/ffff/ffff", 0xFF_FFFF, false),
        ("rgb:1e1e/1e1e/2e2e", 0x1E_1E2E, true), ("rgb:fd/f6/e3", 0xFD_F6E3, false),
        ("rgb:f/0/0", 0xFF_0000, false), ("rgba:0000/0000/8080/ffff", 0x00_0080, true),
        ("rgb:00/00", nil, nil), ("#000000", nil, nil), ("rgb:00/00/0g", nil, nil),
      ] as [(String, UInt32?, Bool?)])
    func theBackgroundIsAsked(answer: String, color: UInt32?, isDark: Bool?) throws {
      for end in ["⎋\\", "\u{7}"] {
        let pair = try TerminalPair()
        let terminal = try pair.open()
        defer { terminal.restore() }
        pair.type("⎋]11;" + answer + end + "⎋[?62;22c")
        while terminal.roundTrip == nil {
          #expect(terminal.waitForEvents(until: nil) == [])
        }
        #expect(terminal.facts?.background == color.map { .hex($0) })
        #expect(terminal.facts?.hasDarkBackground == isDark)
      }
    }
  }
}
