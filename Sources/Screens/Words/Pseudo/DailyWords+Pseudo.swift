nonisolated extension DailyWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> DailyWords {
    DailyWords(
      title: said(title),
      ofDay: said.format(ofDay),
      calendar: said(calendar),
      line: said.format(line),
      open: said(open),
      begun: said(begun),
      solved: said.format(solved),
      missed: said(missed),
      toCome: said(toCome),
      streak: said.format(streak),
      longest: said.format(longest),
      notYet: said(notYet),
      previousMonth: said(previousMonth),
      nextMonth: said(nextMonth),
      thisMonth: said(thisMonth),
      legend: (solved: said(legend.solved), begun: said(legend.begun), missed: said(legend.missed)))
  }
}
