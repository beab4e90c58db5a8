public import Games

/// Where themes of Memory are kept: as closures, so that a test or a screen can put its own in their
/// place. A call has reached the disk when it returns.
public struct MemoryThemeStore: Sendable {
  /// All themes, in their order, and what is wrong with their files.
  public var load: @Sendable () throws(MemoryThemesError) -> Loaded
  /// Keeps a theme as it is now; a new one comes last.
  public var save: @Sendable (MemoryTheme) throws(MemoryThemesError) -> Void
  /// Keeps the themes in another order; those that are not named come last.
  public var saveOrder: @Sendable ([MemoryTheme.ID]) throws(MemoryThemesError) -> Void
  /// Forgets a theme; nothing where it is not known.
  public var delete: @Sendable (MemoryTheme.ID) throws(MemoryThemesError) -> Void

  /// What a store holds.
  public struct Loaded: Hashable, Sendable {
    /// The themes in their order; nil where none were ever kept.
    public var themes: [MemoryTheme]?
    /// Whether an order was ever kept: the last thing that a first run does.
    public var hasOrder: Bool
    /// The files of themes that turned out to be damaged.
    public var setAside: [SetAsideFile] = []
    /// The file of the order, where it turned out to be damaged.
    public var orderSetAside: SetAsideFile?
    /// The files that are there and could not be read, with the identities that they take.
    public var unread: [MemoryTheme.ID: MemoryThemesError] = [:]

    /// The given themes; they have an order unless said otherwise.
    public init(themes: [MemoryTheme]?, hasOrder: Bool = true) {
      self.themes = themes
      self.hasOrder = hasOrder
    }
  }

  /// A store of the given closures.
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
}
