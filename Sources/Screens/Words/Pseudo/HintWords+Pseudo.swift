nonisolated extension HintWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> HintWords {
    HintWords(
      title: said(title),
      step: said.format(step),
      page: said.format(page),
      looking: said(looking),
      more: said(more),
      apply: said(apply),
      close: said(close),
      turnPages: said(turnPages),
      nextPage: said(nextPage),
      switchSource: said(switchSource),
      useCandidates: said(useCandidates),
      useNotes: said(useNotes),
      nothing: said(nothing),
      price: said.format(price),
      charged: said.format(charged),
      free: said(free),
      costless: said(costless),
      place: said(place),
      technique: said(technique),
      reasons: said(reasons),
      digit: said(digit),
      check: said(check),
      nudge: said(nudge),
      allTold: said(allTold),
      allToldBut: said.format(allToldBut),
      soFar: said(soFar),
      done: done.said(by: said),
      legend: legend.said(by: said))
  }
}

nonisolated extension HintWords.Done {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> HintWords.Done {
    HintWords.Done(
      placed: said.format(placed),
      placedSeveral: said.format(placedSeveral),
      cleared: said.format(cleared),
      clearedSeveral: said.format(clearedSeveral),
      noted: said.format(noted),
      struck: said.format(struck),
      struckInSeveral: said.format(struckInSeveral))
  }
}

nonisolated extension HintWords.Legend {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> HintWords.Legend {
    HintWords.Legend(
      pattern: said(pattern),
      reason: said(reason),
      target: said(target),
      wrong: said(wrong),
      placed: said(placed),
      eliminated: said(eliminated),
      fin: said(fin),
      group: said(group),
      on: said(on),
      off: said(off),
      candidate: said(candidate))
  }
}
