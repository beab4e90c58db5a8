import Games
import Observation
import Store
import Sudoku

/// What the player has done so far, as the store knows it; read again whenever a game is left.
@Observable
final class PlayerRecords {
  /// The shortest play time of each level, without help.
  private(set) var bestTimes: [Level: Duration] = [:]
  /// The levels with a ranked game.
  private(set) var rankedLevels: Set<Level> = []
  /// The levels of which a game was solved.
  private(set) var solvedLevels: Set<Level> = []
  /// The solved puzzles of packs.
  private(set) var completed: [PuzzleID: GameResult] = [:]
  /// The days whose puzzles are solved.
  private(set) var finishedDays: [Day: GameResult] = [:]
  /// Where the puzzles of the games that wait to be resumed come from.
  private(set) var begun: Set<GameOrigin> = []

  /// How many games were played and are not finished.
  private(set) var unfinished = 0

  /// The begun puzzles of packs.
  var begunPuzzles: [PuzzleID] {
    begun.compactMap { if case .pack(let id) = $0 { id } else { nil } }
  }

  /// Reads what `store` knows.
  func refresh(from store: GameStore) throws(StoreError) {
    rankedLevels = []
    for level in Level.allCases {
      let best = try store.records.best(.level(level))
      bestTimes[level] = best?.time
      if best != nil { rankedLevels.insert(level) }
    }
    solvedLevels = try store.progress.solvedLevels()
    completed = try store.progress.completedPuzzles()
    finishedDays = try store.progress.finishedDays()
    begun = try store.progress.begun()
    unfinished = try store.unfinishedCount()
  }
}
