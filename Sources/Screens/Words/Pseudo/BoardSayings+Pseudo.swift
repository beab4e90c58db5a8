nonisolated extension BoardSayings {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> BoardSayings {
    BoardSayings(
      awaiting: said.format(awaiting),
      mode: said.format(mode),
      digitFirst: said(digitFirst),
      cellFirst: said(cellFirst),
      armed: said.format(armed),
      notDigitFirst: said(notDigitFirst),
      nothingArmed: said(nothingArmed),
      nothingHighlighted: said(nothingHighlighted),
      selecting: said(selecting),
      noted: said.format(noted),
      unnoted: said.format(unnoted),
      candidates: said(candidates),
      candidatesCounted: said.format(candidatesCounted),
      checkpointSet: said.format(checkpointSet),
      restored: said(restored),
      undidToCorrect: said.format(undidToCorrect),
      allRight: said(allRight),
      wrong: said.format(wrong),
      nothingToCheck: said(nothingToCheck),
      twice: said.format(twice),
      fullAndWrong: said.format(fullAndWrong),
      fullAndUnchecked: said.format(fullAndUnchecked),
      stuck: said.format(stuck),
      askReplaceNotes: said(askReplaceNotes),
      replaceNotesMessage: said.format(replaceNotesMessage),
      replaceNotes: said(replaceNotes),
      askGiveUp: said(askGiveUp),
      giveUpMessage: said(giveUpMessage),
      giveUp: said(giveUp))
  }
}
