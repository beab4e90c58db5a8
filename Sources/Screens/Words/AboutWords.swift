/// The words of About.
nonisolated struct AboutWords: LanguageTable {
  let version: @Sendable (_ number: String, _ build: String?) -> String
  let developers: String
  let role: @Sendable (Developer) -> String
  let licence: String
  let libraries: String
  let turtle: String
  let turtleHome: String
  let turtleWalks: String
  let turtleDone: String
}
