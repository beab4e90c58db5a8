/// The words of the puzzle of the day.
nonisolated struct DailyWords: LanguageTable, SentenceTable {
  let title: String
  /// The puzzle of a day, by its short date.
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
  let thisMonth: String
  let legend: Legend
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    /// A line of Home: what today's puzzle is, and what became of it.
    case line(level: String, state: String)
  }

  /// What the signs of the days mean.
  struct Legend: WordTable {
    let solved, begun, missed: String
  }
}
