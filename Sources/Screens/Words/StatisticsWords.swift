/// The words of the statistics.
nonisolated struct StatisticsWords: LanguageTable {
  let title: String
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
  let minutes: @Sendable (_ from: Int, _ to: Int?) -> String
  let empty: @Sendable (_ level: String) -> String
  let nothing: String
  let chooseLevel: String

  // The large figures.
  let daysInARow: String
  let noMistakes: String

  // Best and usual times.
  let bestAndUsual: String
  let best: String
  let usual: String
  let notTried: @Sendable (_ levels: String) -> String
  /// What has changed: a usual time of the earlier games, and of the last ones.
  let gotFaster: @Sendable (_ before: String, _ now: String) -> String
  let gotSlower: @Sendable (_ before: String, _ now: String) -> String
  let steady: @Sendable (_ now: String) -> String

  // Milestones.
  let milestones: String
  let levelsSolved: @Sendable (_ solved: Int, _ all: Int) -> String
  let longestStreak: @Sendable (_ days: Int) -> String
  let packsFinished: @Sendable (_ finished: Int, _ all: Int) -> String
  let unaidedTechniques: @Sendable (_ names: String) -> String
}
