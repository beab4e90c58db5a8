/// The text of About.
nonisolated struct AboutWords: LanguageTable, SentenceTable {
  let developers: String
  let role: @Sendable (Developer) -> String
  let licence: String
  let libraries: String
  let terminal: String
  let fact: @Sendable (TerminalFact) -> String
  let turtle: String
  let turtleHome: String
  let turtleWalks: String
  let turtleDone: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case version(number: String, build: String?)
  }
}
