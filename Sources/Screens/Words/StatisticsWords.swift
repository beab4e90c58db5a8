/// The words of the statistics.
nonisolated struct StatisticsWords: Sendable {
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
}
