import TestSupport
import Testing

@testable import ScutesConsole

/// The events are the same however reads cut the terminal's input.
struct SplitInputTests {
  /// Pieces that occur in input, so that random input reaches every state often.
  private static let pieces: [[UInt8]] =
    [
      "⎋", "[", "O", "1;5C", "~", "⎋[200~", "⎋[201~", "⎋[<0;12;7M", "⎋[M", "⎋[M \u{100}",
      "⎋[35;9;9M", "⎋[c", "⎋[?1;2c", "⎋]0;", "\u{7}", "⎋\\",
      "⎋P", "한", "👍", "é", "a", "\r", "\u{3}", ";", ":", "?", "⎋[97;2u", "$", "⎋[[", "200~", "201~",
    ].map(bytes) + [
      [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0x80], [0x00], [0x9B], [0x9D], [0xC2, 0x9B],
    ]

  private func input(_ random: inout LinearGenerator) -> [UInt8] {
    var input: [UInt8] = []
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      if Bool.random(using: &random) {
        input.append(UInt8.random(in: 0...255, using: &random))
      } else {
        input += Self.pieces.randomElement(using: &random) ?? []
      }
    }
    return input
  }

  @Test(arguments: 0..<(40 as UInt64))
  func randomInputCutAnywhereGivesTheSameEvents(_ seed: UInt64) {
    var random = LinearGenerator(state: seed)
    for _ in 0..<100 {
      let input = input(&random)
      var whole = InputParser(pasteLimit: 20)
      let expected = whole.feed(input) + whole.settled()
      var parts = InputParser(pasteLimit: 20)
      var events: [InputEvent] = []
      var rest = input[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(5, rest.count), using: &random)
        events += parts.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      events += parts.settled()
      #expect(events == expected, "\(input)")
    }
  }

  /// After silence a key is a key, whatever came before.
  @Test(arguments: 0..<(20 as UInt64))
  func noInputLeavesTheKeyboardDead(_ seed: UInt64) {
    var random = LinearGenerator(state: seed &* 977)
    for _ in 0..<200 {
      var parser = InputParser(pasteLimit: 20)
      _ = parser.feed(input(&random))
      _ = parser.settled()
      #expect(parser.unfinished == nil)
      #expect(parser.feed([0x78]) == [.key(KeyPress("x"))])
    }
  }
}

extension InputParser {
  /// The events that long silence completes.
  fileprivate mutating func settled() -> [InputEvent] {
    var events: [InputEvent] = []
    for _ in 0..<4 where unfinished != nil { events += flush() }
    return events
  }
}
