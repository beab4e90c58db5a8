/// What a store knows of puzzles that everybody shares: those of packs and of days.
public struct PuzzleProgress: Sendable {
  /// The puzzles of packs that were solved, each with the result of the highest score.
  public var completedPuzzles: @Sendable () throws(StoreError) -> [PuzzleID: GameResult]

  /// The days whose puzzles were solved, each with the result that came first, so that it says
  /// whether it was solved on that day.
  public var finishedDays: @Sendable () throws(StoreError) -> [Day: GameResult]

  /// Progress by the given closures.
  public init(
    completedPuzzles: @escaping @Sendable () throws(StoreError) -> [PuzzleID: GameResult],
    finishedDays: @escaping @Sendable () throws(StoreError) -> [Day: GameResult]
  ) {
    self.completedPuzzles = completedPuzzles
    self.finishedDays = finishedDays
  }
}
