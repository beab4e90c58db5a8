public import Games
import Synchronization

/// A store for Memory themes, as closures, so that tests and screens can replace them. Data is on
/// the disk when a call returns.
public struct MemoryThemeStore: Sendable {
  /// Loads all themes in order, with any problems of their files.
  public var load: @Sendable () throws(MemoryThemesError) -> Loaded
  /// Saves a theme. New ones come last.
  public var save: @Sendable (MemoryTheme) throws(MemoryThemesError) -> Void
  /// Saves a new order. Themes that aren't listed come last.
  public var saveOrder: @Sendable ([MemoryTheme.ID]) throws(MemoryThemesError) -> Void
  /// Deletes a theme. Does nothing if it is unknown.
  public var delete: @Sendable (MemoryTheme.ID) throws(MemoryThemesError) -> Void

  /// The contents of a store.
  public struct Loaded: Hashable, Sendable {
    /// The themes in order, or `nil` if none were ever saved.
    public var themes: [MemoryTheme]?
    /// `true` if an order was ever saved, which is the last step of a first run.
    public var hasOrder: Bool
    /// The damaged theme files.
    public var setAside: [SetAsideFile] = []
    /// The names of the themes with symbols that can't be read.
    public var incomplete: [String] = []
    /// The order file, if it was damaged.
    public var orderSetAside: SetAsideFile?
    /// The files that couldn't be read, by the identities that they take.
    public var unread: [MemoryTheme.ID: MemoryThemesError] = [:]

    /// Creates contents with the given themes, by default with an order.
    public init(themes: [MemoryTheme]?, hasOrder: Bool = true) {
      self.themes = themes
      self.hasOrder = hasOrder
    }
  }

  /// Creates a store from closures.
  public init(
    load: @escaping @Sendable () throws(MemoryThemesError) -> Loaded,
    save: @escaping @Sendable (MemoryTheme) throws(MemoryThemesError) -> Void,
    saveOrder: @escaping @Sendable ([MemoryTheme.ID]) throws(MemoryThemesError) -> Void,
    delete: @escaping @Sendable (MemoryTheme.ID) throws(MemoryThemesError) -> Void
  ) {
    self.load = load
    self.save = save
    self.saveOrder = saveOrder
    self.delete = delete
  }

  /// Returns a store in memory, which exists as long as a copy of it does and begins with `themes`.
  public static func inMemory(_ themes: [MemoryTheme]? = nil) -> MemoryThemeStore {
    let kept = Kept(themes)
    return MemoryThemeStore(
      load: { () throws(MemoryThemesError) in
        let themes = kept.value.withLock(\.self)
        return Loaded(themes: themes, hasOrder: themes != nil)
      },
      save: { (theme) throws(MemoryThemesError) in
        kept.value.withLock { themes in
          var all = themes ?? []
          let place = all.firstIndex { $0.id == theme.id }
          if let place { all[place] = theme } else { all.append(theme) }
          themes = all
        }
      },
      saveOrder: { (order) throws(MemoryThemesError) in
        kept.value.withLock { $0 = $0?.sorted(by: order.map(\.text)) }
      },
      delete: { (id) throws(MemoryThemesError) in
        kept.value.withLock { $0?.removeAll { $0.id == id } }
      })
  }
}

extension [MemoryTheme] {
  /// Returns the themes in an order of identities. Those that it lacks come last, as they were.
  func sorted(by order: [String]) -> [MemoryTheme] {
    let places = Dictionary(zip(order, order.indices)) { first, _ in first }
    return enumerated().sorted { first, second in
      (places[first.element.id.text] ?? .max, first.offset)
        < (places[second.element.id.text] ?? .max, second.offset)
    }.map(\.element)
  }
}

/// The reason why Memory themes couldn't be read or written.
public enum MemoryThemesError: Error, Hashable, Sendable {
  /// A folder or file exists but can't be read.
  case unreadable(path: String, reason: FileFault)
  /// A file can't be written.
  case unwritable(path: String, reason: FileFault)
  /// A file contains no theme.
  case noTheme(path: String, fault: Fault)

  /// The problem with a file that contains no theme.
  public enum Fault: Hashable, Sendable {
    /// It is not JSON.
    case notJSON
    /// A field is missing.
    case missing(String)
    /// A field has a value of the wrong type.
    case otherKind(String)
    /// A field has an invalid value, which isn't a symbol or an identity.
    case unfit(String)
  }
}
