public import Games
public import Sudoku

/// The part of a store with shared puzzles: those of packs and of days. Unreadable games are left
/// out.
public struct PuzzleProgress: Sendable {
  /// Returns the solved puzzles of packs, each with its highest-scoring result.
  public var completedPuzzles: @Sendable () throws(StoreError) -> [PuzzleID: GameResult]

  /// Returns the days whose puzzles were solved, each with its first result, which shows if it was
  /// solved on that day.
  public var finishedDays: @Sendable () throws(StoreError) -> [Day: GameResult]

  /// Returns the origins of all games that can be resumed.
  public var begun: @Sendable () throws(StoreError) -> Set<GameOrigin>

  /// Returns the levels with a solved game, ranked or not.
  public var solvedLevels: @Sendable () throws(StoreError) -> Set<Level>

  /// Creates progress from closures.
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
