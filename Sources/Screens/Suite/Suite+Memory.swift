import Games
import Store
import Widgets

extension Suite: MemoryHost {
  /// Memory with the themes that are kept; on the first run with those to begin with, named in the
  /// user's language.
  func makeMemory() -> MemoryGames {
    let themes = MemoryThemes(
      store: outside.themes, makeSeed: outside.makeSeed, starterName: words.memory.starter)
    let results = MemoryResults(outside.store.memory)
    return MemoryGames(
      themes: themes, makeSeed: outside.makeSeed, now: outside.now,
      heard: { [outside] in outside.sound($0) },
      won: { [weak self, outside] game in
        let result = MemoryResult(of: game, id: outside.makeGameID(), at: outside.wallClock())
        do throws(StoreError) {
          game.standing = try results.keep(result)
        } catch {
          self?.notice = outside.words.text(of: error)
        }
      })
  }
}

// What of it stands on boards
extension Suite {
  /// What stands on boards for the digits, on a terminal that can do as `capabilities` say. Digits
  /// stand for a theme that is gone or has become too small.
  func tiles(on capabilities: TerminalCapabilities) -> Tiles {
    let showsSigns = capabilities.showsBlocks
    switch outside.preferences.values.tilePattern {
    case .pattern(let pattern): return Tiles(pattern, showsSigns: showsSigns)
    case .theme:
      guard let tiles = tileTheme.flatMap(Tiles.init) else { return Tiles(.digits) }
      return showsSigns ? tiles : Tiles(.letters)
    }
  }

  /// The theme of Memory whose symbols stand there; nil where none does.
  var tileTheme: MemoryTheme? {
    guard case .theme(let id) = outside.preferences.values.tilePattern else { return nil }
    return memory.themes[id].flatMap { $0.hasTiles ? $0 : nil }
  }

  /// The themes of Memory that have enough symbols for a board.
  var tileThemes: [MemoryTheme] { memory.themes.themes.filter(\.hasTiles) }

  /// Has the symbols of `theme` stand there, if there are nine; returns what is to be said of it.
  func useOnBoard(_ theme: MemoryTheme) -> Toast {
    let words = words.settings.tiles
    guard theme.hasTiles else {
      return Toast(words(.tooFew(name: theme.name, count: theme.symbols.count)), .warning)
    }
    outside.preferences.values.tilePattern = .theme(theme.id)
    if let failure = outside.preferences.failure { return Toast(failure, .error) }
    return Toast(words.used(theme.name), .success)
  }
}
