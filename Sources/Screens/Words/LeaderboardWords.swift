/// The words of the leaderboard.
nonisolated struct LeaderboardWords: Sendable {
  let own: String
  let place: String
  let score: String
  let time: String
  let errors: String
  let hints: String
  let date: String
  let newest: String
  let replay: String
  let otherList: String
  let empty: @Sendable (_ list: String) -> String
}
