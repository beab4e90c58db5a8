import Foundation
import Testing

@testable import ScutesConsole

struct ClipboardSequenceTests {
  private func sequence(_ multiplexer: Multiplexer? = .direct) -> ClipboardSequence {
    ClipboardSequence(multiplexer)
  }

  private func sent(_ text: String, by sequence: ClipboardSequence) -> String {
    String(decoding: sequence.bytes(for: text), as: UTF8.self)
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar", "스도쿠 4….\n\u{1F422}"])
  func textIsSentInBase64(text: String) {
    let expected = Data(text.utf8).base64EncodedString()
    #expect(sent(text, by: sequence()) == "\u{1B}]52;c;\(expected)\u{7}")
  }

  @Test func aTerminalThatWouldShowItIsSentNothing() {
    var sequence = sequence(nil)
    #expect(sequence.bytes(for: "x").isEmpty)
    sequence.learn(.tmux)
    #expect(sequence.bytes(for: "x").isEmpty)
  }

  @Test func whatTheTerminalAnswersCounts() {
    var sequence = sequence(.tmux)
    sequence.learn(.direct)
    #expect(sent("foo", by: sequence) == "\u{1B}]52;c;Zm9v\u{7}")
  }

  @Test func tmuxIsToldItselfAndAskedToHandItOn() {
    #expect(
      sent("foo", by: sequence(.tmux))
        == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
  }

  @Test func screenGetsPiecesThatItTakes() {
    let sequence = sequence(.screen)
    #expect(sent("foo", by: sequence) == "\u{1B}P\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
    let long = sent(String(repeating: "foo", count: 1000), by: sequence)
    let pieces = long.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count == 8 && pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.count < 768 })
    #expect(
      pieces.map { $0.dropFirst(2) }.joined()
        == "\u{1B}]52;c;" + String(repeating: "Zm9v", count: 1000) + "\u{7}")
  }

  @Test func textThatIsTooLongIsNotSent() {
    let most = String(repeating: "x", count: ClipboardSequence.maxBytes)
    #expect(sequence().bytes(for: most).count == 100_000)
    #expect(sequence().bytes(for: most + "x").isEmpty)
  }
}
