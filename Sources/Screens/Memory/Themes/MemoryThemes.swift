import Models
import Observation

/// The themes of Memory in their order, as they are kept: the chooser's model.
@Observable
final class MemoryThemes {
  /// All themes.
  private(set) var themes: [MemoryTheme] = []
  /// The theme that was deleted last and its place, until something else changes.
  private(set) var deleted: (theme: MemoryTheme, place: Int)?
  /// What went wrong last; nil while all is well.
  var trouble: Trouble?
  @ObservationIgnored private let store: MemoryThemeStore
  @ObservationIgnored private let makeSeed: () -> UInt64

  /// What can go wrong.
  enum Trouble: Equatable {
    /// A file was damaged and got another name.
    case setAside(SetAsideFile)
    /// Themes cannot be read or written.
    case failed(MemoryThemesError)
  }

  /// The themes of `store`. Where it never held any there are those to begin with, called as
  /// `starterName` says. `makeSeed` gives numbers to new themes.
  init(
    store: MemoryThemeStore, makeSeed: @escaping () -> UInt64,
    starterName: (MemoryStarter) -> String
  ) {
    self.store = store
    self.makeSeed = makeSeed
    attempt { () throws(MemoryThemesError) in
      let loaded = try store.load()
      trouble = loaded.setAside.first.map(Trouble.setAside)
      if let known = loaded.themes {
        themes = known
      } else {
        themes = MemoryStarter.allCases.map { $0.theme(named: starterName($0)) }
        for theme in themes { try store.save(theme) }
        try store.saveOrder(themes.map(\.id))
      }
    }
  }

  /// The theme of an identity; nil where it is gone.
  subscript(id: MemoryTheme.ID) -> MemoryTheme? { themes.first { $0.id == id } }

  /// A theme that is in no list yet.
  func new(named name: String) -> MemoryTheme {
    MemoryTheme(
      id: freeID, name: name, color: RGBA(0x8A, 0x5B, 0xC7), symbols: [],
      pairs: MemoryTheme.fewestPairs)
  }

  /// Keeps a theme: in the place of that with its identity, or as the last one.
  func keep(_ theme: MemoryTheme) {
    deleted = nil
    if let place = themes.firstIndex(where: { $0.id == theme.id }) {
      themes[place] = theme
      attempt { () throws(MemoryThemesError) in try store.save(theme) }
    } else {
      insert(theme, at: themes.count)
    }
  }

  /// Puts a theme like one of them behind it, called `name`.
  func duplicate(_ id: MemoryTheme.ID, named name: String) -> MemoryTheme? {
    guard let place = themes.firstIndex(where: { $0.id == id }) else { return nil }
    let copy = themes[place].copy(id: freeID, name: name)
    deleted = nil
    insert(copy, at: place + 1)
    return copy
  }

  /// Adds a theme from elsewhere; one whose identity is taken gets another.
  func take(_ theme: MemoryTheme) -> MemoryTheme {
    let theme = self[theme.id] == nil ? theme : theme.copy(id: freeID, name: theme.name)
    deleted = nil
    insert(theme, at: themes.count)
    return theme
  }

  /// Deletes a theme, which can be undone until something else changes.
  func delete(_ id: MemoryTheme.ID) {
    guard let place = themes.firstIndex(where: { $0.id == id }) else { return }
    deleted = (themes.remove(at: place), place)
    attempt { () throws(MemoryThemesError) in try store.delete(id) }
  }

  /// Puts the theme back that was deleted last, where it was.
  func undoDelete() {
    guard let deleted else { return }
    self.deleted = nil
    insert(deleted.theme, at: min(deleted.place, themes.count))
  }

  /// Moves the themes at `places` so that they stand before the one at `place`, in their order.
  func move(_ places: RangeSet<Int>, to place: Int) {
    deleted = nil
    themes.moveSubranges(places, to: place)
    saveOrder()
  }

  private func insert(_ theme: MemoryTheme, at place: Int) {
    themes.insert(theme, at: place)
    attempt { () throws(MemoryThemesError) in try store.save(theme) }
    saveOrder()
  }

  private func saveOrder() {
    attempt { () throws(MemoryThemesError) in try store.saveOrder(themes.map(\.id)) }
  }

  private var freeID: MemoryTheme.ID {
    var id = MemoryTheme.ID(makeSeed())
    while self[id] != nil { id = MemoryTheme.ID(makeSeed()) }
    return id
  }

  private func attempt(_ action: () throws(MemoryThemesError) -> Void) {
    do throws(MemoryThemesError) {
      try action()
    } catch {
      trouble = .failed(error)
    }
  }
}
