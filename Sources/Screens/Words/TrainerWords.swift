/// The text of the trainer.
nonisolated struct TrainerWords: LanguageTable, SentenceTable {
  let title: String
  let explains: String
  /// The reason why some techniques aren't in the list.
  let missing: @Sendable (_ techniques: String) -> String
  let next: String
  let startAgain: String
  let making: @Sendable (_ technique: String) -> String
  let noPosition: @Sendable (_ technique: String) -> String
  let find: @Sendable (_ technique: String) -> String
  let takeOut: String
  let placeIt: String
  let found: String
  /// The verdict when the player applied the technique after a full hint.
  let told: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case progress(drawn: Int, count: Int)
    case wrongDigit(cell: String, digit: Int)
    case needed(cell: String, digit: Int)
    case unrelated(cell: String, digit: Int, technique: String)
  }
}
