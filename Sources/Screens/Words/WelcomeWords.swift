/// The words of the welcome and of the first steps.
nonisolated struct WelcomeWords: LanguageTable {
  let title: String
  /// Before the program's name.
  let greeting: String
  let text: String
  let slide: String
  let begin: String
  let skip: String
  let home: String
  let firstSteps: String
  let place: @Sendable (_ step: Int, _ count: Int) -> String
  /// How it stands in a step.
  let fact: @Sendable (_ step: FirstStep) -> String
  /// What to do in a step; `key` is how its key is written.
  let ask: @Sendable (_ step: FirstStep, _ key: String) -> String
  /// A word on the step before; that on the last one for nil.
  let praise: @Sendable (_ step: FirstStep?) -> String
  /// That it is another digit.
  let slip: @Sendable (_ digit: String) -> String
  /// Where a digit is pressed before notes are on.
  let hasty: String
  let done: String
  let again: Again

  /// The question before the welcome is shown again, what comes of a yes, and the answers.
  struct Again: WordTable {
    let question, message, yes, no: String
  }
}
