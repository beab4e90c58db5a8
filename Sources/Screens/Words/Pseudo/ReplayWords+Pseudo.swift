nonisolated extension ReplayWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> ReplayWords {
    ReplayWords(
      title: said(title),
      play: said(play),
      pause: said(pause),
      stepForward: said(stepForward),
      stepBack: said(stepBack),
      start: said(start),
      end: said(end),
      faster: said(faster),
      slower: said(slower),
      speed: said(speed),
      shortPauses: said(shortPauses),
      turn: said.format(turn),
      beginning: said(beginning),
      gone: said(gone),
      noTurns: said(noTurns),
      cell: said.format(cell),
      placed: said.format(placed),
      wrong: said.format(wrong),
      noted: said.format(noted),
      cleared: said.format(cleared),
      notes: said.format(notes),
      colored: said.format(colored),
      uncolored: said.format(uncolored),
      several: said.format(several),
      restored: said.format(restored),
      revealed: said(revealed),
      checkpoint: said(checkpoint),
      byHint: said.format(byHint),
      help: said.format(help),
      checking: said.format(checking),
      restarted: said(restarted),
      undone: said.format(undone),
      redone: said.format(redone))
  }
}
