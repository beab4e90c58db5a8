// SPDX-License-Identifier: Apache-2.0

/// The texts of the file chooser.
public nonisolated struct FileWords: Codable, Hashable, Sendable {
  /// Heading of the keys.
  public var files = "Files"
  /// The row and the key for the parent folder.
  public var parent = "parent folder"
  /// The key that shows or hides hidden files.
  public var hidden = "hidden files"
  /// Shown in an empty folder.
  public var nothing = "There is nothing here."
  /// Shown while a folder is being read.
  public var reading = "Reading…"
  /// Typing a name.
  public var find = "find"

  /// Creates the English texts.
  public init() {}
}
