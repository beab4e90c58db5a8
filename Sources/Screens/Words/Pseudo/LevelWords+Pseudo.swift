nonisolated extension LevelWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> LevelWords {
    LevelWords(
      title: said(title),
      easy: said(easy),
      medium: said(medium),
      hard: said(hard),
      expert: said(expert),
      extreme: said(extreme),
      easyNeeds: said(easyNeeds),
      mediumNeeds: said(mediumNeeds),
      hardNeeds: said(hardNeeds),
      expertNeeds: said(expertNeeds),
      extremeNeeds: said(extremeNeeds),
      best: said.format(best),
      helped: said(helped),
      solved: said(solved),
      unsolved: said(unsolved),
      practice: said(practice),
      trainerDetail: said(trainerDetail),
      resume: said(resume),
      nothingToResume: said(nothingToResume),
      unfinished: said(unfinished),
      unfinishedDetail: said(unfinishedDetail),
      progress: said.format(progress),
      making: said.format(making),
      tried: said.format(tried),
      cancel: said(cancel))
  }
}
