import Generating
public import Sudoku

/// The puzzle of a day: the same for everybody, made from the date alone.
///
/// A recipe says how. The one that stands here is never changed; a better one gets the next number
/// and holds from a day on, so that the days before keep their puzzles.
///
/// ```
/// Monday, Tuesday   easy        2026-11-21, a Saturday
/// Wednesday         medium        20261121 ──SplitMix64──→ seed ──Generator──→ puzzle
/// Thursday          medium                                  ▲
/// Friday, Saturday  hard                                   hard, half turn
/// Sunday            expert
/// ```
public struct DailyPuzzle: Hashable, Sendable {
  /// The day it belongs to.
  public let day: Day
  /// The number of the recipe that makes it.
  public let recipe: Int

  /// The puzzle of `day`, by the recipe that holds on it.
  public init(_ day: Day) {
    self.day = day
    recipe = 1
  }

  /// What a game of it says of where it comes from.
  public var origin: GameOrigin { .daily(day, recipe: recipe) }

  /// Its level, by the day of the week: easy on Monday, expert on Sunday.
  public var level: Level {
    switch day.weekday {
    case 1, 2: .easy
    case 3, 4: .medium
    case 5, 6: .hard
    default: .expert
    }
  }

  /// What its puzzle is made from.
  ///
  /// The date goes through SplitMix64 because the dates of neighbouring days differ in few bits.
  public var seed: UInt64 {
    let date = UInt64(day.year * 10_000 + day.month * 100 + day.dayOfMonth)
    var random = SeededRandom(seed: date &+ UInt64(recipe) << 32)
    return random.next()
  }

  /// Makes the puzzle. Takes a few milliseconds as a rule.
  public func puzzle() -> Puzzle {
    Generator.puzzle(level: level, seed: seed, symmetry: .halfTurn)
  }

  /// Makes the same puzzle, off the caller's thread. `progress` is called with the number of grids tried
  /// so far, after each that did not do.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func make(progress: @Sendable (Int) -> Void = { _ in }) async throws -> Puzzle {
    try await Generator.generate(
      level: level, seed: seed, symmetry: .halfTurn, progress: progress)
  }
}
