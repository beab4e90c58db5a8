/// How dates are said.
nonisolated struct DateWords: LanguageTable {
  /// Monday first.
  let weekdays: [String]
  /// In three columns each at most, Monday first.
  let mediumWeekdays: [String]
  /// In two columns each, Monday first.
  let shortWeekdays: [String]
  /// In three columns or four each.
  let shortMonths: [String]
  let month: @Sendable (_ year: Int, _ month: Int) -> String
  let date: @Sendable (_ month: Int, _ day: Int) -> String
  /// In few columns: "21 Nov".
  let shortDate: @Sendable (_ month: Int, _ day: Int) -> String
  let dateAndYear: @Sendable (_ year: Int, _ month: Int, _ day: Int) -> String
  let weekdayAndDate: @Sendable (_ weekday: String, _ date: String) -> String
  let today: String
  let yesterday: String
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
