import TestSupport
import Testing

@testable import ScutesConsole

/// Sequences are written with `⎋` for ESC.
struct SGRFilterTests {
  /// Pair 1 is red on the terminal's own background, 2 a true violet on a true night blue, 3 the
  /// violet on the terminal's own. ncurses knows 8 colours: pair 1 is colour 1 on 0, pair 2 is 2 on
  /// 0.
  private static let styles: StyleTable = {
    var styles = StyleTable(base: 8, pairs: 64)
    _ = styles.pair(of: StyleColors(foreground: .indexed(1)))
    _ = styles.pair(
      of: StyleColors(foreground: .rgb(167, 147, 224), background: .rgb(27, 31, 59)))
    _ = styles.pair(of: StyleColors(foreground: .rgb(167, 147, 224)))
    return styles
  }()

  private func filtered(_ input: String..., knowingState: Bool = true) -> String {
    var filter = SGRFilter(styles: Self.styles)
    var output: [UInt8] = []
    if knowingState {
      filter.select(SGRState(), into: &output)
      output = []
    }
    for input in input {
      bytes(input).withUnsafeBufferPointer { filter.filter($0, into: &output) }
    }
    return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "⎋")
  }

  @Test(
    arguments: [
      ("plain", "plain"),
      ("⎋[31;40mred", "⎋[31mred"),
      ("⎋[31m⎋[40mred", "⎋[31mred"),
      ("⎋[32;40mviolet", "⎋[38;2;167;147;224;48;2;27;31;59mviolet"),
      ("⎋[32;40mab⎋[33;40mc", "⎋[38;2;167;147;224;48;2;27;31;59mab⎋[49mc"),
      ("⎋[31;40ma⎋(B⎋[m⎋[31;40mb", "⎋[31mab"),
      ("⎋[31;40ma⎋(B⎋[mb", "⎋[31ma⎋[mb"),
      ("⎋[1ma⎋(B⎋[m⎋[4mb", "⎋[1ma⎋[0;4mb"),
      ("⎋[1;2;31;40ma⎋[0;2;31;40mb", "⎋[1;2;31ma⎋[22;2mb"),
      ("⎋[8ma", "⎋[9ma"),
      ("⎋[31;40m", ""),
      ("⎋[37;47ma", "a"),
      ("⎋[38;5;1m⎋[48;5;0ma", "⎋[31ma"),
      ("⎋[38:2::0:0:1m⎋[48:2::0:0:0ma", "⎋[31ma"),
      ("⎋[38;2;0;0;1m⎋[48;2;0;0;0ma", "⎋[31ma"),
    ])
  func stylesAreWrittenInTheFewestBytes(_ input: String, _ output: String) {
    #expect(filtered(input) == output)
  }

  @Test(
    arguments: [
      // A blank shows only its background,
      ("⎋[31;40m  a", "  ⎋[31ma"),
      ("⎋[31;40ma⎋[m  ⎋[31;40mb", "⎋[31ma  b"),
      ("⎋[1ma⎋[m b", "⎋[1ma ⎋[mb"),
      ("⎋[32;40m  a", "⎋[48;2;27;31;59m  ⎋[38;2;167;147;224ma"),
      // unless there is a line below or through it, or its colours are exchanged.
      ("⎋[4m ", "⎋[4m "), ("⎋[8m ", "⎋[9m "), ("⎋[31;40;7m ", "⎋[7;31m "),
      ("⎋[7ma⎋[m ", "⎋[7ma⎋[m "), ("⎋[4;31;40ma⎋[m ", "⎋[4;31ma⎋[24m "),
      // Erased cells take the background.
      ("⎋[32;40m⎋[K", "⎋[48;2;27;31;59m⎋[K"), ("⎋[32;40m⎋[5X", "⎋[48;2;27;31;59m⎋[5X"),
      ("⎋[31;40m⎋[2J", "⎋[2J"),
    ])
  func ofABlankOnlyWhatShowsIsWritten(_ input: String, _ output: String) {
    #expect(filtered(input) == output)
  }

  @Test(
    arguments: [
      ("⎋[12;5Ha", "⎋[12;5Ha"), ("⎋[31;40m⎋[C⎋[A\r\n\u{8}", "⎋[C⎋[A\r\n\u{8}"),
      ("⎋[?25l", "⎋[?25l"), ("⎋7⎋8", "⎋7⎋8"), ("⎋(0q⎋(B", "⎋(0q⎋(B"), ("⎋(Ba", "a"),
      ("\u{F}a", "a"), ("\u{E}a\u{F}", "\u{E}a\u{F}"), ("한é👍", "한é👍"),
    ])
  func allElsePasses(_ input: String, _ output: String) {
    #expect(filtered(input) == output)
  }

  @Test(arguments: [("ab⎋[3b", "abbbb"), ("━⎋[2bx", "━━━x"), ("⎋[31;40m=⎋[2b", "⎋[31m===")])
  func repetitionIsWrittenOut(_ input: String, _ output: String) {
    #expect(filtered(input) == output)
  }

  @Test func aStyleLastsFromOneCallToTheNext() {
    #expect(filtered("⎋[31;40ma", "⎋[31;40mb", "c") == "⎋[31mabc")
  }

  @Test func anUnknownStateIsResetFirst() {
    #expect(filtered("a", knowingState: false) == "⎋[0ma")
    #expect(filtered("⎋[31;40m a", knowingState: false) == "⎋[0;31m a")
  }
}
