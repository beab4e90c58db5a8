public import Games
import Synchronization

extension MemoryThemeStore {
  /// Returns a store in memory, which exists as long as a copy of it does and begins with `themes`.
  public static func inMemory(_ themes: [MemoryTheme]? = nil) -> MemoryThemeStore {
    let kept = KeptThemes(themes)
    return MemoryThemeStore(
      load: { () throws(MemoryThemesError) in Loaded(themes: kept.all, hasOrder: kept.all != nil) },
      save: { (theme) throws(MemoryThemesError) in kept.save(theme) },
      saveOrder: { (order) throws(MemoryThemesError) in kept.sort(by: order) },
      delete: { (id) throws(MemoryThemesError) in kept.delete(id) })
  }
}

private final class KeptThemes: Sendable {
  private let themes: Mutex<[MemoryTheme]?>

  init(_ themes: [MemoryTheme]?) {
    self.themes = Mutex(themes)
  }

  var all: [MemoryTheme]? { themes.withLock { $0 } }

  func save(_ theme: MemoryTheme) {
    themes.withLock { themes in
      var all = themes ?? []
      if let place = all.firstIndex(where: { $0.id == theme.id }) {
        all[place] = theme
      } else {
        all.append(theme)
      }
      themes = all
    }
  }

  func sort(by order: [MemoryTheme.ID]) {
    let places = Dictionary(zip(order, order.indices)) { first, _ in first }
    themes.withLock { themes in
      themes = themes.map { all in
        all.enumerated().sorted { first, second in
          (places[first.element.id] ?? .max, first.offset)
            < (places[second.element.id] ?? .max, second.offset)
        }.map(\.element)
      }
    }
  }

  func delete(_ id: MemoryTheme.ID) {
    themes.withLock { $0?.removeAll { $0.id == id } }
  }
}
