/// The text of the statistics.
nonisolated struct StatisticsWords: LanguageTable, SentenceTable {
  let all: String
  let otherLevel: String
  let loading: String
  let played: String
  let solved: String
  let winRate: String
  let unfinished: String
  let givenUp: String
  let bestTime: String
  let meanTime: String
  let medianTime: String
  let bestScore: String
  let meanScore: String
  let errorsPerGame: String
  let helpPerGame: String
  let flawless: String
  let times: @Sendable (_ count: Int) -> String
  let distribution: String
  let errorCourse: String
  let days: String
  let byLevel: String
  let empty: @Sendable (_ level: String) -> String
  let nothing: String
  let chooseLevel: String

  // The large figures.
  let daysInARow: String
  let noMistakes: String

  // Best and typical times.
  let bestAndUsual: String
  let best: String
  let usual: String
  let notTried: @Sendable (_ levels: String) -> String
  let steady: @Sendable (_ now: String) -> String

  // Milestones.
  let milestones: String
  let longestStreak: @Sendable (_ days: Int) -> String
  let unaidedTechniques: @Sendable (_ names: String) -> String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case minutes(from: Int, to: Int?)
    /// The progress: the typical time of earlier games, and of the latest.
    case gotFaster(before: String, now: String)
    case gotSlower(before: String, now: String)
    case levelsSolved(solved: Int, all: Int)
    case packsFinished(finished: Int, all: Int)
  }
}
