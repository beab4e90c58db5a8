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
      theme: said(theme),
      mistakes: said(mistakes),
      countedMistakes: said.format(countedMistakes),
      help: said(help),
      date: said(date),
      newest: said(newest),
      helped: said(helped),
      replay: said(replay),
      byLevel: said(byLevel),
      byPack: said(byPack),
      playMemory: said(playMemory),
      clear: said(clear),
      undoClear: said(undoClear),
      askClear: said.format(askClear),
      askClearPairs: said.format(askClearPairs),
      clearMessage: said(clearMessage),
      clearMemoryMessage: said(clearMemoryMessage),
      keep: said(keep),
      nothingToReplay: said(nothingToReplay),
      rated: said.format(rated),
      empty: said.format(empty),
      emptyMemory: said(emptyMemory),
      emptyPairs: said.format(emptyPairs))
  }
}
