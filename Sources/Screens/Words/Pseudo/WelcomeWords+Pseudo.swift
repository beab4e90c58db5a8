nonisolated extension WelcomeWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> WelcomeWords {
    WelcomeWords(
      title: said(title),
      greeting: said(greeting),
      text: said(text),
      slide: said(slide),
      begin: said(begin),
      skip: said(skip),
      home: said(home),
      firstSteps: said(firstSteps),
      place: said.format(place),
      fact: said.format(fact),
      ask: said.format(ask),
      praise: said.format(praise),
      slip: said.format(slip),
      hasty: said(hasty), done: said(done),
      again: (said(again.question), said(again.message), said(again.yes), said(again.no)))
  }
}
