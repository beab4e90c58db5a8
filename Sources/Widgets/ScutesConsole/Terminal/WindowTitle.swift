// SPDX-License-Identifier: Apache-2.0

/// The sequences that name the window or the tab of a terminal.
///
/// ```
/// CSI 22 ; 2 t            puts the title on the terminal's stack
/// OSC 2 ; title ST        shows another
/// CSI 23 ; 2 t            shows the one on the stack again
/// ```
enum WindowTitle {
  /// Keeps the title that is shown.
  static let enter = Array("\u{1B}[22;2t".utf8)
  /// Shows it again.
  static let leave = Array("\u{1B}[23;2t".utf8)
  /// The maximum number of grapheme clusters that are sent.
  static let maxLength = 200

  /// Shows `title`, without its control characters, which might be sequences.
  static func sequence(_ title: String) -> [UInt8] {
    let scalars = title.unicodeScalars.map { (scalar) -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      default: scalar.isDirection ? " " : scalar
      }
    }
    let text = String(String.UnicodeScalarView(scalars)).prefix(maxLength)
    return Array("\u{1B}]2;\(text)\u{1B}\\".utf8)
  }
}

extension Unicode.Scalar {
  /// `true` for the characters that turn the direction of text, with which a title could seem
  /// another.
  fileprivate var isDirection: Bool {
    switch value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
