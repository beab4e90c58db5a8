/// The text of the welcome and the first steps.
nonisolated struct WelcomeWords: LanguageTable, SentenceTable {
  let title: String
  /// The line before the program's name.
  let greeting: String
  let text: String
  let slide: String
  let begin: String
  let skip: String
  let home: String
  let firstSteps: String
  /// The situation in a step.
  let fact: @Sendable (_ step: FirstStep) -> String
  /// Praise for the previous step, or for the last one if `nil`.
  let praise: @Sendable (_ step: FirstStep?) -> String
  /// The reply to a wrong digit.
  let slip: @Sendable (_ digit: String) -> String
  /// The reply to a digit pressed before notes are on.
  let hasty: String
  let done: String
  let again: Again
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case place(step: Int, count: Int)
    /// The task of a step. `key` is the label of its key.
    case ask(step: FirstStep, key: String)
  }

  /// The question before the welcome is shown again, its consequence, and the answers.
  struct Again: WordTable {
    let question, message, yes, no: String
  }
}
