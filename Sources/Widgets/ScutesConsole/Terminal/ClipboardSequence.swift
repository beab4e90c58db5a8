// SPDX-License-Identifier: Apache-2.0

/// The sequence that makes a terminal put text on its user's clipboard, also over ssh: OSC 52 of
/// xterm, which most terminals know and many confirm or refuse.
///
/// ```
/// ESC ] 52 ; c ; BASE64 BEL                     to the terminal itself
/// ESC P tmux ; ESC ESC ] 52 … BEL ESC \         through tmux, where it lets such things pass
/// ESC P … ESC \  ESC P … ESC \                  through GNU Screen, in pieces
/// ```
///
/// tmux gets both: it obeys the first under `set-clipboard on` and passes the second on under
/// `allow-passthrough on`. Neither is its default.
package struct ClipboardSequence {
  /// The maximum length of the text in bytes. Encoded it is a hundred thousand, where some
  /// terminals give up.
  package static let maxBytes = 74_994

  /// The bytes in one piece for GNU Screen, which takes at most 768.
  private static let screenPiece = 512

  /// The multiplexer that passes the sequence on, or `nil` for a terminal that would show it as
  /// text.
  private(set) var multiplexer: Multiplexer?

  /// The sequence through `multiplexer`, or none if that is `nil`.
  init(_ multiplexer: Multiplexer?) {
    self.multiplexer = multiplexer
  }

  /// `true` if anything is sent.
  var isSent: Bool { multiplexer != nil }

  /// Goes by what the terminal has answered, unless it can't be sent anything.
  mutating func learn(_ answered: Multiplexer) {
    if multiplexer != nil { multiplexer = answered }
  }

  /// The bytes to write for `text`, or none if it is too long or can't be sent.
  func bytes(for text: String) -> [UInt8] {
    let content = Array(text.utf8)
    guard let multiplexer, content.count <= Self.maxBytes else { return [] }
    let plain = Array("\u{1B}]52;c;".utf8) + Base64.encoded(content) + [0x07]
    switch multiplexer {
    case .direct: return plain
    case .tmux: return plain + Array("\u{1B}Ptmux;\u{1B}".utf8) + plain + Self.end
    case .screen:
      return stride(from: 0, to: plain.count, by: Self.screenPiece).flatMap { start in
        let piece = plain[start..<min(start + Self.screenPiece, plain.count)]
        return Array("\u{1B}P".utf8) + piece + Self.end
      }
    }
  }

  private static let end = Array("\u{1B}\\".utf8)
}
