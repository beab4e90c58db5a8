import Games
import Store
import Sudoku

/// Something that the player's games are near to.
nonisolated struct Goal: Hashable, Identifiable {
  let aim: Aim
  /// What is left: days, games or seconds. At least 1.
  let left: Int
  /// The share that is done, 0 to 1.
  let share: Double

  var id: Aim { aim }

  enum Aim: Hashable {
    /// Days in a row with a solved game.
    case daysInARow(Int)
    /// A game of a level in less than this many minutes.
    case time(Level, minutes: Int)
    /// The first game of a level.
    case first(Level)
    /// Solved games in all, or of a level.
    case solved(Int)
    /// A cup of this month's daily puzzles.
    case cup(MonthlyCups.Cup)
  }

  /// The most goals to show at once.
  private static let limit = 3
  private static let streaks = [3, 7, 14, 30, 60, 100, 200, 365]
  private static let counts = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 100_000]

  /// The nearest goals, nearest first.
  ///
  /// - Parameters:
  ///   - solved: The number of solved games.
  ///   - level: The level of `best`.
  ///   - best: The best time of the level.
  ///   - whole: What concerns all levels, or `nil` on the page of a level.
  static func nearest(
    solved: Int, _ level: Level?, best: Duration?, _ whole: Whole?
  ) -> [Goal] {
    var goals: [Goal] = []
    if let level, let best = best.map({ Int($0.components.seconds) }), best > 60 {
      let minutes = (best - 1) / 60
      goals.append(
        Goal(
          aim: .time(level, minutes: minutes), left: best - 60 * minutes,
          share: Double(60 * minutes) / Double(best)))
    }
    if let count = counts.first(where: { $0 > solved }), solved > 0 {
      goals.append(part(.solved(count), solved, of: count))
    }
    if let whole {
      let days = whole.streak.current
      if days > 0, let row = streaks.first(where: { $0 > days }) {
        goals.append(part(.daysInARow(row), days, of: row))
      }
      if let level = whole.untried { goals.append(Goal(aim: .first(level), left: 1, share: 0)) }
      if whole.cups.solved > 0, let next = whole.cups.next {
        goals.append(part(.cup(next.cup), whole.cups.solved, of: whole.cups.solved + next.days))
      }
    }
    return Array(goals.sorted { $0.nearness > $1.nearness }.prefix(limit))
  }

  /// The share that is done. A first game has none, but is as near as half of others.
  private var nearness: Double { if case .first = aim { 0.5 } else { share } }

  private static func part(_ aim: Aim, _ done: Int, of all: Int) -> Goal {
    Goal(aim: aim, left: all - done, share: Double(done) / Double(all))
  }

  /// The player's days, cups and levels.
  struct Whole {
    let streak: DailyStreak
    let cups: MonthlyCups
    /// The easiest level without a solved game.
    let untried: Level?
  }
}

/// How the times of a level have changed: those of the newer half of its recent games, compared
/// with the older half.
nonisolated struct ChangeOfTimes: Equatable {
  let level: Level
  /// The median of the older half.
  let before: Duration
  /// The median of the newer half.
  let now: Duration
  /// The mistakes in the older and in the newer half.
  let mistakes: (before: Int, now: Int)

  /// The fewest games in which a change means anything.
  static let leastGames = 6

  /// Compares `games`, oldest first. Fails if they are too few.
  init?(_ games: [GameResult], of level: Level) {
    guard games.count >= Self.leastGames else { return nil }
    let (old, new) = (games.prefix(games.count / 2), games.suffix(games.count / 2))
    self.level = level
    before = Self.median(of: old.map(\.elapsed))
    now = Self.median(of: new.map(\.elapsed))
    mistakes = (old.reduce(0) { $0 + $1.errors }, new.reduce(0) { $0 + $1.errors })
  }

  /// A tenth or more.
  var isFaster: Bool { now < before * 9 / 10 }
  var isSlower: Bool { now > before * 11 / 10 }
  /// `true` if mistakes have become at most half of what they were.
  var hasFewerMistakes: Bool { mistakes.before > 1 && mistakes.now * 2 <= mistakes.before }
  /// The time that is saved.
  var gain: Duration { before - now }

  private static func median(of times: [Duration]) -> Duration {
    let sorted = times.sorted()
    return sorted.isEmpty ? .zero : sorted[sorted.count / 2]
  }

  static func == (one: Self, other: Self) -> Bool {
    one.level == other.level && one.before == other.before && one.now == other.now
      && one.mistakes == other.mistakes
  }
}

/// In how many games the player found a technique without a hint.
nonisolated struct TechniqueShare: Hashable, Identifiable {
  let id: TechniqueID
  /// The games in which it was found alone.
  let alone: Int
  let all: Int

  var share: Double { Double(alone) / Double(max(1, all)) }
}
