/// Text shared by all screens.
nonisolated struct AppWords: LanguageTable, SentenceTable {
  let leave: String
  let suspend: String
  let repaint: String
  let back: String
  let open: String
  let move: String
  let moveFocus: String
  /// The separator between groups of three digits.
  let groupingSeparator: String
  /// The button of a notice.
  let ok: String
  /// The question on quitting while games can't be saved, and its answers.
  let quitQuestion: String
  /// The question after so many attempts, two at least.
  let stillNotSaved: @Sendable (Int) -> String
  let tryAgain: String
  let quitAnyway: String
  let keepPlaying: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case tooSmall(width: Int, height: Int)
  }
}

nonisolated extension Spoken<AppWords> {
  // The program's name is the same in every language.
  var titleFirst: String { "Ultimate" }
  var titleSecond: String { "Sudoku" }
  var titleThird: String { "Pro" }
}
