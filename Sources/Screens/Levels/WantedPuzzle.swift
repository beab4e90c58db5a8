public import Games
import Generating
import Hints
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

  /// `true` if the techniques of a profile can be required to be enough. A puzzle of a day is the
  /// same for everybody, and no techniques are enough for an extreme one.
  var canGoByProfile: Bool {
    if case .level(let level) = self { level < .extreme } else { false }
  }

  /// Makes the puzzle off the main thread. The result is determined by `seed`, and by `profile` if
  /// it can go by one. `progress` receives the number of failed grids so far.
  func make(
    seed: UInt64, by profile: TechniqueProfile?, progress: @Sendable (Int) -> Void
  ) async throws -> Puzzle {
    switch self {
    case .level(let level):
      let techniques = canGoByProfile ? profile.map { $0.order.filter($0.isOn) } : nil
      return try await Generator.generate(
        level: level, seed: seed, profile: techniques, progress: progress)
    case .daily(let daily): return try await daily.make(progress: progress)
    }
  }
}
