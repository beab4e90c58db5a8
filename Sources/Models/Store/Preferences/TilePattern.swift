/// The signs for digits on the board. Keys, hints and shared puzzles still use the digits.
public enum TilePattern: String, CaseIterable, Codable, Sendable {
  /// 1 to 9.
  case digits
  /// A to I.
  case letters
  /// Suits, notes and signs.
  case symbols
  /// Circles, squares, triangles and the like.
  case shapes
}
