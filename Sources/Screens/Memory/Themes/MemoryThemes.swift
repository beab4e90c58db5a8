import Games
import Observation
import Store

/// The stored themes of Memory in their order. The model of the theme list.
@Observable
final class MemoryThemes {
  private(set) var themes: [MemoryTheme] = []
  /// The deleted themes with their indices, latest last.
  private var allDeleted: [(theme: MemoryTheme, place: Int)] = []
  /// Problems not yet reported to the user.
  var troubles: [MemoryTrouble] = []
  @ObservationIgnored private let store: MemoryThemeStore
  @ObservationIgnored private let makeSeed: () -> UInt64
  /// The reason for not writing anything: the stored themes couldn't be read.
  @ObservationIgnored private var unreadable: MemoryThemesError?
  /// The changes that aren't on the disk yet, oldest first.
  @ObservationIgnored private var unsaved: [Change] = []
  /// The identities of stored themes that couldn't be read.
  @ObservationIgnored private var hidden: Set<MemoryTheme.ID> = []
  /// The names of the themes that are known to have symbols that can't be read.
  @ObservationIgnored private var incomplete: Set<String> = []

  /// A change to what is stored.
  private enum Change: Equatable {
    /// A theme was added, edited or deleted.
    case theme(MemoryTheme.ID)
    case order
  }

  /// Loads the themes of `store`. Adds missing default themes, named by `starterName`, if the store
  /// never had all of them. `makeSeed` provides numbers for new themes.
  init(
    store: MemoryThemeStore, makeSeed: @escaping () -> UInt64,
    starterName: (BuiltInMemoryTheme) -> String
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
    with loaded: MemoryThemeStore.Loaded, _ starterName: (BuiltInMemoryTheme) -> String
  ) {
    takeUp(loaded)
    guard !loaded.hasOrder else { return }
    let missing = BuiltInMemoryTheme.allCases.map { $0.theme(named: starterName($0)) }
      .filter { isFree($0.id) }
    themes += missing
    save(missing.map { .theme($0.id) } + [.order])
  }

  /// Loads changes that another program has made. Does nothing if that fails or if there are
  /// unsaved changes here, which would be lost.
  func refresh() {
    guard unreadable == nil, unsaved.isEmpty, let loaded = try? store.load(),
      loaded.themes != nil
    else { return }
    takeUp(loaded)
  }

  /// Shows loaded themes, and reports new problems with them.
  private func takeUp(_ loaded: MemoryThemeStore.Loaded) {
    troubles += loaded.setAside.map(MemoryTrouble.setAside)
    troubles += loaded.orderSetAside.map { [.orderSetAside($0)] } ?? []
    for (_, error) in loaded.unread.sorted(by: { $0.key.text < $1.key.text })
      .filter({ !hidden.contains($0.key) }) where !troubles.contains(.failed(error))
    {
      troubles.append(.failed(error))
    }
    hidden = Set(loaded.unread.keys)
    troubles += loaded.incomplete.filter { !incomplete.contains($0) }.map { .incomplete($0) }
    incomplete.formUnion(loaded.incomplete)
    if loaded.themes != themes { themes = loaded.themes ?? [] }
  }

  /// The theme with an identity, or `nil` if it is gone.
  subscript(id: MemoryTheme.ID) -> MemoryTheme? { themes.first { $0.id == id } }

  /// Creates a theme that is in no list yet.
  func new(named name: String) -> MemoryTheme {
    MemoryTheme(
      id: freeID, name: name, color: RGBA(0x8A, 0x5B, 0xC7), symbols: [],
      pairs: MemoryTheme.minPairs)
  }

  /// Saves a theme, in place of the one with its identity or else at the end.
  func keep(_ theme: MemoryTheme) {
    if let place = themes.firstIndex(where: { $0.id == theme.id }) {
      themes[place] = theme
      save([.theme(theme.id)])
    } else {
      insert(theme, at: themes.count)
    }
  }

  /// Inserts a copy of a theme behind it, with the next free number after its name: "Ocean 2".
  func duplicate(_ id: MemoryTheme.ID) -> MemoryTheme? {
    guard let place = themes.firstIndex(where: { $0.id == id }) else { return nil }
    let copy = themes[place].copy(id: freeID, name: nextName(after: themes[place].name))
    insert(copy, at: place + 1)
    return copy
  }

  /// Adds an imported theme. Gives it a new identity or name if its own is taken.
  func take(_ theme: MemoryTheme) -> MemoryTheme {
    var theme = withFreeID(theme)
    if themes.contains(where: { $0.name == theme.name }) {
      theme.name = nextName(after: theme.name)
    }
    insert(theme, at: themes.count)
    return theme
  }

  /// The theme deleted last and not yet restored, if any.
  var deleted: MemoryTheme? { allDeleted.last?.theme }

  /// Deletes a theme. This can be undone.
  func delete(_ id: MemoryTheme.ID) {
    guard let place = themes.firstIndex(where: { $0.id == id }) else { return }
    allDeleted.append((themes.remove(at: place), place))
    save([.theme(id)])
  }

  /// Restores the theme deleted last to its place. Gives it a new identity if its own was taken
  /// meanwhile.
  func undoDelete() {
    guard let (theme, place) = allDeleted.popLast() else { return }
    insert(withFreeID(theme), at: min(place, themes.count))
  }

  /// Moves the themes at `places` before the one at `place`, in their order.
  func move(_ places: RangeSet<Int>, to place: Int) {
    themes.moveSubranges(places, to: place)
    save([.order])
  }

  private func insert(_ theme: MemoryTheme, at place: Int) {
    themes.insert(theme, at: place)
    save([.theme(theme.id), .order])
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

  /// `true` if no theme has the identity, ignoring case as some file systems do.
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

  private func withFreeID(_ theme: MemoryTheme) -> MemoryTheme {
    isFree(theme.id) ? theme : theme.copy(id: freeID, name: theme.name)
  }

  /// Saves changes, and earlier ones whose saving failed. Reports failures of the new ones.
  private func save(_ changes: [Change]) {
    unsaved = unsaved.filter { !changes.contains($0) } + changes
    unsaved = unsaved.filter { change in
      do throws(MemoryThemesError) {
        if let unreadable { throw unreadable }
        try write(change)
        return false
      } catch {
        if changes.contains(change), !troubles.contains(.failed(error)) {
          troubles.append(.failed(error))
        }
        return true
      }
    }
  }

  private func write(_ change: Change) throws(MemoryThemesError) {
    switch change {
    case .theme(let id):
      if let theme = self[id] { try store.save(theme) } else { try store.delete(id) }
    case .order: try store.saveOrder(themes.map(\.id))
    }
  }
}
