nonisolated extension HomeWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> HomeWords {
    HomeWords(
      title: said(title),
      about: said(about),
      help: said(help),
      leaderboard: said(leaderboard),
      statistics: said(statistics),
      settings: said(settings),
      game: said(game),
      solver: said(solver),
      resume: said(resume),
      today: said(today),
      nothingToResume: said(nothingToResume),
      hello: said(hello),
      helloDetails: helloDetails.map(said.callAsFunction),
      playFirst: said(playFirst),
      continueGame: said(continueGame),
      playNext: said(playNext),
      placed: said.format(placed),
      timeSoFar: said.format(timeSoFar),
      streak: said.format(streak),
      todayPill: said(todayPill),
      gameDetail: said(gameDetail),
      solverDetail: said(solverDetail),
      memoryDetail: said(memoryDetail),
      howItWorks: said(howItWorks),
      wantMore: said(wantMore),
      firstTip: said(firstTip),
      tips: tips.map(said.callAsFunction), otherNames: otherNames)
  }
}
