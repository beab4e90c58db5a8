import Models

extension Suite {
  /// Memory with the themes that are kept; on the first run with those to begin with, named in the
  /// user's language.
  func makeMemory() -> MemoryGames {
    let themes = MemoryThemes(
      store: outside.themes, makeSeed: outside.makeSeed, starterName: words.memory.starter)
    return MemoryGames(
      themes: themes, makeSeed: outside.makeSeed, now: outside.now,
      heard: { [outside] in outside.sound($0) }, won: { _ in })
  }
}
