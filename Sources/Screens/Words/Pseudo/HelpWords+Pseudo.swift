nonisolated extension HelpWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> HelpWords {
    let memory = memory
    return HelpWords(
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
      memory: { rules in memory(rules).map { HelpRow(said($0.name), said($0.text)) } },
      mouse: mouse.map { HelpRow(said($0.name), said($0.text)) },
      gamesFile: said(gamesFile),
      preferencesFile: said(preferencesFile),
      themesFolder: said(themesFolder),
      files: files.map { HelpRow(said($0.name), said($0.text)) })
  }
}
