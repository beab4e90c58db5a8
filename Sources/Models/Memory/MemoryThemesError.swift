/// Why themes of Memory could not be read or written.
public enum MemoryThemesError: Error, Hashable, Sendable {
  /// A folder or file is there and cannot be read.
  case unreadable(path: String, reason: String)
  /// A file cannot be written.
  case unwritable(path: String, reason: String)
  /// A file holds no theme.
  case noTheme(path: String, reason: String)
}

extension MemoryThemesError: CustomStringConvertible {
  /// One sentence for the person whose themes they are.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The themes in \(path) cannot be read (\(reason)); check who may read them."
    case .unwritable(let path, let reason):
      "The theme cannot be saved as \(path) (\(reason)); make the folder writable, or choose another."
    case .noTheme(let path, let reason):
      "\(path) is no theme (\(reason)); choose a file that was exported as one."
    }
  }
}
