/// What a person chose, beyond any one game. Each has a default.
///
/// A property more is all that a further preference needs.
public struct Preferences: Hashable, Codable, Sendable {
  /// Whether the row, column and box of the cursor stand out.
  public var highlightsPeers = true
  /// Whether the other cells with the digit under the cursor stand out.
  public var highlightsSameDigit = true
  /// Whether placing a digit takes its notes out of the cell's peers.
  public var removesNotesOfPeers = true

  /// All as it is by default.
  public init() {}
}
