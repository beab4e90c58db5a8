/// The words of the first screen.
nonisolated struct HomeWords: Sendable {
  let title: String
  let about: String
  let help: String
  let leaderboard: String
  let statistics: String
  let settings: String
  let game: String
  let solver: String
  let resume: String
  let today: String
  let nothingToResume: String
  let howItWorks: String
  let wantMore: String
  let tips: [String]
}
