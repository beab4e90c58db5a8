import Foundation

/// One of the program's own files or folders. There may be something else in its place, or a
/// symbolic link, as those have who keep their settings elsewhere.
enum OwnFile {
  /// The users whose links are followed: this one and the system.
  static let trusted: Set<uid_t> = [geteuid(), 0]

  /// Checks that `path` isn't a symbolic link that another user has put there, which could lead to
  /// any of this user's files.
  ///
  /// - Throws: ``FileFault/foreignLink``.
  static func checkLink(_ path: String, trusting users: Set<uid_t> = trusted) throws(FileFault) {
    guard let status = FileStatus(atName: path), status.kind == .link else { return }
    if !users.contains(status.owner) { throw .foreignLink }
  }

  /// Returns the path to which `path` leads, whether or not anything is there.
  ///
  /// - Throws: ``FileFault/linkToNoFolder`` if a link leads into a folder that is missing, as one
  ///   on a disk that isn't there, and the fault of links in a circle.
  static func target(of path: String) throws(FileFault) -> String {
    var target = path
    // As many links as the system follows.
    for _ in 0..<40 {
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard readlink(target, &bytes, bytes.count - 1) >= 0 else {
        let isThere = target == path || FileIdentity(PathParts(target).folder) != nil
        guard isThere else { throw .linkToNoFolder }
        return target
      }
      let next = bytes.withUnsafeBufferPointer { text in
        text.baseAddress.flatMap { String(validatingCString: $0) }
      }
      guard let next else { throw .notFound }
      target = next.hasPrefix("/") ? next : "\(PathParts(target).folder)/\(next)"
    }
    throw FileFault(ELOOP)
  }

  /// Makes the folder at `path` if it is missing, and those above it. Only the user can enter it.
  static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: target(of: path), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  /// Checks that nothing but a file has the name.
  ///
  /// - Throws: ``FileFault/isFolder`` or ``FileFault/isNoFile``.
  static func check(_ path: String) throws(FileFault) {
    try FileStatus(path)?.checkIsFile()
  }

  /// Checks that nothing but a folder has the name.
  ///
  /// - Throws: ``FileFault/isFile`` or ``FileFault/isNoFile``.
  static func checkIsFolder(_ path: String) throws(FileFault) {
    switch FileStatus(path)?.kind {
    case .folder, nil: break
    case .file: throw .isFile
    case .link, .other: throw .isNoFile
    }
  }

  /// Returns the contents. Doesn't wait for the writer of a pipe.
  ///
  /// - Throws: ``FileFault/tooLarge(limit:)`` if there are more than `limit` bytes.
  static func contents(of path: String, upTo limit: Int) throws -> Data {
    try check(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(errno) }
    defer { close(descriptor) }
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFault(errno) }
      if count == 0 { return data }
      data += piece[..<count]
      guard data.count <= limit else { throw FileFault.tooLarge(limit: limit) }
    }
  }

  /// Writes `data` as the whole file at `path`, which only the user can read. A reader sees the old
  /// file or the new one, even after a power cut.
  ///
  /// Creates the folder if it is missing. If `path` is a symbolic link, replaces or creates its
  /// target, unless the link is another user's. A folder, a pipe or a device stays.
  ///
  /// - Throws: what ``target(of:)`` throws, and the file system's error.
  static func write(_ data: Data, to path: String) throws {
    try checkLink(path)
    let target = try target(of: path)
    try check(target)
    try makeFolder(PathParts(target).folder)
    try NewFile(for: target, permissions: 0o600, isReplacing: true).finish(with: data)
  }

  /// Writes `data` in the same way while no other program changes the file, and copies what was
  /// there, `limit` bytes at most, to `path.before-1` or the first free number. Returns the path of
  /// the copy, or `nil` if there was nothing else.
  static func replace(_ path: String, with data: Data, upTo limit: Int) throws -> String? {
    try FileLock.withFolder(of: path) {
      guard FileManager.default.fileExists(atPath: path) else {
        try write(data, to: path)
        return nil
      }
      let old = try contents(of: path, upTo: limit)
      guard old != data else { return nil }
      let kept = SetAsideFile.freePath("\(path).before")
      try write(old, to: kept)
      try write(data, to: path)
      return kept
    }
  }
}

extension Data {
  /// Encodes `value` as JSON for people to read.
  init(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    self = try encoder.encode(value) + Data("\n".utf8)
  }
}

/// The largest size of each kind of own file that the program reads, in bytes, so that no file
/// takes up all memory. A larger file isn't changed: it is set aside or left where it is, and the
/// player is informed.
///
/// The program's own files are far smaller: preferences take 10 KB, a theme 2 KB.
public enum FileBound {
  /// The preferences.
  public static let preferences = 1 << 18
  /// The solver's board and paths. More of them aren't written either.
  public static let solver = 1 << 22
  /// A text about the solver's board, such as a comment. A longer one isn't written if there is too
  /// much.
  static let solverText = 2_000
  /// A theme of Memory, and the order of the themes.
  public static let theme = 1 << 16
  /// The themes of Memory together. After the one that reaches it, no more are read.
  static let allThemes = 1 << 22
  /// The number of themes of Memory, rather than their bytes.
  public static let themes = 1_000
  /// A text in the database, such as a move or the name of a collection. A row with a longer one
  /// counts as damaged.
  static let databaseText = 1 << 16
  /// A name in the database that the player or a file has given. A longer one is cut.
  static let databaseName = 2_000
}
