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

extension MemoryThemesError: CustomStringConvertible {
  /// One sentence for the person whose themes they are.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The themes in \(path) cannot be read (\(reason)); check who may read them."
    case .unwritable(let path, let reason):
      "The theme cannot be saved as \(path) (\(reason)); make the folder writable, or choose another."
    case .noTheme(let path, let fault):
      "\(path) is no theme (\(fault)); choose a file that was exported as one."
    }
  }
}

extension MemoryThemesError.Fault: CustomStringConvertible {
  /// A few words for the person whose file it is.
  public var description: String {
    switch self {
    case .notJSON: "it is not JSON"
    case .missing(let field): "“\(field)” is missing"
    case .otherKind(let field): "“\(field)” is of another kind"
    case .unfit(let field): "“\(field)” holds what will not do"
    }
  }
}
