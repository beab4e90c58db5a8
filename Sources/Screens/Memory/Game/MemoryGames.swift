import Games
import Observation

/// Memory as a whole: the themes, and the games that were begun with them. A game that is left waits
/// as it is; a theme that is edited changes the game that uses it.
@Observable
final class MemoryGames {
  /// The themes.
  let themes: MemoryThemes
  /// The theme whose game is shown; nil for none.
  private(set) var shown: MemoryTheme.ID?
  /// The theme that is selected in the list.
  var selection: MemoryTheme.ID? {
    didSet { if selection != oldValue { showSelected() } }
  }
  /// Whether the game of the theme that is selected shows without being asked for: list and game stand
  /// side by side.
  var showsSelected = false {
    didSet { if showsSelected, !oldValue { showSelected() } }
  }
  private var games: [MemoryTheme.ID: MemoryGameModel] = [:]
  @ObservationIgnored private let makeSeed: () -> UInt64
  @ObservationIgnored private let now: () -> Duration
  @ObservationIgnored private let heard: (SoundEffect) -> Void
  @ObservationIgnored private let won: (MemoryGameModel) -> Void

  /// Games with `themes`. `heard` is called with what is to be heard, `won` with each game that is
  /// won.
  init(
    themes: MemoryThemes, makeSeed: @escaping () -> UInt64, now: @escaping () -> Duration,
    heard: @escaping (SoundEffect) -> Void = { _ in },
    won: @escaping (MemoryGameModel) -> Void
  ) {
    self.themes = themes
    self.makeSeed = makeSeed
    self.now = now
    self.heard = heard
    self.won = won
    selection = themes.themes.first?.id
  }

  /// The game that is shown; nil for none.
  var game: MemoryGameModel? { shown.flatMap { games[$0] } }

  /// The theme that is selected in the list; nil for none.
  var selected: MemoryTheme? { selection.flatMap { themes[$0] } }

  /// Whether a game with a theme was begun and is not won.
  func isUnderWay(_ id: MemoryTheme.ID) -> Bool {
    games[id]?.isUnderWay ?? false
  }

  /// Shows the game of a theme: the one that was left, or a new one. Nothing happens for a theme that
  /// is too small.
  func show(_ id: MemoryTheme.ID) {
    guard id != shown, let theme = themes[id], theme.isPlayable else { return }
    game?.leave()
    if games[id] == nil {
      games[id] = MemoryGameModel(
        theme: theme, seed: makeSeed(), now: now, heard: heard, won: won)
    }
    shown = id
    game?.comeBack()
  }

  private func showSelected() {
    guard showsSelected else { return }
    if let selected, selected.isPlayable { show(selected.id) } else { leave() }
  }

  /// Leaves the game that is shown.
  func leave() {
    game?.leave()
    shown = nil
  }

  /// Takes up what another program has changed since.
  func refresh() {
    themes.refresh()
    for theme in themes.themes { games[theme.id]?.theme = theme }
    if let selection, themes[selection] == nil { self.selection = themes.themes.first?.id }
  }

  /// Keeps a theme, selects it, and has its game follow.
  func keep(_ theme: MemoryTheme) {
    themes.keep(theme)
    games[theme.id]?.theme = theme
    selection = theme.id
  }

  /// Deletes a theme, and selects the one after it; its game waits in case that this is undone.
  func delete(_ id: MemoryTheme.ID) {
    guard let place = themes.themes.firstIndex(where: { $0.id == id }) else { return }
    if shown == id { leave() }
    themes.delete(id)
    guard selection == id else { return }
    selection = themes.themes.isEmpty ? nil : themes.themes[min(place, themes.themes.count - 1)].id
  }

  /// Deletes the theme that is selected.
  func deleteSelected() {
    if let selection { delete(selection) }
  }

  /// Puts the theme back that was deleted last, and selects it.
  func undoDelete() {
    guard let id = themes.deleted?.id else { return }
    themes.undoDelete()
    selection = id
  }

  /// Puts a theme like the one that is selected behind it, and selects it.
  func duplicateSelected() {
    guard let theme = selected else { return }
    selection = themes.duplicate(theme.id)?.id ?? selection
  }

  /// Adds a theme from elsewhere, and selects it. No game of one that was deleted and had the same
  /// identity goes on with it.
  func take(_ theme: MemoryTheme) {
    let taken = themes.take(theme)
    games[taken.id] = nil
    selection = taken.id
  }
}
