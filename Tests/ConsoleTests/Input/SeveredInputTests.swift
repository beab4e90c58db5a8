import TestSupport
import Testing

@testable import ScutesConsole

/// Whatever the pauses between its bytes, nothing that a terminal sends is typed, and no key fires
/// that wasn't pressed.
struct SeveredInputTests {
  private static let start = ContinuousClock.now
  /// Just before and at each moment when something is settled, with an escape delay of 100 ms.
  nonisolated private static let pauses: [Duration] = [
    .milliseconds(1), .milliseconds(50), .milliseconds(51), .milliseconds(99), .milliseconds(100),
    .milliseconds(150), .milliseconds(399), .milliseconds(400), .milliseconds(600),
    .milliseconds(2099),
  ]

  /// All that a terminal sends. Nobody answers with SOS or PM.
  nonisolated private static let sent: [String] = {
    let known = InputParserTests.arrows + InputParserTests.numbered + InputParserTests.extended
    let encoded =
      KeyEncodingTests.plain + KeyEncodingTests.urxvt + KeyEncodingTests.xterm.prefix(80)
      + KeyEncodingTests.coded.prefix(30)
    let others = [
      "⎋[I", "⎋[O", "⎋[<35;22;5M", "⎋[<0;22;5m", "⎋[<64;20;5M", "⎋[M !!", "⎋[32;3;2M",
      "⎋[200~53..7....⎋[201~", "⎋[200~⎋[201~",
    ]
    let answers = InputParserTests.noKeys.filter { !$0.hasPrefix("⎋^") && !$0.hasPrefix("⎋X") }
    return known.map(\.0) + encoded.map(\.input) + others + answers
  }()

  private typealias Part = (pause: Duration, bytes: [UInt8])

  /// The events of `parts`, each after a pause.
  private func events(
    _ parts: [Part]
  ) -> [InputEvent] {
    var input = TerminalInput(escapeDelay: .milliseconds(100))
    var (events, time): ([InputEvent], ContinuousClock.Instant) = ([], Self.start)
    for part in parts {
      time += part.pause
      events += input.settle(at: time) + input.take(part.bytes, at: time)
    }
    events += input.settle(at: time + .seconds(30))
    #expect(input.deadline == nil)
    return events
  }

  private func isDone(_ event: InputEvent) -> Bool {
    switch event {
    case .key, .mouse: true
    default: false
    }
  }

  @Test(arguments: sent)
  func whatIsCutAnywhereIsNeverTyped(_ text: String) {
    let sent = bytes(text)
    let whole = events([(.zero, sent)])
    for cut in sent.indices.dropFirst() {
      let (first, rest) = (Array(sent[..<cut]), Array(sent[cut...]))
      let isEscape = first.allSatisfy { $0 == 0x1B }
      let allowed =
        isEscape && rest.first == 0x1B
        ? events([(.zero, rest)]) : isEscape ? whole.filter { !isDone($0) } : []
      let escapes = isEscape ? first.map { _ in InputEvent.key(KeyPress(.escape)) } : []
      for pause in Self.pauses {
        let found = events([(.zero, first), (pause, rest)])
        let isRight =
          found == whole || found == whole.filter { !isDone($0) } || found == escapes + allowed
        #expect(isRight, "\(cut) \(pause): \(found)")
      }
    }
  }

  @Test(arguments: sent)
  func aSlowLineIsAsGoodAsAFastOne(_ text: String) {
    let sent = bytes(text)
    let slow = sent.map { Part(.microseconds(33_334), [$0]) }
    #expect(events(slow) == events([(.zero, sent)]))
  }

  @Test(arguments: sent)
  func severalCutsTypeNothingEither(_ text: String) {
    let sent = bytes(text)
    let start = sent.prefix { $0 == 0x1B }.count + 1
    guard start < sent.count else { return }
    var random = LinearGenerator(state: UInt64(sent.count))
    let whole = events([(.zero, sent)])
    for _ in 0..<20 {
      var parts: [Part] = [(.zero, Array(sent[..<start]))]
      for byte in sent[start...] {
        let pause = [0, 1, 20, 51, 120, 260].randomElement(using: &random) ?? 0
        parts.append((.milliseconds(pause), [byte]))
      }
      let total = parts.reduce(Duration.zero) { $0 + $1.pause }
      guard total < .seconds(2) else { continue }
      let found = events(parts)
      #expect(found == whole || found == whole.filter { !isDone($0) }, "\(parts)")
    }
  }

