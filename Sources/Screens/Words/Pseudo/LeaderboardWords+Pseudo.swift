nonisolated extension LeaderboardWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> LeaderboardWords {
    LeaderboardWords(
      own: said(own),
      place: said(place),
      puzzle: said(puzzle),
      rating: said(rating),
      score: said(score),
      time: said(time),
      errors: said(errors),
      help: said(help),
      date: said(date),
      newest: said(newest),
      helped: said(helped),
      replay: said(replay),
      byLevel: said(byLevel),
      byPack: said(byPack),
      clear: said(clear),
      undoClear: said(undoClear),
      askClear: said.format(askClear),
      clearMessage: said(clearMessage),
      keep: said(keep),
      nothingToReplay: said(nothingToReplay),
      rated: said.format(rated),
      empty: said.format(empty))
  }
}
