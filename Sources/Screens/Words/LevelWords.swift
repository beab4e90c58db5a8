/// The text of the levels.
nonisolated struct LevelWords: LanguageTable, SentenceTable {
  let title: String
  let easy: String
  let medium: String
  let hard: String
  let expert: String
  let extreme: String
  let easyNeeds: String
  let mediumNeeds: String
  let hardNeeds: String
  let expertNeeds: String
  let extremeNeeds: String
  let best: @Sendable (_ time: String) -> String
  let helped: String
  /// Shown when none of its games is on its list any more.
  let solved: String
  let unsolved: String
  /// Switches practice on for new games.
  let practice: String
  let trainerDetail: String
  let resume: String
  let nothingToResume: String
  let unfinished: String
  let unfinishedDetail: String
  /// Below the list of unfinished games, which lacks them.
  let unreadable: @Sendable (_ games: Int) -> String
  /// Told when a game is opened up to a turn that can't be read, counted from 1.
  let unreadTurn: @Sendable (_ number: Int) -> String
  /// The same when a game is shown again.
  let unreadEnd: @Sendable (_ number: Int) -> String
  let making: @Sendable (_ level: String) -> String
  let tried: @Sendable (_ grids: Int) -> String
  /// The choice of puzzles that the techniques of a profile are enough for.
  let byProfile: @Sendable (_ name: String) -> String
  /// The same as an action.
  let switchProfile: String
  let cancel: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case progress(filled: Int, toFill: Int, time: String, left: String)
  }
}
