nonisolated extension DateWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> DateWords {
    DateWords(
      weekdays: weekdays.map(said.callAsFunction),
      mediumWeekdays: mediumWeekdays.map(said.accented),
      shortWeekdays: shortWeekdays.map(said.accented),
      shortMonths: shortMonths.map(said.accented),
      month: said.format(month),
      date: said.format(date),
      shortDate: said.format(shortDate),
      dateAndYear: said.format(dateAndYear),
      weekdayAndDate: weekdayAndDate,
      today: said(today),
      yesterday: said(yesterday))
  }
}
