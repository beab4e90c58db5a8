import Store


extension Suite {
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
          self?.notice = error.description
        }
      })
  }
}
