import Games
import Generating
import Scenes
import Store
import Sudoku
import TestSupport

@testable import Screens

extension SuiteWorld {
  /// A world with the given number of solved games, on some of the days of the last months, the
  /// last one slowest. Game 1 has a wrong digit that was undone, and a note.
  static func played(
    games: Int, level: Level = .easy, origin: GameOrigin = .level, help: Int = 0
  ) throws -> SuiteWorld {
    let world = try SuiteWorld()
    world.sleep(days: -100)
    for number in 1...games {
      world.sleep(days: number % 3 * 100 / (2 * games))
      let seconds = 200 + number * number % 7 * 60 + (number == games ? 900 : 0)
      try world.solve(number, level, origin, seconds: seconds, help: help)
    }
    return world
  }

  /// A world with easy games solved in these times, one on each day.
  static func played(seconds: [Int]) throws -> SuiteWorld {
    let world = try SuiteWorld()
    for (number, seconds) in seconds.enumerated() {
      world.sleep(days: 1)
      try world.solve(number, .easy, .level, seconds: seconds, help: 0)
    }
    return world
  }

  /// A world with the given number of won Memory games for each number of pairs, one on each day,
  /// the last one worst.
  static func won(games: Int, pairs: [Int] = [4, 8, 12]) throws -> SuiteWorld {
    let world = try SuiteWorld()
    for pairs in pairs.reversed() {
      for number in 1...games {
        world.sleep(days: 1)
        let dependencies = world.dependencies()
        let (seconds, mistakes) = (pairs * 4 + number * 7 % 30, number * 3 % 7)
        let score = pairs * 20 + max(0, pairs * 10 - seconds) - mistakes * 5
        _ = try world.store.add(
          MemoryResult(
            id: dependencies.makeGameID(), pairs: pairs, score: number == games ? 1 : score,
            elapsed: .seconds(seconds), seenMismatches: mistakes,
            theme: number % 2 == 0 ? "Animals" : "Things to remember by day",
            finishedAt: dependencies.wallClock()))
      }
    }
    return world
  }

  func solve(
    _ number: Int, _ level: Level, _ origin: GameOrigin, seconds: Int, help: Int
  ) throws {
    let game = Game.solved(
      try .mirrored(number, level: level), id: dependencies().makeGameID(), from: origin,
      in: seconds,
      withError: number % 2 == 1, nudges: help)
    _ = try store.finish(game, score: game.scoreSheet)
  }
}

extension Puzzle {
  /// The well-known puzzle with its digits rotated `number` times, mirrored every ninth time.
  fileprivate static func mirrored(_ number: Int, level: Level) throws -> Puzzle {
    let known = try Puzzle.wellKnown()
    let digits = Digit.all.map { Digit.all[($0.index + number) % 9] }
    let lines = number / 9 % 2 == 0 ? Array(0..<9) : Array((0..<9).reversed())
    let turned = number / 18 % 2 == 1
    let transform = GridTransform(
      rows: lines, columns: turned ? Array((0..<9).reversed()) : Array(0..<9), digits: digits,
      isTransposed: number / 36 % 2 == 1)
    return Puzzle(
      givens: transform(known.givens), solution: transform(known.solution), level: level,
      rating: known.rating)
  }
}
