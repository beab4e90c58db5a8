public import Foundation

/// A file that is to be written anew from its beginning. Until that begins, what has the name stays as
/// it is, and a new file has no name.
public struct RewrittenFile: Sendable {
  private let file: File

  private enum File: Sendable {
    case new(NewFile)
    case existing(FileHandle)
  }

  init(new file: NewFile) { self.file = .new(file) }

  init(existing handle: FileHandle) { file = .existing(handle) }

  /// Empties the file, or gives a new one its name. Returns the handle to write to, which is locked
  /// against other programs of this kind.
  ///
  /// - Throws: ``FileFault/exists`` if something has taken the name of a new file meanwhile.
  public func begin() throws(FileFault) -> FileHandle {
    switch file {
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
    switch file {
    case .new(let file): file.discard()
    case .existing(let handle): try? handle.close()
    }
  }
}