  @Test(
    arguments: [
      ("⎋[?62;22c", 3), ("⎋[?62;22c", 1), ("⎋[?62;22c", 2), ("⎋[?62;22c", 8),
    ])
  func aLateAnswerIsStillOne(_ text: String, _ cut: Int) {
    var input = TerminalInput(escapeDelay: .milliseconds(100))
    _ = input.take(Array(bytes(text)[..<cut]), at: Self.start)
    _ = input.settle(at: Self.start + .milliseconds(700))
    #expect(input.take(Array(bytes(text)[cut...]), at: Self.start + .milliseconds(700)) == [])
    #expect(input.answers.deviceAnswers == 1)
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func aPasteIsOneHoweverLateItsBeginning(_ cut: Int) {
    let sent = bytes("⎋[200~53..7....⎋[201~")
    let found = events([
      (.zero, Array(sent[..<cut])), (.milliseconds(600), Array(sent[cut...])),
    ])
    #expect(found.filter { !isDone($0) } == [.paste("53..7....")])
    #expect(found.allSatisfy { !isDone($0) || $0 == .key(KeyPress(.escape)) })
  }

  @Test func theRestOfAPasteThatStoodStillIsNotTyped() {
    let found = events([
      (.zero, bytes("⎋[200~53..")), (.milliseconds(3500), bytes("7....")),
      (.milliseconds(40), bytes("1⎋[201~")), (.milliseconds(500), bytes("x")),
    ])
    #expect(found == [.paste("53.."), .key(KeyPress("x"))])
  }

  /// What a person types after Escape, with the pauses before it in milliseconds.
  @Test(
    arguments: [
      [(150, "[")], [(150, "["), (200, "A")], [(500, "O"), (120, "A")], [(150, "]"), (90, "1")],
      [(150, "P"), (30, "a"), (60, "u")], [(150, "O"), (30, "h")], [(150, "["), (30, "]")],
      [(150, "_"), (30, "x")], [(150, "\\")], [(150, "4"), (10, "5")], [(150, "é")],
      [(2200, "["), (10, "A")],
    ])
  func whatIsTypedAfterEscapeIsTyped(_ keys: [(Int, String)]) {
    let found = events(
      [(.zero, [0x1B])] + keys.map { Part(.milliseconds($0.0), Array($0.1.utf8)) })
    let typed = keys.map { InputEvent.key(KeyPress(Character($0.1))) }
    #expect(found == [.key(KeyPress(.escape))] + typed)
  }

  @Test(arguments: ["⎋[", "⎋O", "⎋P", "⎋]", "⎋X", "⎋^", "⎋_", "⎋[1;", "⎋P1$", "⎋[["])
  func nothingDeafensTheKeyboardForLong(_ beginning: String) {
    for pause in [30, 110, 200, 390] {
      let keys = [Part](repeating: (.milliseconds(pause), bytes("4")), count: 60)
      let found = events([(.zero, bytes(beginning))] + keys)
      let late = keys.indices.count {
        Duration.milliseconds(pause) * ($0 + 1) > .milliseconds(2400)
      }
      if pause > 50 { #expect(found.count >= late) }
      #expect(found.allSatisfy { $0 == .key(KeyPress("4")) })
    }
  }

  @Test func aHeldKeyComesThroughAtLast() {
    let keys = [Part](repeating: (.milliseconds(33), bytes("4")), count: 5000)
    let found = events([(.zero, bytes("⎋P")), (.milliseconds(450), bytes("4"))] + keys)
    #expect(found.count == 5001 - InputParser.longestRest)
  }

  @Test func aControlKeyOrAnEscapeEndsWhatWasSevered() {
    let beginning: [Part] = [(.zero, bytes("⎋[1;"))]
    #expect(
      events(beginning + [(.milliseconds(600), [0x03])])
        == [.key(KeyPress("c", modifiers: .control))])
    #expect(events(beginning + [(.milliseconds(600), bytes("⎋[B"))]) == [.key(KeyPress(.down))])
  }
}
