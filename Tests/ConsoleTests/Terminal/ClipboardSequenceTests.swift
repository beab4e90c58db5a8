import Foundation
import Testing

@testable import Console

struct ClipboardSequenceTests {
  private func sequence(
    _ name: String = "xterm-256color", isANSI: Bool = true, _ environment: [String: String] = [:]
  ) -> ClipboardSequence {
    ClipboardSequence(terminal: name, isANSI: isANSI) { environment[$0] }
  }

  private func sent(_ text: String, by sequence: ClipboardSequence) -> String {
    String(decoding: sequence.bytes(for: text), as: UTF8.self)
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar", "스도쿠 4….\n\u{1F422}"])
  func textIsSentInBase64(text: String) {
    let expected = Data(text.utf8).base64EncodedString()
    #expect(sent(text, by: sequence()) == "\u{1B}]52;c;\(expected)\u{7}")
  }

  @Test(
    arguments: [
      ("xterm-256color", [:], .direct), ("foot", ["TMUX": "", "STY": ""], .direct),
      ("screen-256color", [:], .direct), ("tmux-256color", [:], .tmux),
      ("screen-256color", ["TMUX": "/tmp/x,1,0"], .tmux), ("screen", ["STY": "1.pts"], .screen),
      ("linux", [:], nil), ("vt100", [:], nil), ("vt220", ["TMUX": ""], nil),
    ] as [(String, [String: String], ClipboardSequence.Multiplexer?)])
  func whatStandsBetweenIsKnownByVariablesAndName(
    name: String, environment: [String: String], expected: ClipboardSequence.Multiplexer?
  ) {
    #expect(sequence(name, environment).multiplexer == expected)
  }

  @Test func aTerminalOfAnotherKindIsSentNothing() {
    #expect(sequence(isANSI: false).bytes(for: "x").isEmpty)
    #expect(sequence("linux").bytes(for: "x").isEmpty)
  }

  @Test func tmuxIsToldItselfAndAskedToHandItOn() {
    #expect(
      sent("foo", by: sequence("tmux-256color"))
        == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
  }

  @Test func screenGetsPiecesThatItTakes() {
    let sequence = sequence("screen", ["STY": "1.pts"])
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
