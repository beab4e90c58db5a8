/// The words of the trainer.
nonisolated struct TrainerWords: LanguageTable {
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
  let progress: @Sendable (_ drawn: Int, _ count: Int) -> String
  let found: String
  /// That the technique was carried out after the hint had told it all.
  let told: String
  let wrongDigit: @Sendable (_ cell: String, _ digit: Int) -> String
  let needed: @Sendable (_ cell: String, _ digit: Int) -> String
  let beside: @Sendable (_ cell: String, _ digit: Int, _ technique: String) -> String
}
