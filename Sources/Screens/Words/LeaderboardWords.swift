/// The words of the leaderboard.
nonisolated struct LeaderboardWords: LanguageTable, SentenceTable {
  let own: String
  let place: String
  let puzzle: String
  let rating: String
  let score: String
  let time: String
  let errors: String
  let theme: String
  /// How many cards of Memory were turned in vain that had been seen before.
  let mistakes: String
  let countedMistakes: @Sendable (_ count: Int) -> String
  /// How often there was help: each step of a hint counts, and each check.
  let help: String
  let date: String
  let newest: String
  let helped: String
  let replay: String
  let byLevel: String
  let byPack: String
  let playMemory: String
  let clear: String
  let undoClear: String
  let askClear: @Sendable (_ list: String) -> String
  let askClearPairs: @Sendable (_ pairs: String) -> String
  let clearMessage: String
  let clearMemoryMessage: String
  let keep: String
  /// Why nothing can be done with an empty list.
  let nothingToReplay: String
  let empty: @Sendable (_ list: String) -> String
  let emptyMemory: String
  let emptyPairs: @Sendable (_ pairs: String) -> String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case rated(puzzle: String, rating: Int)
  }
}
