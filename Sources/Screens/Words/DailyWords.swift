/// The text of the daily puzzle.
nonisolated struct DailyWords: LanguageTable, SentenceTable {
  let title: String
  /// The title of a day's puzzle, by its short date.
  let ofDay: @Sendable (_ date: String) -> String
  let calendar: String
  let open: String
  let begun: String
  let solved: @Sendable (_ time: String) -> String
  let missed: String
  let toCome: String
  let streak: @Sendable (_ days: Int) -> String
  let longest: @Sendable (_ days: Int) -> String
  let notYet: String
  let previousMonth: String
  let nextMonth: String
  let legend: Legend
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// Home's line about today's puzzle and its state.
    case line(level: String, state: String)
  }

  /// The legend of the calendar.
  struct Legend: WordTable {
    let solved, begun, missed: String
  }
}
