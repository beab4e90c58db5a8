/// Why themes of Memory could not be read or written.
public enum MemoryThemesError: Error, Hashable, Sendable {
  /// A folder or file is there and cannot be read.
  case unreadable(path: String, reason: String)
  /// A file cannot be written.
  case unwritable(path: String, reason: String)
  /// A file holds no theme.
  case noTheme(path: String, fault: Fault)

  /// What is wrong with a file that holds no theme.
  public enum Fault: Hashable, Sendable {
    /// It is not JSON.
    case notJSON
    /// A field is missing.
    case missing(String)
    /// A field holds a value of another kind.
    case otherKind(String)
    /// A field holds a value that will not do: what is no symbol or no identity.
    case unfit(String)
  }
}
