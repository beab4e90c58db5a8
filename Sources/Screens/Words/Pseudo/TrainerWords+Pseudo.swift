nonisolated extension TrainerWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> TrainerWords {
    TrainerWords(
      title: said(title),
      explains: said(explains),
      missing: said.format(missing),
      next: said(next),
      startAgain: said(startAgain),
      making: said.format(making),
      noPosition: said.format(noPosition),
      find: said.format(find),
      takeOut: said(takeOut),
      placeIt: said(placeIt),
      progress: said.format(progress),
      found: said(found),
      told: said(told),
      wrongDigit: said.format(wrongDigit),
      needed: said.format(needed),
      beside: said.format(beside))
  }
}
