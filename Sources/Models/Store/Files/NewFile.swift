public import Foundation

/// A file that is written beside its name, and gets it once it is whole. If the process is killed
/// before, an existing file of that name stays as it is.
public final class NewFile: Sendable {
  /// The handle to write to.
  public let handle: FileHandle
  private let path: String
  /// The name until then, or `nil` for a file without one, which goes if the process is killed.
  private let interimPath: String?
  private let isReplacing: Bool

  /// Creates a file for `path`, with `permissions` less the user's mask. It takes the place of
  /// another if it `isReplacing`.
  init(for path: String, permissions: mode_t, isReplacing: Bool) throws(FileFault) {
    self.path = path
    self.isReplacing = isReplacing
    // Nothing without a name can replace a file.
    if !isReplacing, let descriptor = Self.openNameless(beside: path, permissions) {
      interimPath = nil
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      return
    }
    let start = "\(PathParts(path).name).new-"
    Self.sweep(PathParts(path).folder) { name in
      name.hasPrefix(start) ? pid_t(name.dropFirst(start.count)) : nil
    }
    let interimPath = "\(path).new-\(getpid())"
    // A file of this name is left from an earlier process with the same number.
    unlink(interimPath)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(interimPath, flags, permissions)
    guard descriptor >= 0 else { throw FileFault(errno) }
    self.interimPath = interimPath
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes `data`, and then does what ``finish()`` does.
  func finish(with data: Data) throws {
    do {
      try handle.write(contentsOf: data)
    } catch {
      discard()
      throw error
    }
    try finish()
  }

  /// Writes the file to the disk and gives it its name. After a failure it is gone.
  ///
  /// - Throws: ``FileFault/exists`` if another file has that name by now and isn't replaced.
  public func finish() throws(FileFault) {
    defer { discard() }
    do {
      try handle.synchronize()
    } catch {
      throw FileFault(error)
    }
    guard name() else { throw FileFault(errno) }
  }

  /// Gives the file its name already, to be written on. After a failure it is gone.
  ///
  /// - Throws: ``FileFault/exists`` if another file has that name by now and isn't replaced.
  func publish() throws(FileFault) {
    guard name() else {
      let fault = FileFault(errno)
      discard()
      throw fault
    }
    if let interimPath { unlink(interimPath) }
  }

  /// Closes the file without giving it its name.
  public func discard() {
    try? handle.close()
    if let interimPath { unlink(interimPath) }
  }

  /// Gives the file its name. Returns `false` if that fails, and leaves the reason in `errno`.
  private func name() -> Bool {
    guard let interimPath else {
      let source = Self.processPath(of: handle.fileDescriptor)
      return linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }
    return isReplacing
      ? Foundation.rename(interimPath, path) == 0 : Self.rename(interimPath, toFree: path)
  }

  /// Gives a file another name, at which nothing else is. Returns `false` if that fails, and leaves
  /// the reason in `errno`. It may keep the first name, too.
  static func rename(_ path: String, toFree newPath: String) -> Bool {
    // Unlike `rename`, `link` never replaces a file that has just appeared there.
    if link(path, newPath) == 0 { return true }
    guard errno != EEXIST else { return false }
    // The file system has no links.
    let claim = open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard claim >= 0 else { return false }
    close(claim)
    return Foundation.rename(path, newPath) == 0
  }

  /// Opens a file without a name in the folder of `path`. Returns `nil` if the system can't do
  /// that, or couldn't give it a name later.
  private static func openNameless(beside path: String, _ permissions: mode_t) -> Int32? {
    #if os(Linux)
      // `O_TMPFILE`, which Swift doesn't import.
      let temporary: Int32 = 0o20_000_000 | O_DIRECTORY
      let descriptor = open(
        PathParts(path).folder, temporary | O_WRONLY | O_CLOEXEC, permissions)
      guard descriptor >= 0 else { return nil }
      guard FileStatus(processPath(of: descriptor)) != nil else {
        close(descriptor)
        return nil
      }
      return descriptor
    #else
      return nil
    #endif
  }

  private static func processPath(of descriptor: Int32) -> String {
    "/proc/self/fd/\(descriptor)"
  }

  // MARK: What killed processes leave

  /// Removes the program's new files in `folder` that a killed process could not rename any more,
  /// and its copies of games.
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

  /// Removes the files in `folder` whose process has ended. `process` returns the number of the
  /// process that made a file with a name, or `nil` if none did. Those of the last `age` seconds
  /// stay: on a shared disk, their process may be another machine's.
  static func sweep(
    _ folder: String, olderThan age: Double = 60, madeBy process: (_ name: String) -> pid_t?
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      guard let id = process(name), id > 0, kill(id, 0) != 0, errno == ESRCH else { continue }
      let path = "\(folder)/\(name)"
      guard let status = FileStatus(atName: path), status.kind == .file,
        status.owner == geteuid(), let change = FileStatus.lastChange(of: path),
        age == 0 || Date.now.timeIntervalSince1970 - change > age
      else { continue }
      unlink(path)
    }
  }
}
