/// Tips during a game, one sentence at a time. `key` returns the label of an action's key.
nonisolated struct TipWords: LanguageTable {
  /// The meaning of the question mark after "Errors".
  let errors: @Sendable (_ checkKey: String) -> String
  let ofBoard: @Sendable (_ key: @escaping (GameBoardAction) -> String) -> [String]
}
