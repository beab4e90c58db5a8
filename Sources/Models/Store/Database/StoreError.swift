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

extension StoreError: CustomStringConvertible {
  /// One sentence for the person who plays.
  public var description: String {
    switch self {
    case .unwritable(let folder, let reason):
      "Games cannot be saved in \(folder) (\(reason)); make it writable, or choose another folder "
        + "with --data-dir."
    case .full(let path):
      "No space left to save games in \(path); free some, and the next move saves all."
    case .busy(let path):
      "Another program is using \(path); close it, and the next move saves all."
    case .newer(let path):
      "The games in \(path) were saved by a later version of this program; use that version, or "
        + "choose another folder with --data-dir."
    case .damaged(let path):
      "The file \(path) is damaged; start the program again, and it will be set aside."
    case .playedElsewhere:
      "This game was played on in another window, whose moves are kept; resume it to see them."
    case .unreadableGame(let id):
      "The saved game \(id) cannot be read and is left as it is; start a new one."
    case .failed(let path, let reason):
      "Games cannot be saved in \(path) (\(reason)); check the file, or choose another folder with "
        + "--data-dir."
    }
  }
}
