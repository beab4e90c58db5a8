/// The words of the levels.
nonisolated struct LevelWords: Sendable {
  let title: String
  let easy: String
  let medium: String
  let hard: String
  let expert: String
  let extreme: String
  let easyNeeds: String
  let mediumNeeds: String
  let hardNeeds: String
  let resume: String
  let nothingToResume: String
  let resumes: @Sendable (_ level: String, _ filled: Int, _ toFill: Int, _ time: String) -> String
  let making: @Sendable (_ level: String) -> String
  let cancel: String
}
