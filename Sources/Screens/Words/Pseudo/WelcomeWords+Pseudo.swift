nonisolated extension WelcomeWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> WelcomeWords {
    WelcomeWords(
      title: said(title),
      text: said(text),
      slide: said(slide),
      skip: said(skip),
      home: said(home),
      step: said.format(step),
      onlyDigit: said.format(onlyDigit),
      done: said(done))
  }
}
