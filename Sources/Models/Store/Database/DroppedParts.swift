/// What somebody had added to the schema of a file of games, and had to go when it was opened.
public struct DroppedParts: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The triggers, and the views if the file was of an earlier version.
  public let parts: [SchemaPart]

  /// Creates a record of what was dropped.
  public init(path: String, parts: [SchemaPart]) {
    self.path = path
    self.parts = parts
  }
}
