import Foundation

/// Atomic replacement of one of the program's own files, which only the user can read.
enum ReplacedFile {
  /// Writes a new file beside the one at `path`, syncs it to the disk, and renames it.
  ///
  /// Creates the folder if it is missing. If `path` is a symbolic link, replaces or creates its target,
  /// unless the link is another user's. A folder, a pipe or a device stays.
  ///
  /// - Throws: what ``LinkTarget/of(_:)`` throws, and the file system's error.
  static func write(_ data: Data, to path: String) throws {
    try ForeignLink.check(path)
    let target = try LinkTarget.of(path)
    try RegularFile.check(target)
    try LinkTarget.makeFolder(PathParts(target).folder)
    let new = "\(target).new-\(ProcessInfo.processInfo.processIdentifier)"
    // What bears this name is of an earlier process with the same number.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(new, target) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Removes the program's new files in `folder` that a killed process could not rename any more, and
  /// its copies of games.
  static func sweep(_ folder: String) {
    let newName =
      #/
        (?: .+ \.json (?: \. (?:before|other) -[0-9]+ )?
          | games\.sqlite (?: \. (?:before|damaged) -[0-9]+ )?
          | ultimate-sudoku-games-.+ )
        \.new-([0-9]+) (?: -wal | -shm | -journal )?
      /#
    sweep(folder) { name in name.wholeMatch(of: newName).flatMap { pid_t($0.1) } }
  }

  /// Removes the files in `folder` whose process is no more. `process` returns the number of the process
  /// that made a file with a name, or `nil` if none did. Those of the last `age` seconds stay: on a shared
  /// disk, their process may be another machine's.
  static func sweep(
    _ folder: String, olderThan age: time_t = 60, madeBy process: (_ name: String) -> pid_t?
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      guard let id = process(name), id > 0, kill(id, 0) != 0, errno == ESRCH else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), age == 0 || time(nil) - status.modificationTime > age
      else { continue }
      unlink(path)
    }
  }
}

extension stat {
  /// The time of the last change, in seconds since 1970.
  fileprivate var modificationTime: time_t {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
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
