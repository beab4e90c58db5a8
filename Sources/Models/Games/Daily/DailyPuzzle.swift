import Generating
public import Sudoku

/// The puzzle of a day, the same for everybody, made from the date alone.
///
/// It is made by a numbered recipe. A recipe never changes. A better one gets the next number and
/// applies from a certain day on, so that earlier days keep their puzzles.
///
/// ```
/// Monday, Tuesday   easy        2026-11-21, a Saturday
/// Wednesday         medium        20261121 ──SplitMix64──→ seed ──Generator──→ puzzle
/// Thursday          medium                                  ▲
/// Friday, Saturday  hard                                   hard, half turn
/// Sunday            expert
/// ```
public struct DailyPuzzle: Hashable, Sendable {
  /// The day of the puzzle.
  public let day: Day
  /// The number of its recipe.
  public let recipe: Int

  /// Creates the puzzle of `day` by the recipe that applies on that day.
  public init(_ day: Day) {
    self.day = day
    recipe = 1
  }

  /// The origin of its games.
  public var origin: GameOrigin { .daily(day, recipe: recipe) }

  /// The level, by the day of the week: easy on Monday, expert on Sunday.
  public var level: Level {
    switch day.weekday {
    case 1, 2: .easy
    case 3, 4: .medium
    case 5, 6: .hard
    default: .expert
    }
  }

  /// The seed of the generator.
  ///
  /// The date goes through SplitMix64, because the numbers of adjacent days differ in only a few
  /// bits.
  public var seed: UInt64 {
    let date = UInt64(day.year * 10_000 + day.month * 100 + day.dayOfMonth)
    var random = SeededRandom(seed: date &+ UInt64(recipe) << 32)
    return random.next()
  }

  /// Makes the puzzle. Usually takes a few milliseconds.
  public func puzzle() -> Puzzle {
    Generator.puzzle(level: level, seed: seed, symmetry: .halfTurn)
  }

  /// Makes the puzzle off the caller's thread. Calls `progress` with the number of grids tried so
  /// far after each failed one.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func make(progress: @Sendable (Int) -> Void = { _ in }) async throws -> Puzzle {
    try await Generator.generate(
      level: level, seed: seed, symmetry: .halfTurn, progress: progress)
  }
}
