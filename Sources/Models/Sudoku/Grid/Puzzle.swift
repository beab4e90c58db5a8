/// Givens with exactly one solution, with their grade.
public struct Puzzle: Hashable, Codable, Sendable {
  /// The cells that are filled in at the start.
  public let givens: Grid
  /// The only solution of the givens.
  public let solution: Grid
  /// The difficulty.
  public let level: Level
  /// The sum of the step scores of a solution by human techniques, counted as in HoDoKu.
  public let rating: Int

  /// Creates a puzzle whose solution and grade are known. The caller makes sure that `solution` is
  /// the only one.
  public init(givens: Grid, solution: Grid, level: Level, rating: Int) {
    self.givens = givens
    self.solution = solution
    self.level = level
    self.rating = rating
  }
}

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
