nonisolated extension HelpWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> HelpWords {
    HelpWords(
      title: said.format(title),
      otherPage: said(otherPage),
      rules: rules.map(said.callAsFunction),
      moving: said.formats(moving),
      notes: said.formats(notes),
      hints: said(hints),
      more: said(more),
      again: said(again),
      searching: said(searching),
      techniques: said(techniques),
      list: said(list),
      practise: said(practise),
      scores: scores.map(said.callAsFunction),
      mouse: mouse.map { HelpRow(said($0.name), said($0.text)) },
      gamesFile: said(gamesFile),
      preferencesFile: said(preferencesFile),
      files: files.map { HelpRow(said($0.name), said($0.text)) })
  }
}
