import Sudoku

/// Tells drafts that are likely to be hard or expert puzzles from the others, in a fraction of the
/// time of a grade.
///
/// ``HardSteps`` solves most hard puzzles and hardly any expert ones. The score of those that leave
/// much open after ``BasicSteps`` is usually too high.
struct LevelForecast {
  /// One draft in this many is graded whatever the forecast, so that every puzzle can come up.
  static let spareEvery = 32

  private let level: Level
  /// The largest number of candidates that ``BasicSteps`` leave of a likely expert puzzle. Of the
  /// minimal drafts with more, only one in six is an expert puzzle, and their grades take longest.
  private static let mostCandidates = 110

  /// Creates a forecast for puzzles of `level`. `nil` if it's not needed.
  init?(_ level: Level?) {
    guard let level, level == .hard || level == .expert else { return nil }
    self.level = level
  }

  /// Returns `true` if the draft with these basic steps is likely to be of the level.
  func isLikely(_ basic: BasicSteps) -> Bool {
    guard basic.need == .more else { return false }
    if level == .hard { return HardSteps(after: basic).isSolved }
    return basic.openCandidates <= Self.mostCandidates && !HardSteps(after: basic).isSolved
  }
}
