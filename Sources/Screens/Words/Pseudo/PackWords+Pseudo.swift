nonisolated extension PackWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> PackWords {
    PackWords(
      title: said(title),
      anyKey: said(anyKey),
      names: names.map(said.callAsFunction),
      playNext: said(playNext),
      rule: said.format(rule),
      solvedOfOpen: said.format(solvedOfOpen),
      solvedOfAll: said.format(solvedOfAll),
      next: said.format(next),
      solved: said.format(solved),
      practised: said(practised),
      begun: said(begun),
      open: said.format(open),
      locked: said.format(locked),
      legend: (solved: said(legend.solved), begun: said(legend.begun), locked: said(legend.locked)),
      more: MorePuzzlesWords(
        title: said(more.title),
        bring: said(more.bring),
        bringDetail: said(more.bringDetail),
        make: said(more.make),
        makeDetail: said(more.makeDetail),
        packs: said(more.packs),
        packsDetail: said(more.packsDetail)))
  }
}
