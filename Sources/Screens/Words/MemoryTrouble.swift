import Store

/// A problem with the themes of Memory.
nonisolated enum MemoryTrouble: Equatable, Sendable {
  /// A damaged theme file was renamed.
  case setAside(SetAsideFile)
  /// The damaged file of the order was renamed.
  case orderSetAside(SetAsideFile)
  /// Some symbols of the theme with this name can't be read.
  case incomplete(String)
  /// Themes can't be read or written.
  case failed(MemoryThemesError)
}
