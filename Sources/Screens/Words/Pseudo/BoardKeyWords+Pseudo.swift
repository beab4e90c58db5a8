nonisolated extension BoardKeyWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> BoardKeyWords {
    BoardKeyWords(
      boxSideways: said(boxSideways),
      boxUpAndDown: said(boxUpAndDown),
      box: said(box),
      note: said(note),
      centreNote: said(centreNote),
      centreMode: said(centreMode),
      fillHere: said(fillHere),
      fillEverywhere: said.format(fillEverywhere),
      undoToCorrect: said(undoToCorrect),
      checkpoint: said(checkpoint),
      restore: said(restore),
      giveUp: said(giveUp),
      check: said(check),
      digitFirst: said(digitFirst),
      placeArmed: said(placeArmed),
      select: said(select),
      color: said(color),
      colorMode: said(colorMode),
      highlight: said(highlight),
      nextHighlighted: said(nextHighlighted),
      cancel: said(cancel))
  }
}
