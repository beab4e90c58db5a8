import Games
import Scutes
import Store

extension Suite {
  /// Creates Memory with the stored themes, or on the first run with the default ones in the user's
  /// language.
  func makeMemory() -> MemoryGames {
    let themes = MemoryThemes(
      store: dependencies.themes, makeSeed: dependencies.makeSeed,
      starterName: words.memory.starter)
    return MemoryGames(
      themes: themes, makeSeed: dependencies.makeSeed, now: dependencies.now,
      onSound: { [dependencies] in dependencies.sound($0) },
      won: { [weak self] in self?.keep($0) })
  }

  /// Saves the result of a won game, which then shows its standing, unless it was dealt anew
  /// meanwhile.
  private func keep(_ game: MemoryGameModel) {
    let result = MemoryResult(
      of: game, id: dependencies.makeGameID(), at: dependencies.wallClock())
    let deal = game.deals
    game.saving = .pending
    dependencies.saver.save(result) { [weak self, weak game] outcome in
      let shown = game?.deals == deal ? game : nil
      switch outcome {
      case .ranked(let standing):
        shown?.standing = standing
        shown?.saving = .done
      case .failed(let error):
        shown?.saving = .failed
        self?.unsaved.tell(error)
      case .saved, .finished: shown?.saving = .done
      }
    }
    records.followSaver()
  }
}

// The symbols on boards
extension Suite {
  /// The symbols that boards show for digits on a terminal with `capabilities`. Falls back to
  /// digits if the theme is gone or has become too small.
  func tiles(on capabilities: TerminalCapabilities) -> Tiles {
    let showsSigns = capabilities.showsBlocks
    switch dependencies.preferences.values.tilePattern {
    case .pattern(let pattern): return Tiles(pattern, showsSigns: showsSigns)
    case .theme:
      guard let tiles = tileTheme.flatMap(Tiles.init) else { return Tiles(.digits) }
      return showsSigns ? tiles : Tiles(.letters)
    }
  }

  /// The Memory theme whose symbols are on the boards, or `nil` for none.
  var tileTheme: MemoryTheme? {
    guard case .theme(let id) = dependencies.preferences.values.tilePattern else { return nil }
    return memory.themes[id].flatMap { $0.hasTiles ? $0 : nil }
  }

  /// The Memory themes with enough symbols for a board.
  var tileThemes: [MemoryTheme] { memory.themes.themes.filter(\.hasTiles) }

  /// Puts the symbols of `theme` on the boards if it has nine. Returns the message to show.
  func useOnBoard(_ theme: MemoryTheme) -> Toast {
    let words = words.settings.tiles
    guard theme.hasTiles else {
      return Toast(words.tooFew(name: theme.name, count: theme.symbols.count), .warning)
    }
    dependencies.preferences.values.tilePattern = .theme(theme.id)
    if let failure = dependencies.preferences.failure { return Toast(failure, .error) }
    return Toast(words.used(theme.name), .success)
  }
}

extension MemoryResult {
  /// Creates the result of a won game.
  init(of game: MemoryGameModel, id: Int64, at moment: Moment) {
    self.init(
      id: id, pairs: game.game.pairs, score: game.points, elapsed: game.clock.elapsed,
      seenMismatches: game.game.score.seenMismatches, theme: game.theme.name, finishedAt: moment)
  }
}
