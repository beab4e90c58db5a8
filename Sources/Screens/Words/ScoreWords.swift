import Games

/// The text of the score sheet.
nonisolated struct ScoreWords: LanguageTable, SentenceTable {
  let title: String
  let solved: String
  let givenUp: String
  let soFar: String
  /// Shown in place of the score in practice, with an explanation.
  let practice: String
  let practiceNote: String

  // The parts of the score, each followed by its explanation.
  let level: String
  let levelRule: String
  let hodoku: String
  let hodokuRule: @Sendable (_ most: String) -> String
  let time: @Sendable (_ time: String) -> String
  let untimed: String
  let untimedRule: String
  let errors: @Sendable (_ count: Int) -> String
  let notShown: String
  let helpRule: @Sendable (_ percent: Int) -> String
  /// Shown for help that costs nothing, followed by its explanation.
  let free: String
  let helpOnceRule: @Sendable (_ percent: Int) -> String
  let allHelp: String
  let allHelpRule: @Sendable (_ most: Int) -> String
  let kinds: @Sendable (_ kind: ScoreSheet.Help) -> String

  // The result.
  let unranked: String
  let mostlyFilledIn: String
  let tooShort: String
  let givenUpNote: String
  let own: String
  let onlyOne: @Sendable (_ list: String) -> String
  let newBest: String
  let newFastest: String
  let helped: String

  // The next actions.
  let nextOfPack: @Sendable (_ puzzle: String) -> String
  let another: @Sendable (_ level: String) -> String
  let lesson: @Sendable (_ name: String) -> String
  let watchAgain: String
  let board: String

  // The win. The letters of its word are drawn: see `WinWord`.
  let solvedWord: String
  let points: @Sendable (_ points: String) -> String
  let noErrors: String
  let noHints: String

  // Milestones.
  let packFinished: @Sendable (_ pack: String) -> String
  let firstOfLevel: @Sendable (_ level: String) -> String
  let bestTimeBy: @Sendable (_ gain: String) -> String
  let streak: @Sendable (_ days: Int) -> String
  let unaidedTechnique: @Sendable (_ technique: String) -> String
  let flawless: String
  let unaided: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// The full bonus up to `full`, and none from `end` on.
    case timeRule(full: String, end: String)
    case errorRule(percent: Int, most: Int)
    case help(kind: String, count: Int)
    case place(Int, count: Int, list: String)
    /// `time` is `nil` if all earlier games had help.
    case bestBefore(score: String, time: String?)
    /// The solved puzzle, followed by its time if it `hasTime`.
    case solvedIn(title: String, hasTime: Bool)
  }
}
