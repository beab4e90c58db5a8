import Hints
import Store
import Sudoku
import Widgets

extension Language {
  /// The language of the locale, if the terminal shows its letters. The fonts of text consoles have no
  /// Hangul, so English is spoken there until the player asks for Korean.
  static func shown(environment: [String: String]) -> Language {
    let kind = TerminalKind(terminal: environment["TERM"] ?? "")
    return kind.glyphs == .unicode ? Language(environment: environment) : .english
  }
}
