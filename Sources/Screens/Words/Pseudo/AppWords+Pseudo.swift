nonisolated extension AppWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> AppWords {
    AppWords(
      titleFirst: titleFirst,
      titleSecond: titleSecond,
      titleThird: titleThird,
      leave: said(leave),
      quit: said(quit),
      suspend: said(suspend),
      back: said(back),
      open: said(open),
      move: said(move),
      moveFocus: said(moveFocus),
      tooSmall: said.format(tooSmall))
  }
}
