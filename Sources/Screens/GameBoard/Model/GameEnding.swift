import Games
import Store
import Sudoku

/// What came of a finished game, beside those before it.
struct GameEnding {
  /// The result.
  let result: GameResult
  /// Where it stands on its list; nil where the store could not say.
  let standing: Standing?
  /// The best of the list before this game; nil where there was none.
  let bestBefore: BestResult?
  /// What comes next in the pack of the puzzle; nil where nothing does, or it is of no pack.
  let next: PuzzleID?
  /// What is most special about it; nil where nothing is.
  let milestone: Milestone?

  /// Whether it was quicker than all games of the list before it.
  let isBestTime: Bool

  /// Whether it brought more than all games of the list before it.
  var isBestScore: Bool {
    result.isRanked && bestBefore.map { result.score ?? 0 > $0.score } ?? false
  }
}

extension GameStore {
  /// What came of `game`, which ended with `result` on the day `today`, after the games of
  /// `history`; `isTimed` says whether its time counts. `hardest` is the hardest technique of its
  /// puzzle, where it is known.
  func ending(
    of game: Game, _ result: GameResult, isTimed: Bool, after history: GameHistory, today: Day,
    hardest: TechniqueID?
  ) -> GameEnding {
    GameEnding(
      result: result, standing: try? records.standing(result, result.toldLeaderboard),
      bestBefore: history.best,
      next: puzzle(after: result.origin),
      milestone: game.isRevealed
        ? nil
        : history.milestone(of: game, result, isTimed: isTimed, today: today, hardest: hardest),
      isBestTime: history.timeGained(by: game, result, isTimed: isTimed) != nil)
  }

  /// The next puzzle of the pack of `origin` that is open and not solved; nil where there is none.
  private func puzzle(after origin: GameOrigin) -> PuzzleID? {
    guard case .pack(let id) = origin, let pack = PuzzlePack.pack(id.pack),
      let completed = try? progress.completedPuzzles()
    else { return nil }
    let next = PackProgress(pack, completed: completed.keys).next(from: id.number + 1)
    return next == id ? nil : next
  }
}
