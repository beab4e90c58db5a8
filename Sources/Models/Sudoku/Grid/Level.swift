/// The difficulty of a puzzle, by the hardest technique and the sum of the step scores.
///
/// The names and limits are HoDoKu's, except that it calls "expert" unfair.
public enum Level: String, CaseIterable, Codable, Comparable, Sendable {
  /// Singles are enough.
  case easy = "easy"
  /// Locked candidates and small subsets.
  case medium = "medium"
  /// Fish, wings, uniqueness, colours.
  case hard = "hard"
  /// Chains and almost locked sets.
  case expert = "expert"
  /// Forcing chains, nets and what goes beyond.
  case extreme = "extreme"

  /// Compares by difficulty.
  public static func < (lhs: Level, rhs: Level) -> Bool { lhs.order < rhs.order }

  private var order: Int {
    switch self {
    case .easy: 0
    case .medium: 1
    case .hard: 2
    case .expert: 3
    case .extreme: 4
    }
  }
}
