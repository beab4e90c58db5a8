/// The text of Home.
nonisolated struct HomeWords: LanguageTable, SentenceTable {
  let title: String
  let about: String
  let help: String
  let leaderboard: String
  let statistics: String
  let settings: String
  let game: String
  let resume: String
  let nothingToResume: String
  /// The greeting for new players.
  let hello: String
  let helloDetails: [String]
  let playFirst: String
  let continueGame: String
  let playNext: String
  let streak: @Sendable (_ days: Int) -> String
  /// Today's puzzle, for a narrow button.
  let todayPill: String
  let gameDetail: String
  let solverDetail: String
  let memoryDetail: String
  let howItWorks: String
  let wantMore: String
  /// The tip for new players.
  let firstTip: String
  let tips: [String]
  let otherNames: OtherNames
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case placed(digits: Int, empty: Int)
    case timeSoFar(time: String, mistakes: Int)
  }

  /// Search terms for destinations in the command palette, besides their names.
  struct OtherNames: Sendable {
    let today, calendar, more, levels, course, unfinished, welcome: String
  }
}

nonisolated extension Spoken<HomeWords> {
  /// Never shown, so the pseudo-language doesn't change them.
  var otherNames: HomeWords.OtherNames { table.otherNames }
}
