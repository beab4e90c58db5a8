/// The text of the leaderboard.
nonisolated struct LeaderboardWords: LanguageTable, SentenceTable {
  let own: String
  let place: String
  /// The score that HoDoKu gives the puzzle, unlike that of the game.
  let hodoku: String
  let time: String
  let theme: String
  /// The number of cards turned in vain in Memory although they had been seen before.
  let mistakes: String
  let countedMistakes: @Sendable (_ count: Int) -> String
  /// The amount of help: each step of a hint and each check counts.
  let help: String
  let date: String
  let newest: String
  let helped: String
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
  /// The reason why an empty list has nothing to replay.
  let nothingToReplay: String
  let empty: @Sendable (_ list: String) -> String
  let emptyMemory: String
  let emptyPairs: @Sendable (_ pairs: String) -> String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// A puzzle by its name and HoDoKu's score.
    case scored(puzzle: String, hodoku: Int)
  }
}
