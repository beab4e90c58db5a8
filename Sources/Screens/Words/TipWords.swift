/// What a player is told while a game is played, a sentence at a time. `key` is given an action and
/// returns how its key is written.
nonisolated struct TipWords: LanguageTable {
  /// What the question mark after "Errors" means.
  let errors: @Sendable (_ checkKey: String) -> String
  let ofBoard: @Sendable (_ key: @escaping (GameBoardAction) -> String) -> [String]
}
