public import Sudoku

/// An achievement in a game or across games.
public enum Milestone: Hashable, Sendable {
  /// All puzzles of a pack are solved. Has the number of the pack.
  case packFinished(Int)
  /// The first solved game of a level.
  case firstOfLevel(Level)
  /// The best time without help on its list, with the improvement.
  case bestTime(by: Duration)
  /// A streak of at least two daily puzzles.
  case streak(days: Int)
  /// The highest score on its list.
  case bestScore
  /// The hardest technique that the puzzle needs, found without help.
  case technique(TechniqueID)
  /// No errors and no help.
  case flawless
  /// No help.
  case unaided
}
