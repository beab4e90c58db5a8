/// What the file chooser says.
public nonisolated struct FileWords: Codable, Hashable, Sendable {
  /// Heading of the keys.
  public var files = "Files"
  /// What goes to the folder around the one that shows.
  public var parent = "parent folder"
  /// What shows or hides files whose names begin with a dot.
  public var hidden = "hidden files"
  /// In place of the files of a folder that has none.
  public var nothing = "There is nothing here."
  /// While a folder is being read.
  public var reading = "Reading…"
  /// What typing does.
  public var find = "find"

  /// The words in English.
  public init() {}
}
