import Games
import Store
import Sudoku

/// The outcome of a finished game, compared with earlier ones.
struct GameOutcome {
  let result: GameResult
  /// Its rank within its list, or `nil` if the store couldn't tell.
  let standing: Standing?
  /// The best earlier result of the list, if any.
  let bestBefore: BestResult?
  /// The next puzzle of its pack, or `nil` if there is none.
  let next: PuzzleID?
  /// Its most special milestone, if any.
  let milestone: Milestone?

  /// `true` if it was faster than all earlier games of the list.
  let isBestTime: Bool

  /// `true` if it scored more than all earlier games of the list.
  var isBestScore: Bool {
    result.isRanked && bestBefore.map { result.score ?? 0 > $0.score } ?? false
  }
}

extension GameStore {
  /// The outcome of `game`, which ended with `result` on the day `today`, compared with the games
  /// of `history`. `isTimed` is `true` if its time counts. `hardest` is the hardest technique of
  /// its puzzle, if known.
  func ending(
    of game: Game, _ result: GameResult, isTimed: Bool, after history: GameHistory, today: Day,
    hardest: TechniqueID?
  ) -> GameOutcome {
    GameOutcome(
      result: result, standing: try? standing(of: result, on: result.shownLeaderboard),
      bestBefore: history.best,
      next: puzzle(after: result.origin),
      milestone: game.isRevealed
        ? nil
        : history.milestone(of: game, result, isTimed: isTimed, today: today, hardest: hardest),
      isBestTime: history.timeGained(by: game, result, isTimed: isTimed) != nil)
  }

  /// The next unlocked and unsolved puzzle in the pack of `origin`, or `nil` if there is none.
  private func puzzle(after origin: GameOrigin) -> PuzzleID? {
    guard case .pack(let id) = origin, let pack = PuzzlePack.pack(id.pack),
      let completed = try? completedPuzzles()
    else { return nil }
    let next = PackProgress(pack, completed: completed.keys).next(from: id.number + 1)
    return next == id ? nil : next
  }
}
