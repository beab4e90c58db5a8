public import Games
public import Sudoku

/// What a store knows of puzzles that everybody shares: those of packs and of days. What it cannot read
/// is left out.
public struct PuzzleProgress: Sendable {
  /// The puzzles of packs that were solved, each with the result of the highest score.
  public var completedPuzzles: @Sendable () throws(StoreError) -> [PuzzleID: GameResult]

  /// The days whose puzzles were solved, each with the result that came first, so that it says
  /// whether it was solved on that day.
  public var finishedDays: @Sendable () throws(StoreError) -> [Day: GameResult]

  /// Where the puzzles of the games come from that wait to be resumed, all of them.
  public var begun: @Sendable () throws(StoreError) -> Set<GameOrigin>

  /// The levels of which a game was solved, be it on a list or not.
  public var solvedLevels: @Sendable () throws(StoreError) -> Set<Level>

  /// Progress by the given closures.
  public init(
    completedPuzzles: @escaping @Sendable () throws(StoreError) -> [PuzzleID: GameResult],
    finishedDays: @escaping @Sendable () throws(StoreError) -> [Day: GameResult],
    begun: @escaping @Sendable () throws(StoreError) -> Set<GameOrigin>,
    solvedLevels: @escaping @Sendable () throws(StoreError) -> Set<Level>
  ) {
    self.completedPuzzles = completedPuzzles
    self.finishedDays = finishedDays
    self.begun = begun
    self.solvedLevels = solvedLevels
  }
}
