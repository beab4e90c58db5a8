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
      howItWorks: said(howItWorks),
      wantMore: said(wantMore),
      tips: tips.map(said.callAsFunction))
  }
}
