/// Why games could not be read or written.
public enum StoreError: Error, Hashable, Sendable {
  /// Files cannot be made in a folder.
  case unwritable(folder: String, reason: String)
  /// The disk has no space left for a file.
  case full(path: String)
  /// Another program kept a file to itself for too long.
  case busy(path: String)
  /// A file was written by a later version of this program, which is left as it is.
  case newer(path: String)
  /// A file is damaged. ``GameStore/open(at:now:)`` sets it aside.
  case damaged(path: String)
  /// The store holds turns of this game that another program took.
  case playedElsewhere
  /// What is stored of a game is no game.
  case unreadableGame(id: Int64)
  /// Anything else, in the words of SQLite.
  case failed(path: String, reason: String)
}
