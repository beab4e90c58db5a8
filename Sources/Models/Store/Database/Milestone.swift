public import Games
import Grading
public import Sudoku

/// Something a player may be proud of after a game, or of all games together.
public enum Milestone: Hashable, Sendable {
  /// The last puzzle of a pack, by the number of the pack.
  case packFinished(Int)
  /// The first solved game of a level.
  case firstOfLevel(Level)
  /// The shortest play time without help on its list, by so much.
  case bestTime(by: Duration)
  /// So many days in a row with the puzzle of the day, two at least.
  case streak(days: Int)
  /// The highest score on its list.
  case bestScore
  /// The hardest technique that the puzzle asks for, found without help.
  case technique(TechniqueID)
  /// No mistake and no help.
  case flawless
  /// No help.
  case unaided
}

/// What a store says of the games before the one that is about to be finished.
public struct GameHistory: Hashable, Sendable {
  /// The best of the list on which the player is told the place; nil where there is none.
  public let best: BestResult?
  /// Whether a game of the level was solved.
  public let hasSolvedLevel: Bool
  /// The puzzles of packs that were solved.
  public let completed: Set<PuzzleID>
  /// The days whose puzzles were solved.
  public let finishedDays: Set<Day>

  /// What `store` says before `game` is finished; what it cannot say counts as nothing special.
  public init(before game: Game, in store: GameStore) {
    let list = Leaderboard.told(of: game.origin, level: game.puzzle.level)
    best = (try? store.records.best(list)) ?? nil
    hasSolvedLevel =
      (try? store.progress.solvedLevels())?.contains(game.puzzle.level) ?? true
    completed = Set(((try? store.progress.completedPuzzles()) ?? [:]).keys)
    finishedDays = Set(((try? store.progress.finishedDays()) ?? [:]).keys)
  }

  /// By how much `game`, which ended with `result`, was quicker than the quickest on its list before;
  /// nil where it wasn't, or its time does not count: the timer was off, or there was help.
  public func timeGained(by game: Game, _ result: GameResult, isTimed: Bool) -> Duration? {
    guard isTimed, result.isRanked, game.isUnaided, let before = best?.time,
      result.elapsed < before
    else { return nil }
    return before - result.elapsed
  }

  /// The one thing that is most special about `game`, which ended with `result` on the day `today`;
  /// nil where nothing is. `hardest` is ``Puzzle/hardestTechnique``, where it is known.
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

extension Puzzle {
  /// The technique of the highest level that the grade of the puzzle rests on; nil where singles are
  /// enough, and for extreme puzzles, whose grades take long. It is worked out each time, which may
  /// take some tenths of a second.
  public var hardestTechnique: TechniqueID? {
    guard level > .easy, level < .extreme else { return nil }
    let hardest = Grader().grade(givens).tally.hardest
    return hardest.flatMap { $0.level > .easy ? $0.id : nil }
  }
}
