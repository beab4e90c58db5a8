import Models

/// The words of the score sheet.
nonisolated struct ScoreWords: Sendable {
  let title: String
  let solved: String
  let soFar: String
  let level: String
  let rating: String
  let time: @Sendable (_ time: String) -> String
  let untimed: String
  let errors: @Sendable (_ count: Int) -> String
  let help: @Sendable (_ kind: String, _ count: Int) -> String
  let allHelp: String
  let total: String
  let kinds: @Sendable (_ kind: ScoreSheet.Help) -> String
  let newPuzzle: String
  let levels: String
  let unranked: String
}
