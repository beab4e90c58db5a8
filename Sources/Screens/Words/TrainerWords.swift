/// The words of the trainer.
nonisolated struct TrainerWords: LanguageTable, SentenceTable {
  let title: String
  let explains: String
  /// Why some techniques are not in the list.
  let missing: @Sendable (_ techniques: String) -> String
  let next: String
  let startAgain: String
  let making: @Sendable (_ technique: String) -> String
  let noPosition: @Sendable (_ technique: String) -> String
  let find: @Sendable (_ technique: String) -> String
  let takeOut: String
  let placeIt: String
  let found: String
  /// That the technique was carried out after the hint had told it all.
  let told: String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case progress(drawn: Int, count: Int)
    case wrongDigit(cell: String, digit: Int)
    case needed(cell: String, digit: Int)
    case beside(cell: String, digit: Int, technique: String)
  }
}
