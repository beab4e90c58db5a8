import Games
import Store
import Sudoku

/// The games played before a scene.
nonisolated enum ScenePast: Sendable {
  /// None.
  case nothing
  /// A started game with a chain as its next step.
  case beforeChain
  /// Two started games.
  case begun
  /// Solved games: of a level, of some days and of a pack.
  case played
  /// An imported collection, whose puzzles are graded and rated. One of them is solved.
  case imported
  /// Won games of Memory, with twenty numbers of pairs.
  case wonMemory

  /// Saves it in `store`. `id` returns the numbers of the games.
  func write(to store: GameStore, id: () -> Int64) throws {
    switch self {
    case .nothing: break
    case .beforeChain:
      _ = id()
      try store.save(try ScenePuzzles.gameBeforeChain(), elapsed: .seconds(200))
    case .begun:
      for (number, digit) in [(1, 0), (4, 3)] {
        var game = Game(id: id(), puzzle: try ScenePuzzles.rotated(number))
        game.apply(.place(Digit.all[digit], at: Cell(2)), at: .seconds(40 * number))
        try store.save(game, elapsed: .seconds(40 * number))
      }
    case .imported:
      let puzzles = try (1...4).map { try ScenePuzzles.rotated($0) }
      let text = puzzles.map { "\($0.givens) # Turtle\n" }.joined()
      let collection = try store.add(CollectionImport(of: Array(text.utf8)), named: "Winter")
      for (index, puzzle) in puzzles.enumerated() {
        let grade = CollectedGrade(
          level: puzzle.level, score: puzzle.rating, technique: .hiddenSingle)
        try store.setGrades([index + 1: grade], in: collection)
        try store.setRating(12, of: index + 1, in: collection)
      }
      try finish(1, .own, id: id(), in: store)
    case .wonMemory:
      for pairs in (2...20).reversed() + [60] {
        for number in 1...(pairs == 8 ? 13 : 2) {
          let result = Self.win(pairs, number, id: id())
          _ = try store.add(result)
        }
      }
    case .played:
      for (number, origin) in try origins().enumerated() {
        try finish(number + 1, origin, id: id(), in: store)
      }
    }
  }

  private static func win(_ pairs: Int, _ number: Int, id: Int64) -> MemoryResult {
    let (seconds, mistakes) = (pairs * 4 + number * 7 % 30, number * 3 % 7)
    let score = MemoryScore.timePoints(pairs: pairs, elapsed: .seconds(seconds)) + pairs * 20
    let day: Int64 = 86_400_000
    return MemoryResult(
      id: id, pairs: pairs, score: score - mistakes * 5, elapsed: .seconds(seconds),
      seenMismatches: mistakes,
      theme: number % 2 == 0 ? "Sky" : "Animals of woods, meadows and ponds",
      finishedAt: Moment(
        milliseconds: 1_795_262_400_000 - Int64(abs(pairs - 8) * 20 - number) * day))
  }

  private func origins() throws -> [GameOrigin] {
    let days = ["2026-11-20", "2026-11-19", "2026-11-12"].compactMap { Day($0) }
    let puzzles = ["1-0001", "1-0002"].compactMap { PuzzleID($0) }
    return Array(repeating: .level, count: 12) + days.map { DailyPuzzle($0).origin }
      + puzzles.map { .pack($0) }
  }

  private func finish(
    _ number: Int, _ origin: GameOrigin, id: Int64, in store: GameStore
  ) throws {
    let game = Game.solved(
      try ScenePuzzles.rotated(number), id: id, from: origin,
      in: 240 + number * number % 7 * 60, withError: number % 2 == 1)
    _ = try store.finish(game, score: game.scoreSheet)
  }
}
