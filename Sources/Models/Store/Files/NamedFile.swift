public import Foundation

/// A file that the user has named for the program to write.
///
/// A name given by mistake does no harm: the program's own files, the target of a link, a pipe, a
/// device and a file of another kind stay as they are.
public struct NamedFile: Hashable, Sendable {
  /// The path.
  public let path: String
  private let locations: DataLocations?

  /// Creates a file at `path`, which isn't one of the program's own in `locations`.
  public init(_ path: String, sparing locations: DataLocations?) {
    self.path = path
    self.locations = locations
  }

  /// Prepares to write the file anew from its beginning, outside the data folder. Only the user can
  /// read it, and no other program of this kind can write it at the same time.
  ///
  /// An existing file must be empty or `isOfKind`, which is asked about its first bytes.
  public func rewrite(isOfKind: ([UInt8]) -> Bool) throws(FileFault) -> RewrittenFile {
    guard !isOwn else { throw .ownFile }
    guard locations?.dataFolderHolds(path) != true else { throw .dataFolder }
    guard try existingStatus() != nil else {
      return .new(try NewFile(for: path, permissions: 0o600, isReplacing: false))
    }
    let descriptor = try open()
    do throws(FileFault) {
      try FileStatus(of: descriptor).checkIsFile()
      // A file system without locks is no reason to write nothing.
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .inUse }
      let start = try Self.start(of: descriptor)
      guard start.isEmpty || isOfKind(start) else { throw .otherKind }
    } catch {
      close(descriptor)
      throw error
    }
    return .existing(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  /// Creates the file, which doesn't exist yet, to write it piece by piece. It gets its name at the
  /// end.
  ///
  /// - Throws: ``FileFault/exists`` for an existing file.
  public func create() throws(FileFault) -> NewFile {
    guard !isOwn else { throw .ownFile }
    _ = try statusToReplace(isReplacing: false)
    return try NewFile(for: path, permissions: 0o666, isReplacing: false)
  }

  /// Throws what ``write(_:isReplacing:)`` would throw for the name alone.
  public func check(isReplacing: Bool) throws(FileFault) {
    guard !isOwn else { throw .ownFile }
    guard !hasDatabaseLog else { throw .openDatabase }
    _ = try statusToReplace(isReplacing: isReplacing)
  }

  /// The status of the file that has the name, or `nil` if nothing has. What can't be replaced is
  /// refused as such, even if nothing may be.
  private func statusToReplace(isReplacing: Bool) throws(FileFault) -> FileStatus? {
    guard let status = try existingStatus() else { return nil }
    try status.checkIsFile()
    guard isReplacing else { throw .exists }
    return status
  }

  /// Writes `data` as the whole file. After a failure, a kill and even a power cut, the file is
  /// what it was, or doesn't exist, or is the new one.
  ///
  /// - Throws: ``FileFault/exists`` for an existing file, unless `isReplacing`, and
  ///   ``FileFault/openDatabase`` if a database's log or journal is beside it.
  public func write(_ data: Data, isReplacing: Bool) throws(FileFault) {
    try check(isReplacing: isReplacing)
    let old = try statusToReplace(isReplacing: isReplacing)
    let file = try NewFile(
      for: path, permissions: old?.permissions ?? 0o666, isReplacing: old != nil)
    do {
      try file.finish(with: data)
    } catch {
      throw FileFault(error)
    }
  }

  /// The status of the file or link at the path, or `nil` if there is none.
  private func existingStatus() throws(FileFault) -> FileStatus? {
    if let status = FileStatus(atName: path) { return status }
    guard errno == ENOENT, !path.isEmpty else { throw FileFault(errno) }
    // Only a folder can have such a name.
    if path.hasSuffix("/") { throw .isFolder }
    return nil
  }

  /// Opens the file without following a link or waiting for the reader of a pipe.
  private func open() throws(FileFault) -> Int32 {
    let descriptor = Foundation.open(
      path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor < 0 else { return descriptor }
    switch errno {
    case ELOOP: throw .isLink
    case ENXIO: throw .isNoFile
    // A program that is running.
    case ETXTBSY: throw .otherKind
    default: throw FileFault(errno)
    }
  }

  /// The first bytes. What can't be read, such as a process's memory, isn't a file on a disk.
  private static func start(of descriptor: Int32) throws(FileFault) -> [UInt8] {
    var isReadable = true
    let start = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      let read = pread(descriptor, buffer.baseAddress, buffer.count, 0)
      isReadable = read >= 0
      count = max(0, read)
    }
    guard isReadable else { throw .isNoFile }
    return start
  }

  private var hasDatabaseLog: Bool {
    (DatabaseEnding.companions + ["-journal"]).contains { FileStatus(atName: path + $0) != nil }
  }

  private var isOwn: Bool { locations?.owns(path) == true }
}

/// A file that will be written anew from its beginning. Until then, an existing file stays as it
/// is, and a new one has no name.
public enum RewrittenFile: Sendable {
  case new(NewFile)
  case existing(FileHandle)

  /// Empties the file, or gives a new one its name. Returns the handle to write to, which is locked
  /// against other programs of this kind.
  ///
  /// - Throws: ``FileFault/exists`` if another file has that name by now.
  public func begin() throws(FileFault) -> FileHandle {
    switch self {
    case .new(let file):
      // A file system without locks is no reason to write nothing.
      _ = flock(file.handle.fileDescriptor, LOCK_EX | LOCK_NB)
      try file.publish()
      return file.handle
    case .existing(let handle):
      guard ftruncate(handle.fileDescriptor, 0) == 0 else { throw FileFault(errno) }
      _ = fchmod(handle.fileDescriptor, 0o600)
      return handle
    }
  }

  /// Closes the file without writing it.
  public func discard() {
    switch self {
    case .new(let file): file.discard()
    case .existing(let handle): try? handle.close()
    }
  }
}
