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
    /// A field has an invalid value, which is no symbol or no identity.
    case unfit(String)
  }
}
