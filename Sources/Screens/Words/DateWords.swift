/// The text of dates.
nonisolated struct DateWords: LanguageTable, SentenceTable {
  /// Monday first.
  let weekdays: [String]
  /// At most three columns each, Monday first.
  let mediumWeekdays: [String]
  /// Two columns each, Monday first.
  let shortWeekdays: [String]
  /// Three or four columns each.
  let shortMonths: [String]
  let today: String
  let yesterday: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case month(year: Int, Int)
    case date(month: Int, day: Int)
    /// A short form: "21 Nov".
    case shortDate(month: Int, day: Int)
    case dateAndYear(year: Int, month: Int, day: Int)
    case weekdayAndDate(weekday: String, date: String)
  }
}

nonisolated extension Spoken<DateWords> {
  // Text limited to a few columns in every language only gets accents in the pseudo-language.
  var mediumWeekdays: [String] { accented(table.mediumWeekdays) }
  var shortWeekdays: [String] { accented(table.shortWeekdays) }
  var shortMonths: [String] { accented(table.shortMonths) }

  private func accented(_ names: [String]) -> [String] {
    voice.map { names.map($0.accented) } ?? names
  }
}
