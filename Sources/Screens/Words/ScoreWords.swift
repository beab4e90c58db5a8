import Games

/// The words of the score sheet.
nonisolated struct ScoreWords: LanguageTable, SentenceTable {
  let title: String
  let solved: String
  let givenUp: String
  let soFar: String
  /// What stands in place of the score in a game without one, and what that means.
  let practice: String
  let practiceNote: String

  // What the score is made of, and below each what it means.
  let level: String
  let levelRule: String
  let rating: String
  let ratingRule: @Sendable (_ most: String) -> String
  let time: @Sendable (_ time: String) -> String
  let untimed: String
  let untimedRule: String
  let errors: @Sendable (_ count: Int) -> String
  let notShown: String
  let helpRule: @Sendable (_ percent: Int) -> String
  /// What stands for the percent of help that takes nothing off, and below it.
  let free: String
  let helpOnceRule: @Sendable (_ percent: Int) -> String
  let allHelp: String
  let allHelpRule: @Sendable (_ most: Int) -> String
  let total: String
  let kinds: @Sendable (_ kind: ScoreSheet.Help) -> String

  // What came of it.
  let unranked: String
  let mostlyPlaced: String
  let givenUpNote: String
  let own: String
  let onlyOne: @Sendable (_ list: String) -> String
  let newBest: String
  let newFastest: String
  let helped: String

  // What to do next.
  let nextOfPack: @Sendable (_ puzzle: String) -> String
  let another: @Sendable (_ level: String) -> String
  let lesson: @Sendable (_ name: String) -> String
  let replay: String
  let watchAgain: String
  let levels: String
  let board: String

  // The win. The letters of its word are drawn: see `WonWord`.
  let solvedWord: String
  let points: @Sendable (_ points: String) -> String
  let noErrors: String
  let noHints: String

  // What is special about a game.
  let packFinished: @Sendable (_ pack: String) -> String
  let firstOfLevel: @Sendable (_ level: String) -> String
  let bestTimeBy: @Sendable (_ gain: String) -> String
  let streak: @Sendable (_ days: Int) -> String
  let unaidedTechnique: @Sendable (_ technique: String) -> String
  let flawless: String
  let unaided: String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    /// All of it up to `full`, none from `end` on.
    case timeRule(full: String, end: String)
    case errorRule(percent: Int, most: Int)
    case help(kind: String, count: Int)
    case place(Int, count: Int, list: String)
    /// `time` is nil where there was help in every game before.
    case bestBefore(score: String, time: String?)
    /// What was solved, before its time where it `hasTime`.
    case solvedIn(title: String, hasTime: Bool)
  }
}
