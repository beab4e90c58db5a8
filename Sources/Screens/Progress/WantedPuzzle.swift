public import Games
import Generating
public import Sudoku

/// A puzzle that is yet to be made.
public nonisolated enum WantedPuzzle: Hashable, Sendable {
  /// Any puzzle of a level.
  case level(Level)
  /// The puzzle of a day.
  case daily(DailyPuzzle)

  /// How much it asks.
  var level: Level {
    switch self {
    case .level(let level): level
    case .daily(let daily): daily.level
    }
  }

  /// What a game of it says of where it comes from.
  var origin: GameOrigin {
    switch self {
    case .level: .level
    case .daily(let daily): daily.origin
    }
  }

  /// Makes the puzzle off the main thread. `seed` decides what chance would, `progress` is told
  /// how many grids were tried in vain.
  func make(seed: UInt64, progress: @Sendable (Int) -> Void) async throws -> Puzzle {
    switch self {
    case .level(let level):
      try await Generator.generate(level: level, seed: seed, progress: progress)
    case .daily(let daily): try await daily.make(progress: progress)
    }
  }
}
