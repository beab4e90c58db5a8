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
  /// The next unlocked and unsolved puzzle of its pack, or `nil` if there is none.
  let next: PuzzleID?
  /// Its most special milestone, if any.
  let milestone: Milestone?

  /// `true` if it was faster than all earlier games of the list.
  let isBestTime: Bool

  /// Creates the outcome of `game`, which was finished on the day `today`. `isTimed` is `true` if
  /// its time counts. `hardest` is the hardest technique of its puzzle, if known.
  init(
    of game: Game, _ finished: FinishedGame, isTimed: Bool, today: Day, hardest: TechniqueID?
  ) {
    (result, standing, next) = (finished.result, finished.standing, finished.next)
    let history = finished.history
    bestBefore = history.best
    milestone =
      game.isRevealed
      ? nil
      : history.milestone(of: game, result, isTimed: isTimed, today: today, hardest: hardest)
    isBestTime = history.timeGained(by: game, result, isTimed: isTimed) != nil
  }

  /// `true` if it scored more than all earlier games of the list.
  var isBestScore: Bool {
    result.isRanked && bestBefore.map { result.score ?? 0 > $0.score } ?? false
  }
}
