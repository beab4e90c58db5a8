public import Games
public import Sudoku

/// An achievement in a game or across games.
public enum Milestone: Hashable, Sendable {
  /// All puzzles of a pack are solved. Has the number of the pack.
  case packFinished(Int)
  /// The first solved game of a level.
  case firstOfLevel(Level)
  /// The best time without help on its list, with the improvement.
  case bestTime(by: Duration)
  /// A streak of at least two daily puzzles.
  case streak(days: Int)
  /// The highest score on its list.
  case bestScore
  /// The hardest technique that the puzzle needs, found without help.
  case technique(TechniqueID)
  /// No errors and no help.
  case flawless
  /// No help.
  case unaided
}

/// A finished game among the earlier ones.
public struct FinishedGame: Hashable, Sendable {
  /// Its result.
  public let result: GameResult
  /// Its rank on the list that is shown to the player, or `nil` if the store couldn't tell.
  public let standing: Standing?
  /// The results before it.
  public let history: GameHistory

  /// The next unlocked and unsolved puzzle of its pack, or `nil` if there is none.
  public var next: PuzzleID? {
    guard case .pack(let id) = result.origin, let pack = PuzzlePack.pack(id.pack) else {
      return nil
    }
    let progress = PackProgress(pack, completed: history.completed.union([id]))
    let next = progress.next(from: id.number + 1)
    return next == id ? nil : next
  }
}

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
    if let pack = packFinished(by: result.origin) { return .packFinished(pack) }
    if !hasSolvedLevel { return .firstOfLevel(result.puzzle.level) }
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
