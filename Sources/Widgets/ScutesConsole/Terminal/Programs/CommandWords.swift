// SPDX-License-Identifier: Apache-2.0

/// The words of a command as a user writes it in a variable such as EDITOR.
///
/// ```
/// code --wait               code, --wait
/// "my editor" -n 'a b'      my editor, -n, a b
/// emacs\ 29 -nw             emacs 29, -nw
/// ```
public struct CommandWords: Hashable, Sendable {
  /// The program and its arguments.
  public let words: [String]
  /// `true` if a shell would do more with the text than split it, such as replace variables.
  public let needsShell: Bool

  /// Splits `text` at blanks that are neither quoted nor escaped, as a shell does. Returns `nil` if
  /// a quotation mark has no partner.
  public init?(_ text: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    var needsShell = false
    for character in text {
      if isEscaped {
        // Within double quotes a backslash escapes only what would be special there.
        let isKept = quote == "\"" && !"\"\\$`".contains(character)
        word = (word ?? "") + (isKept ? "\\" : "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" || character == "\n" {
        if let word { words.append(word) }
        word = nil
      } else {
        let isHome = character == "~" && quote == nil && word == nil
        if isHome || Self.isSpecial(character, within: quote) { needsShell = true }
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    if let word { words.append(word) }
    self.words = words
    self.needsShell = needsShell
  }

  private static func isSpecial(_ character: Character, within quote: Character?) -> Bool {
    switch quote {
    case "'": false
    case nil: "$`;|&<>()*?[]{}!#".contains(character)
    default: "$`".contains(character)
    }
  }
}
