import Games
import Observation

/// The themes of Memory and the games started with them. A game keeps its state while it is away.
/// Editing a theme changes its game.
@Observable
final class MemoryGames {
  let themes: MemoryThemes
  /// The theme of the game on the screen, or `nil` for none.
  private(set) var shown: MemoryTheme.ID?
  /// The theme that is selected in the list.
  var selection: MemoryTheme.ID? {
    didSet { if selection != oldValue { showSelected() } }
  }
  /// `true` to show the selected theme's game automatically, since list and game are side by side.
  var showsSelected = false {
    didSet { if showsSelected, !oldValue { showSelected() } }
  }
  private var games: [MemoryTheme.ID: MemoryGameModel] = [:]
  @ObservationIgnored private let makeSeed: () -> UInt64
  @ObservationIgnored private let now: () -> Duration
  @ObservationIgnored private let onSound: (SoundEffect) -> Void
  @ObservationIgnored private let won: (MemoryGameModel) -> Void

  /// Creates the games for `themes`. `onSound` is called for each sound, `won` for each game won.
  init(
    themes: MemoryThemes, makeSeed: @escaping () -> UInt64, now: @escaping () -> Duration,
    onSound: @escaping (SoundEffect) -> Void = { _ in },
    won: @escaping (MemoryGameModel) -> Void
  ) {
    self.themes = themes
    self.makeSeed = makeSeed
    self.now = now
    self.onSound = onSound
    self.won = won
    selection = themes.themes.first?.id
  }

  /// The game on the screen, or `nil` for none.
  var game: MemoryGameModel? { shown.flatMap { games[$0] } }

  /// The selected theme of the list, or `nil` for none.
  var selected: MemoryTheme? { selection.flatMap { themes[$0] } }

  /// `true` if a game with the theme has started and isn't won.
  func isUnderWay(_ id: MemoryTheme.ID) -> Bool {
    games[id]?.isUnderWay ?? false
  }

  /// Shows the game of a theme, which resumes if it was left. Does nothing for a theme that is too
  /// small.
  func show(_ id: MemoryTheme.ID) {
    guard id != shown, let theme = themes[id], theme.isPlayable else { return }
    game?.leave()
    if games[id] == nil {
      games[id] = MemoryGameModel(
        theme: theme, seed: makeSeed(), now: now, onSound: onSound, won: won)
    }
    shown = id
    game?.comeBack()
  }

  private func showSelected() {
    guard showsSelected else { return }
    if let selected, selected.isPlayable { show(selected.id) } else { leave() }
  }

  /// Leaves the current game.
  func leave() {
    game?.leave()
    shown = nil
  }

  /// Loads changes that another program has made.
  func refresh() {
    themes.refresh()
    for theme in themes.themes { games[theme.id]?.theme = theme }
    if let selection, themes[selection] == nil { self.selection = themes.themes.first?.id }
  }

  /// Saves and selects a theme, and updates its game.
  func keep(_ theme: MemoryTheme) {
    themes.keep(theme)
    games[theme.id]?.theme = theme
    selection = theme.id
  }

  /// Deletes a theme and selects the next one. Its game is kept in case of an undo.
  func delete(_ id: MemoryTheme.ID) {
    guard let place = themes.themes.firstIndex(where: { $0.id == id }) else { return }
    if shown == id { leave() }
    themes.delete(id)
    guard selection == id else { return }
    selection = themes.themes.isEmpty ? nil : themes.themes[min(place, themes.themes.count - 1)].id
  }

  /// Deletes the selected theme.
  func deleteSelected() {
    if let selection { delete(selection) }
  }

  /// Restores and selects the theme deleted last.
  func undoDelete() {
    guard let id = themes.deleted?.id else { return }
    themes.undoDelete()
    selection = id
  }

  /// Inserts a copy of the selected theme behind it, and selects the copy.
  func duplicateSelected() {
    guard let theme = selected else { return }
    selection = themes.duplicate(theme.id)?.id ?? selection
  }

  /// Adds and selects an imported theme, and returns it as it is in the list. It doesn't take over
  /// the game of a deleted theme with the same identity.
  @discardableResult
  func take(_ theme: MemoryTheme) -> MemoryTheme {
    let taken = themes.take(theme)
    games[taken.id] = nil
    selection = taken.id
    return taken
  }
}
