public import Widgets

/// The files of the machine, as far as the screens need them; a test puts its own in place.
public nonisolated struct FileAccess: Sendable {
  /// Where one begins to look for files, from the root on.
  public var startFolder: String
  /// What "~" stands for, from the root on.
  public var homeFolder: String
  /// What is in a folder.
  public var list: @Sendable (_ folder: String) async throws(FileTrouble) -> [FileItem]
  /// The bytes of a file of at most `limit` bytes.
  public var read: @Sendable (_ path: String, _ limit: Int) async throws(FileTrouble) -> [UInt8]
  /// Writes a text as a file, which takes the place of one that is there if `replacing` says so.
  public var write:
    @Sendable (_ text: String, _ path: String, _ replacing: Bool) async throws(FileTrouble) -> Void

  /// The most bytes that a file of text may have.
  public static let largestText = 16_000_000
  /// The most bytes that a picture may have.
  public static let largestPicture = 64_000_000

  /// Access by these functions.
  public init(
    startFolder: String, homeFolder: String,
    list: @escaping @Sendable (String) async throws(FileTrouble) -> [FileItem],
    read: @escaping @Sendable (String, Int) async throws(FileTrouble) -> [UInt8],
    write: @escaping @Sendable (String, String, Bool) async throws(FileTrouble) -> Void
  ) {
    self.startFolder = startFolder
    self.homeFolder = homeFolder
    self.list = list
    self.read = read
    self.write = write
  }

  /// The path that somebody typed, from the root on: what is not from there or from home ("~") on
  /// begins at `folder`. Nil for blanks.
  func path(of typed: String, in folder: String) -> String? {
    let path = typed.trimmingBlanks
    if path.isEmpty { return nil }
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/") { return homeFolder + path.dropFirst() }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// No files at all.
  public static let none = FileAccess(
    startFolder: "/", homeFolder: "/", list: { _ throws(FileTrouble) in [] },
    read: { path, _ throws(FileTrouble) in throw .notFound(path) },
    write: { _, path, _ throws(FileTrouble) in throw .notAllowed(path) })
}

/// Why a file or a folder cannot be used.
public nonisolated enum FileTrouble: Error, Hashable, Sendable {
  /// There is none at the path.
  case notFound(String)
  /// The user may not.
  case notAllowed(String)
  /// It has more bytes than the limit.
  case tooLarge(String)
  /// There is one already.
  case exists(String)
  /// A folder has the path.
  case isFolder(String)
  /// Whatever else the system says.
  case other(String, reason: String)
}

nonisolated extension Words {
  /// Why a file cannot be used, in a sentence.
  func text(of trouble: FileTrouble) -> String {
    switch trouble {
    case .notFound(let path): solver.notFound(path)
    case .notAllowed(let path): solver.notAllowed(path)
    case .tooLarge(let path): solver.tooLarge(path)
    case .exists(let path): export.exists(path)
    case .isFolder(let path): export.isFolder(path)
    case .other(let path, let reason): solver(.fileTrouble(path: path, reason: reason))
    }
  }
}

extension String {
  /// The text without the blanks around it.
  nonisolated var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
