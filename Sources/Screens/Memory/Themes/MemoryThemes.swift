import Games
import Observation
import Store

/// The themes of Memory in their order, as they are kept: the chooser's model.
@Observable
final class MemoryThemes {
  /// All themes.
  private(set) var themes: [MemoryTheme] = []
  /// The themes that were deleted and their places, the latest last.
  private var allDeleted: [(theme: MemoryTheme, place: Int)] = []
  /// What went wrong and was not said yet.
  var troubles: [Trouble] = []
  @ObservationIgnored private let store: MemoryThemeStore
  @ObservationIgnored private let makeSeed: () -> UInt64
  /// Why nothing may be written: what is there could not be read.
  @ObservationIgnored private var unreadable: MemoryThemesError?
  /// Whether something on the screen is not on the disk.
  @ObservationIgnored private var isUnsaved = false
  /// The identities of themes that are there and could not be read.
  @ObservationIgnored private var hidden: Set<MemoryTheme.ID> = []

  /// What can go wrong.
  enum Trouble: Equatable {
    /// The file of a theme was damaged and got another name.
    case setAside(SetAsideFile)
    /// So did that of the order.
    case orderSetAside(SetAsideFile)
    /// Themes cannot be read or written.
    case failed(MemoryThemesError)
  }

  /// The themes of `store`. Where it never held any, or not all of them yet, there are those to begin
  /// with, called as `starterName` says. `makeSeed` gives numbers to new themes.
  init(
    store: MemoryThemeStore, makeSeed: @escaping () -> UInt64,
    starterName: (MemoryStarter) -> String
  ) {
    self.store = store
    self.makeSeed = makeSeed
    do throws(MemoryThemesError) {
      begin(with: try store.load(), starterName)
    } catch {
      unreadable = error
      troubles = [.failed(error)]
    }
  }

  private func begin(
    with loaded: MemoryThemeStore.Loaded, _ starterName: (MemoryStarter) -> String
  ) {
    takeUp(loaded)
    guard !loaded.hasOrder else { return }
    for starter in MemoryStarter.allCases {
      let theme = starter.theme(named: starterName(starter))
      if isFree(theme.id) { insert(theme, at: themes.count) }
    }
  }

  /// Takes up what another program has changed since; nothing where that cannot be read, or where
  /// something here could not be saved, lest it be lost.
  func refresh() {
    guard unreadable == nil, !isUnsaved, let loaded = try? store.load(), loaded.themes != nil else {
      return
    }
    takeUp(loaded)
  }

  /// Shows what was loaded, and says what is wrong with it that was not said before.
  private func takeUp(_ loaded: MemoryThemeStore.Loaded) {
    troubles += loaded.setAside.map(Trouble.setAside)
    troubles += loaded.orderSetAside.map { [.orderSetAside($0)] } ?? []
    let unread = loaded.unread.filter { !hidden.contains($0.key) }
    troubles += unread.sorted { $0.key.text < $1.key.text }.map { .failed($0.value) }
    hidden = Set(loaded.unread.keys)
    if loaded.themes != themes { themes = loaded.themes ?? [] }
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
    if let place = themes.firstIndex(where: { $0.id == theme.id }) {
      themes[place] = theme
      attempt { () throws(MemoryThemesError) in try store.save(theme) }
    } else {
      insert(theme, at: themes.count)
    }
  }

  /// Puts a theme like one of them behind it, with the next number after its name: "Ocean 2".
  func duplicate(_ id: MemoryTheme.ID) -> MemoryTheme? {
    guard let place = themes.firstIndex(where: { $0.id == id }) else { return nil }
    let copy = themes[place].copy(id: freeID, name: nextName(after: themes[place].name))
    insert(copy, at: place + 1)
    return copy
  }

  /// Adds a theme from elsewhere; one whose identity or name is taken gets another.
  func take(_ theme: MemoryTheme) -> MemoryTheme {
    var theme = isFree(theme.id) ? theme : theme.copy(id: freeID, name: theme.name)
    if themes.contains(where: { $0.name == theme.name }) {
      theme.name = nextName(after: theme.name)
    }
    insert(theme, at: themes.count)
    return theme
  }

  /// The theme that was deleted last and is not back; nil for none.
  var deleted: MemoryTheme? { allDeleted.last?.theme }

  /// Deletes a theme, which can be undone.
  func delete(_ id: MemoryTheme.ID) {
    guard let place = themes.firstIndex(where: { $0.id == id }) else { return }
    allDeleted.append((themes.remove(at: place), place))
    attempt { () throws(MemoryThemesError) in try store.delete(id) }
  }

  /// Puts the theme back that was deleted last, where it was.
  func undoDelete() {
    guard let (theme, place) = allDeleted.popLast() else { return }
    if isFree(theme.id) { insert(theme, at: min(place, themes.count)) }
  }

  /// Moves the themes at `places` so that they stand before the one at `place`, in their order.
  func move(_ places: RangeSet<Int>, to place: Int) {
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

  private func nextName(after name: String) -> String {
    let parts = name.split(separator: " ")
    let base =
      parts.count > 1 && parts.last.flatMap { Int($0) } != nil
      ? parts.dropLast().joined(separator: " ") : name
    let taken = Set(themes.map(\.name))
    let free = (2...(themes.count + 2)).first { !taken.contains("\(base) \($0)") }
    return "\(base) \(free ?? 2)"
  }

  /// Whether no theme has the identity, not even on a disk that takes capitals for small letters.
  private func isFree(_ id: MemoryTheme.ID) -> Bool {
    let text = id.text.lowercased()
    return !themes.contains { $0.id.text.lowercased() == text }
      && !hidden.contains { $0.text.lowercased() == text }
  }

  private var freeID: MemoryTheme.ID {
    var id = MemoryTheme.ID(makeSeed())
    while !isFree(id) { id = MemoryTheme.ID(makeSeed()) }
    return id
  }

  private func attempt(_ action: () throws(MemoryThemesError) -> Void) {
    do throws(MemoryThemesError) {
      if let unreadable { throw unreadable }
      try action()
    } catch {
      isUnsaved = true
      if !troubles.contains(.failed(error)) { troubles.append(.failed(error)) }
    }
  }
}
