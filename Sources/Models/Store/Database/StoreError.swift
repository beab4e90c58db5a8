/// The reason why games couldn't be read or written.
public enum StoreError: Error, Hashable, Sendable {
  /// Files can't be created in a folder.
  case unwritable(folder: String, reason: FileFault)
  /// The disk is full.
  case full(path: String)
  /// Another program locked a file for too long.
  case busy(path: String)
  /// A file was written by a later version of this program. It isn't changed.
  case newer(path: String)
  /// A file is damaged. ``GameStore/open(at:now:)`` sets it aside.
  case damaged(path: String)
  /// The store has turns of this game from another program.
  case playedElsewhere
  /// A stored game is invalid.
  case unreadableGame(id: Int64)
  /// Any other error.
  case failed(path: String, reason: FileFault)
}
