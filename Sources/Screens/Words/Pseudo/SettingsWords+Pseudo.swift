nonisolated extension SettingsWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> SettingsWords {
    SettingsWords(
      play: said(play),
      look: said(look),
      keysAndLanguage: said(keysAndLanguage),
      title: said.format(title),
      explanation: said.format(explanation),
      errorChecking: said.format(errorChecking),
      hintBasis: said.format(hintBasis),
      hintOrder: said.format(hintOrder),
      theme: said.format(theme),
      noteSize: said.format(noteSize),
      tilePattern: said.format(tilePattern),
      tiles: tiles.said(by: said),
      effects: said.format(effects),
      keyPreset: said.format(keyPreset),
      language: said.format(language),
      characterWidth: said.format(characterWidth),
      turnOn: said(turnOn),
      turnOff: said(turnOff),
      undoReset: said(undoReset),
      undoResetExplanation: said(undoResetExplanation))
  }
}

nonisolated extension SettingsWords.Tiles {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> SettingsWords.Tiles {
    SettingsWords.Tiles(
      ofMemory: said(ofMemory), noTheme: said(noTheme), use: said(use), used: said.format(used),
      tooFew: said.format(tooFew))
  }
}
