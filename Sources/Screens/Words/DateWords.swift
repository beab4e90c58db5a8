/// How dates are said.
nonisolated struct DateWords: LanguageTable, SentenceTable {
  /// Monday first.
  let weekdays: [String]
  /// In three columns each at most, Monday first.
  let mediumWeekdays: [String]
  /// In two columns each, Monday first.
  let shortWeekdays: [String]
  /// In three columns or four each.
  let shortMonths: [String]
  let today: String
  let yesterday: String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case month(year: Int, Int)
    case date(month: Int, day: Int)
    /// In few columns: "21 Nov".
    case shortDate(month: Int, day: Int)
    case dateAndYear(year: Int, month: Int, day: Int)
    case weekdayAndDate(weekday: String, date: String)
  }
}

nonisolated extension Spoken<DateWords> {
  // What has room for a few columns in every language gets accents alone in the pseudo-language.
  var mediumWeekdays: [String] { accented(table.mediumWeekdays) }
  var shortWeekdays: [String] { accented(table.shortWeekdays) }
  var shortMonths: [String] { accented(table.shortMonths) }

  private func accented(_ names: [String]) -> [String] {
    voice.map { names.map($0.accented) } ?? names
  }
}
