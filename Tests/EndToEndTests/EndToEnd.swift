import Foundation
import TerminalTesting
import Testing

/// The tests of the built program, one after the other, so that each has the machine to itself.
@Suite(.serialized) enum EndToEnd {}

extension Sitting {
  /// Locks the file of games until the result is closed, all bytes that SQLite locks, as for BEGIN
  /// EXCLUSIVE.
  func lockGames() throws -> FileHandle {
    let file = try FileHandle(forUpdating: URL(filePath: folder + "/games.sqlite"))
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    (lock.l_start, lock.l_len) = (0x4000_0000, 512)
    try #require(fcntl(file.fileDescriptor, F_SETLK, &lock) == 0)
    return file
  }
}
