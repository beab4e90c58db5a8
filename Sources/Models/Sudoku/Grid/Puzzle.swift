/// Givens with exactly one solution, and what is known of them.
public struct Puzzle: Hashable, Codable, Sendable {
  /// The cells that are filled in at the start.
  public let givens: Grid
  /// The only grid that obeys the rules and agrees with the givens.
  public let solution: Grid
  /// How much it asks of a person.
  public let level: Level
  /// The sum of the scores of the steps of a solution by human techniques, as HoDoKu counts.
  public let rating: Int

  /// A puzzle of known solution and grade. That `solution` is the only one is up to the caller.
  public init(givens: Grid, solution: Grid, level: Level, rating: Int) {
    self.givens = givens
    self.solution = solution
    self.level = level
    self.rating = rating
  }
}
