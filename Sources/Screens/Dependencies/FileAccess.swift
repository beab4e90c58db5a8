public import Scutes

/// The screens' access to the machine's files. Tests replace it.
public nonisolated struct FileAccess: Sendable {
  /// The absolute path of the folder where browsing starts.
  public var startFolder: String
  /// The absolute path that "~" stands for.
  public var homeFolder: String
  /// Lists the contents of a folder.
  public var list: @Sendable (_ folder: String) async throws(FileError) -> [FileItem]
  /// Reads a file of at most `limit` bytes.
  public var read: @Sendable (_ path: String, _ limit: Int) async throws(FileError) -> [UInt8]
  /// Writes bytes to a file, over an existing one only if `replacing` is `true`.
  public var write:
    @Sendable (_ bytes: [UInt8], _ path: String, _ replacing: Bool) async throws(FileError) -> Void

  /// The size limit for text files, in bytes.
  public static let largestText = 16_000_000
  /// The size limit for pictures, in bytes.
  public static let largestPicture = 64_000_000

  /// Creates access from these functions.
  public init(
    startFolder: String, homeFolder: String,
    list: @escaping @Sendable (String) async throws(FileError) -> [FileItem],
    read: @escaping @Sendable (String, Int) async throws(FileError) -> [UInt8],
    write: @escaping @Sendable ([UInt8], String, Bool) async throws(FileError) -> Void
  ) {
    self.startFolder = startFolder
    self.homeFolder = homeFolder
    self.list = list
    self.read = read
    self.write = write
  }

  /// Resolves a typed path to an absolute one. `~` is the home folder, and relative paths start at
  /// `folder`. Returns `nil` if only blanks were typed.
  func path(of typed: String, in folder: String) -> String? {
    let path = typed.trimmingBlanks
    if path.isEmpty { return nil }
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/") { return homeFolder + path.dropFirst() }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Access to no files.
  public static let none = FileAccess(
    startFolder: "/", homeFolder: "/", list: { _ throws(FileError) in [] },
    read: { path, _ throws(FileError) in throw .notFound(path) },
    write: { _, path, _ throws(FileError) in throw .notAllowed(path) })
}

extension String {
  /// The text without leading and trailing blanks.
  nonisolated var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
