public import Games
import Generating
public import Sudoku

/// A puzzle still to be made.
public nonisolated enum WantedPuzzle: Hashable, Sendable {
  /// Any puzzle of a level.
  case level(Level)
  /// The puzzle of a day.
  case daily(DailyPuzzle)

  /// The difficulty of the puzzle.
  var level: Level {
    switch self {
    case .level(let level): level
    case .daily(let daily): daily.level
    }
  }

  /// The origin of a game of this puzzle.
  var origin: GameOrigin {
    switch self {
    case .level: .level
    case .daily(let daily): daily.origin
    }
  }

  /// Makes the puzzle off the main thread. The result is determined by `seed`. `progress` receives
  /// the number of failed grids so far.
  func make(seed: UInt64, progress: @Sendable (Int) -> Void) async throws -> Puzzle {
    switch self {
    case .level(let level):
      try await Generator.generate(level: level, seed: seed, progress: progress)
    case .daily(let daily): try await daily.make(progress: progress)
    }
  }
}
