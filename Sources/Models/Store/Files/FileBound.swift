/// How much of each of its own files the program reads, in bytes, so that none of them takes up memory
/// without end. A longer one is left or set aside as it is, and that is said.
///
/// What the program writes itself is far below: preferences take 10 KB, a theme 2 KB.
public enum FileBound {
  /// The preferences.
  public static let preferences = 1 << 18
  /// The solver's board and paths. More of them aren't written either.
  public static let solver = 1 << 22
  /// A text about the solver's board, such as a comment. A longer one isn't written if there is too much.
  static let solverText = 2_000
  /// A theme of Memory, and the order of the themes.
  public static let theme = 1 << 16
  /// The themes of Memory together. After the one that reaches it, no more are read.
  static let allThemes = 1 << 22
  /// The number of themes of Memory, rather than their bytes.
  public static let themes = 1_000
  /// A text in the database, such as a move or the name of a collection. A row with a longer one counts as
  /// damaged.
  static let databaseText = 1 << 16
  /// A name in the database that the player or a file has given. A longer one is cut.
  static let databaseName = 2_000
}
