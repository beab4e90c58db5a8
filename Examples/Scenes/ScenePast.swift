import Models

/// What was played before a scene begins.
nonisolated enum ScenePast: Sendable {
  /// Nothing at all.
  case nothing
  /// A game is begun, with a chain as its next step.
  case beforeChain
  /// Two games are begun.
  case begun
  /// Games of a level, of some days and of a pack are solved.
  case played

  /// Writes it into `store`; `id` gives numbers for games.
  func write(to store: GameStore, id: () -> Int64) throws {
    switch self {
    case .nothing: break
    case .beforeChain:
      _ = id()
      try store.save(try ScenePuzzles.gameBeforeChain(), .seconds(200))
    case .begun:
      for (number, digit) in [(1, 0), (4, 3)] {
        var game = Game(id: id(), puzzle: try ScenePuzzles.rotated(number))
        game.apply(.place(Digit.all[digit], at: Cell(2)), at: .seconds(40 * number))
        try store.save(game, .seconds(40 * number))
      }
    case .played:
      for (number, origin) in try origins().enumerated() {
        try finish(number + 1, origin, id: id(), in: store)
      }
    }
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
    _ = try store.finish(game, game.scoreSheet)
  }
}
