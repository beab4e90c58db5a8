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
