nonisolated extension ShareWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> ShareWords {
    ShareWords(
      title: said(title),
      copy: said(copy),
      copied: said(copied),
      tooLong: said(tooLong),
      toOpen: said(toOpen),
      text: said(text),
      puzzle: said(puzzle),
      code: said(code),
      link: said(link),
      state: said(state),
      rated: said.format(rated),
      solved: said.format(solved),
      practised: said.format(practised),
      givenUp: said.format(givenUp),
      begun: said.format(begun),
      unknownErrors: said.format(unknownErrors),
      hints: said.format(hints),
      copyPuzzle: said(copyPuzzle),
      copyState: said(copyState))
  }
}
