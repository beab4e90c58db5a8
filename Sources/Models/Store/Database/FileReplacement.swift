/// The reason why a store has switched to another file at its path.
public enum FileReplacement: Hashable, Sendable {
  /// The file was renamed, removed, replaced or emptied. The one that is there now has what was played.
  case moved(path: String)
  /// The same, but what was played couldn't be read any more. Games that are saved later are whole.
  case unreadable(path: String)
  /// The file has other contents, such as those of a backup. The game that is being played was added.
  case restored(path: String)
  /// The file was damaged.
  case damaged(SetAsideFile)
}
