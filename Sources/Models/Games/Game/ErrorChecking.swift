/// Which digits are marked as wrong while a game is played.
public enum ErrorChecking: String, CaseIterable, Codable, Sendable {
  /// None until the player asks for a check.
  case onRequest = "on-request"
  /// Those that stand twice in a house.
  case conflicts
  /// Every digit that is not the solution's.
  case everything
}
