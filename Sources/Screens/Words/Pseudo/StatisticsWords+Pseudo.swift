nonisolated extension StatisticsWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> StatisticsWords {
    StatisticsWords(
      title: said(title),
      all: said(all),
      otherLevel: said(otherLevel),
      loading: said(loading),
      played: said(played),
      solved: said(solved),
      winRate: said(winRate),
      unfinished: said(unfinished),
      givenUp: said(givenUp),
      bestTime: said(bestTime),
      meanTime: said(meanTime),
      medianTime: said(medianTime),
      bestScore: said(bestScore),
      meanScore: said(meanScore),
      errorsPerGame: said(errorsPerGame),
      helpPerGame: said(helpPerGame),
      flawless: said(flawless),
      times: said.format(times),
      distribution: said(distribution),
      errorCourse: said(errorCourse),
      days: said(days),
      byLevel: said(byLevel),
      minutes: said.format(minutes),
      empty: said.format(empty))
  }
}
