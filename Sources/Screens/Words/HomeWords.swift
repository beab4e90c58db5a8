/// The words of the first screen.
nonisolated struct HomeWords: LanguageTable, SentenceTable {
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
  /// What a new player finds.
  let hello: String
  let helloDetails: [String]
  let playFirst: String
  let continueGame: String
  let playNext: String
  let streak: @Sendable (_ days: Int) -> String
  /// Today's puzzle on a narrow button.
  let todayPill: String
  let gameDetail: String
  let solverDetail: String
  let memoryDetail: String
  let howItWorks: String
  let wantMore: String
  /// The tip for those who are new here.
  let firstTip: String
  let tips: [String]
  let otherNames: OtherNames
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case placed(digits: Int, empty: Int)
    case timeSoFar(time: String, mistakes: Int)
  }

  /// Words that places are looked for by in the command palette, beside their names.
  struct OtherNames: Sendable {
    let today, calendar, more, levels, course, unfinished: String
  }
}

nonisolated extension Spoken<HomeWords> {
  /// Looked for and never shown, so the same in the pseudo-language.
  var otherNames: HomeWords.OtherNames { table.otherNames }
}
