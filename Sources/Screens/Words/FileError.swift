public import Store

/// The reason why a file or folder can't be used.
public nonisolated enum FileError: Error, Hashable, Sendable {
  /// Nothing exists at the path.
  case notFound(String)
  /// The user lacks permission.
  case notAllowed(String)
  /// The file exceeds the size limit.
  case tooLarge(String)
  /// A file already exists at the path.
  case exists(String)
  /// The path is a folder's.
  case isFolder(String)
  /// The path is neither a file's nor a folder's.
  case isNoFile(String)
  /// Any other reason.
  case other(String, reason: FileFault)

  /// The reason why the file at `path` can't be used.
  public init(_ path: String, _ fault: FileFault) {
    switch fault {
    case .notFound: self = .notFound(path)
    case .notAllowed: self = .notAllowed(path)
    case .isFolder: self = .isFolder(path)
    case .isNoFile: self = .isNoFile(path)
    case .exists: self = .exists(path)
    default: self = .other(path, reason: fault)
    }
  }
}
