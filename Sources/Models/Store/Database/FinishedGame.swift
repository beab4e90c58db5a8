public import Games
public import Sudoku

/// A finished game, with its result and its place among earlier ones. If the store doesn't know the
/// earlier ones, nothing counts as special.
public struct FinishedGame: Hashable, Sendable {
  /// The result.
  public let result: GameResult
  /// The rank on the list that is shown to the player, or `nil` if the store doesn't know it.
  public let standing: Standing?
  /// The best earlier result of that list, if any.
  public let bestBefore: BestResult?
  /// The best time of that list in the seven days before, if there were at least two.
  private let bestOfWeek: Duration?
  private let game: Game
  /// `true` if the play time counts.
  private let isTimed: Bool
  /// `true` if a game of the level had been solved.
  private let hadSolvedLevel: Bool
  /// The puzzles of packs that had been solved.
  private let completed: Set<PuzzleID>
  /// The days whose puzzles had been solved.
  private let finishedDays: [Day: GameResult]

  /// Finishes `game` in `store`.
  init(finishing game: Game, score: ScoreSheet, in store: GameStore) throws(StoreError) {
    let list = Leaderboard.shown(for: game.origin, level: game.puzzle.level)
    bestBefore = (try? store.best(of: list)) ?? nil
    bestOfWeek = (try? store.bestTimeOfWeek(on: list)) ?? nil
    hadSolvedLevel = (try? store.solvedLevels())?.contains(game.puzzle.level) ?? true
    completed = Set(((try? store.completedPuzzles()) ?? [:]).keys)
    finishedDays = (try? store.finishedDays()) ?? [:]
    result = try store.finish(game, score: score)
    standing = try? store.standing(of: result, on: result.shownLeaderboard)
    self.game = game
    isTimed = score.elapsed != nil
  }

  /// The next unlocked and unsolved puzzle of its pack, or `nil` if there is none.
  public var next: PuzzleID? {
    guard case .pack(let id) = result.origin, let pack = PuzzlePack.pack(id.pack) else {
      return nil
    }
    let progress = PackProgress(pack, completed: completed.union([id]))
    let next = progress.next(from: id.number + 1)
    return next == id ? nil : next
  }

  /// `true` if it scored more than all earlier games of the list.
  public var isBestScore: Bool {
    result.isRanked && bestBefore.map { result.score ?? 0 > $0.score } ?? false
  }

  /// `true` if it was faster than all earlier games of the list.
  public var isBestTime: Bool { timeGained != nil }

  /// The margin by which it beat the best time on its list, or `nil` if it didn't or its time
  /// doesn't count, because the timer was off or there was help.
  private var timeGained: Duration? {
    guard timeCounts, let before = bestBefore?.time, result.elapsed < before else { return nil }
    return before - result.elapsed
  }

  private var timeCounts: Bool { isTimed && result.isRanked && game.isUnaided }

  /// Returns the most special achievement, if any, of a game that was finished on the day `today`.
  /// `hardest` is `Puzzle.hardestTechnique`, if known; `dayOf` returns the day of a moment.
  public func milestone(
    today: Day, hardest: TechniqueID?, dayOf: (Moment) -> Day
  ) -> Milestone? {
    guard !game.isRevealed, !game.puzzle.isTooShort else { return nil }
    if let finishedPack { return .packFinished(finishedPack) }
    if !hadSolvedLevel, result.origin != .own { return .firstOfLevel(result.puzzle.level) }
    if let timeGained { return .bestTime(by: timeGained) }
    if case .daily(let day, _) = result.origin, day == today, finishedDays[day] == nil {
      let days = finishedDays.solvedOnTheDay(dayOf).union([day])
      let streak = DailyStreak(finished: days, today: today).current
      if streak > 1 { return .streak(days: streak) }
    }
    if isBestScore { return .bestScore }
    if timeCounts, let bestOfWeek, result.elapsed < bestOfWeek { return .fastestOfWeek }
    guard game.isUnaided else { return nil }
    if let hardest { return .technique(hardest) }
    return result.errors == 0 ? .flawless : .unaided
  }

  /// The pack whose last puzzle this was.
  private var finishedPack: Int? {
    guard case .pack(let id) = result.origin, !completed.contains(id),
      let pack = PuzzlePack.pack(id.pack),
      PackProgress(pack, completed: completed.union([id])).completed == pack.count
    else { return nil }
    return pack.id
  }
}

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
  /// The best time without help on its list in seven days, with at least two others.
  case fastestOfWeek
  /// The hardest technique that the puzzle needs, found without help.
  case technique(TechniqueID)
  /// No errors and no help.
  case flawless
  /// No help.
  case unaided
}
