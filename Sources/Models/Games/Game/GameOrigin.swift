import Sudoku

/// The source of a game's puzzle.
public enum GameOrigin: Hashable, Sendable {
  /// Generated for a level.
  case level
  /// A numbered puzzle of a pack.
  case pack(PuzzleID)
  /// The daily puzzle, with the number of its recipe.
  case daily(Day, recipe: Int)
  /// The player's own.
  case own
  /// Practice: a position for a technique, by its name in files.
  case training(String)

  /// `true` for practice, which isn't scored or counted.
  public var isTraining: Bool { if case .training = self { true } else { false } }
}

/// Origins as short texts, the form in which they are saved.
///
/// ```
/// level    pack 1-0017    daily 1 2026-11-21    own    training x-wing
/// ```
///
/// Saved games must stay readable: forms may be added, but none may change its meaning.
extension GameOrigin: LosslessStringConvertible {
  /// The origin as text.
  public var description: String {
    switch self {
    case .level: "level"
    case .pack(let id): "pack \(id)"
    case .daily(let day, let recipe): "daily \(recipe) \(day)"
    case .own: "own"
    case .training(let technique): "training \(technique)"
    }
  }

  /// Parses a ``description``. Returns `nil` for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case ("level", 1): self = .level
    case ("own", 1): self = .own
    case ("pack", 2):
      guard let id = PuzzleID(parts[1]) else { return nil }
      self = .pack(id)
    case ("daily", 3):
      guard let recipe = Int(parts[1]), recipe > 0, let day = Day(parts[2]) else { return nil }
      self = .daily(day, recipe: recipe)
    case ("training", 2) where !parts[1].isEmpty: self = .training(parts[1])
    default: return nil
    }
  }
}
