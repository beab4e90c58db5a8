public import Games
public import Sudoku

/// The earlier results in a store, before a game is finished.
public struct GameHistory: Hashable, Sendable {
  /// The best of the list whose rank is shown to the player, or `nil` if there is none.
  public let best: BestResult?
  /// `true` if a game of the level was solved.
  public let hasSolvedLevel: Bool
  /// The solved puzzles of packs.
  public let completed: Set<PuzzleID>
  /// The days whose puzzles were solved.
  public let finishedDays: Set<Day>

  /// Reads the history from `store` before `game` is finished. Parts that can't be read count as
  /// nothing special.
  public init(before game: Game, in store: GameStore) {
    let list = Leaderboard.shown(for: game.origin, level: game.puzzle.level)
    best = (try? store.best(of: list)) ?? nil
    hasSolvedLevel =
      (try? store.solvedLevels())?.contains(game.puzzle.level) ?? true
    completed = Set(((try? store.completedPuzzles()) ?? [:]).keys)
    finishedDays = Set(((try? store.finishedDays()) ?? [:]).keys)
  }

  /// Returns by how much `game`, which ended with `result`, beat the best time on its list, or
  /// `nil` if it didn't or its time doesn't count, because the timer was off or there was help.
  public func timeGained(by game: Game, _ result: GameResult, isTimed: Bool) -> Duration? {
    guard isTimed, result.isRanked, game.isUnaided, let before = best?.time,
      result.elapsed < before
    else { return nil }
    return before - result.elapsed
  }

  /// Returns the most special achievement of `game`, which ended with `result` on the day `today`,
  /// or `nil` if there is none. `hardest` is `Puzzle.hardestTechnique`, if known.
  public func milestone(
    of game: Game, _ result: GameResult, isTimed: Bool, today: Day, hardest: TechniqueID? = nil
  ) -> Milestone? {
    guard !game.puzzle.isTooShort else { return nil }
    if let pack = packFinished(by: result.origin) { return .packFinished(pack) }
    if !hasSolvedLevel, result.origin != .own { return .firstOfLevel(result.puzzle.level) }
    if let gain = timeGained(by: game, result, isTimed: isTimed) { return .bestTime(by: gain) }
    if case .daily(let day, _) = result.origin, day == today, !finishedDays.contains(day) {
      let streak = DailyStreak(finished: finishedDays.union([day]), today: today).current
      if streak > 1 { return .streak(days: streak) }
    }
    if result.isRanked, let before = best?.score, let score = result.score, score > before {
      return .bestScore
    }
    guard game.isUnaided else { return nil }
    if let hardest { return .technique(hardest) }
    return result.errors == 0 ? .flawless : .unaided
  }

  private func packFinished(by origin: GameOrigin) -> Int? {
    guard case .pack(let id) = origin, !completed.contains(id), let pack = PuzzlePack.pack(id.pack),
      PackProgress(pack, completed: completed.union([id])).completed == pack.count
    else { return nil }
    return pack.id
  }
}
