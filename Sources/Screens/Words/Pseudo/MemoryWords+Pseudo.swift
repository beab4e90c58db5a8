nonisolated extension MemoryWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> MemoryWords {
    MemoryWords(
      title: said(title), themes: said(themes), starter: said.format(starter),
      pairs: said.format(pairs), cards: said.format(cards), underWay: said(underWay),
      tooSmall: said(tooSmall), noThemes: said(noThemes), chooseTheme: said(chooseTheme),
      play: said(play), new: said(new), newName: said(newName),
      edit: said(edit),
      duplicate: said(duplicate), delete: said(delete), undo: said(undo),
      undoDelete: said.format(undoDelete),
      goOnEditing: said.format(goOnEditing), importTheme: said(importTheme),
      exportTheme: said(exportTheme),
      path: said(path), save: said(save), replace: said(replace),
      imported: said.format(imported),
      setAside: said.format(setAside), orderSetAside: said.format(orderSetAside),
      unreadable: said.format(unreadable), unwritable: said.format(unwritable),
      noTheme: said.format(noTheme), game: game.said(by: said), editor: editor.said(by: said))
  }
}

nonisolated extension MemoryWords.Game {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> MemoryWords.Game {
    MemoryWords.Game(
      title: said(title), new: said(new), turn: said(turn), points: said.format(points),
      match: said(match),
      mismatch: said.format(mismatch), second: said(second),
      hint: said.format(hint), cards: said(cards), move: said(move), card: said.format(card),
      faceDown: said(faceDown), taken: said(taken),
      won: said(won), inVain: said.format(inVain), askNew: said(askNew),
      askNewMessage: said(askNewMessage), goOn: said(goOn), wonFirst: said.format(wonFirst),
      wonRecord: said.format(wonRecord),
      wonPlace: said.format(wonPlace))
  }
}

nonisolated extension MemoryWords.Editor {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> MemoryWords.Editor {
    MemoryWords.Editor(
      title: said(title), newTitle: said(newTitle), name: said(name), symbols: said(symbols),
      add: said(add), addPrompt: said(addPrompt), choose: said(choose), search: said(search),
      remove: said(remove), removed: said(removed), putBack: said(putBack), pairs: said(pairs),
      color: said(color), done: said(done), cancel: said(cancel), added: said.format(added),
      known: said.format(known), others: said.format(others), noName: said(noName),
      tooFew: said.format(tooFew), nothingFound: said(nothingFound),
      toTheme: said(toTheme), inTheme: said(inTheme),
      count: said.format(count))
  }
}
