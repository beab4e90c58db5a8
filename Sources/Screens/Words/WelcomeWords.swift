/// The words of the welcome and of the first steps.
nonisolated struct WelcomeWords: LanguageTable, SentenceTable {
  let title: String
  /// Before the program's name.
  let greeting: String
  let text: String
  let slide: String
  let begin: String
  let skip: String
  let home: String
  let firstSteps: String
  /// How it stands in a step.
  let fact: @Sendable (_ step: FirstStep) -> String
  /// A word on the step before; that on the last one for nil.
  let praise: @Sendable (_ step: FirstStep?) -> String
  /// That it is another digit.
  let slip: @Sendable (_ digit: String) -> String
  /// Where a digit is pressed before notes are on.
  let hasty: String
  let done: String
  let again: Again
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case place(step: Int, count: Int)
    /// What to do in a step; `key` is how its key is written.
    case ask(step: FirstStep, key: String)
  }

  /// The question before the welcome is shown again, what comes of a yes, and the answers.
  struct Again: WordTable {
    let question, message, yes, no: String
  }
}
