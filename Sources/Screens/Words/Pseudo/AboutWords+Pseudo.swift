nonisolated extension AboutWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> AboutWords {
    AboutWords(
      version: said.format(version),
      developers: said(developers),
      role: said.format(role),
      licence: said(licence),
      libraries: said(libraries),
      turtle: said(turtle),
      turtleHome: said(turtleHome),
      turtleWalks: said(turtleWalks),
      turtleDone: said(turtleDone))
  }
}
