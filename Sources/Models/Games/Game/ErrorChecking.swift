/// The digits that are marked as wrong during a game.
public enum ErrorChecking: String, CaseIterable, Codable, Sendable {
  /// None until the player asks for a check.
  case onRequest = "on-request"
  /// Digits that occur twice in a house.
  case conflicts
  /// Every digit that differs from the solution.
  case everything
}
