public import Games
public import Sudoku

/// A finished game, with its result and its place among earlier ones.
public struct FinishedGame: Hashable, Sendable {
  /// The result.
  public let result: GameResult
  /// The rank on the list that is shown to the player, or `nil` if the store couldn't tell.
  public let standing: Standing?
  private let history: GameHistory
  private let game: Game
  /// `true` if the play time counts.
  private let isTimed: Bool

  /// Finishes `game` in `store`.
  init(finishing game: Game, score: ScoreSheet, in store: GameStore) throws(StoreError) {
    history = GameHistory(before: game, in: store)
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
    let progress = PackProgress(pack, completed: history.completed.union([id]))
    let next = progress.next(from: id.number + 1)
    return next == id ? nil : next
  }

  /// The best earlier result of the list, if any.
  public var bestBefore: BestResult? { history.best }

  /// `true` if it scored more than all earlier games of the list.
  public var isBestScore: Bool {
    result.isRanked && bestBefore.map { result.score ?? 0 > $0.score } ?? false
  }

  /// `true` if it was faster than all earlier games of the list.
  public var isBestTime: Bool {
    history.timeGained(by: game, result, isTimed: isTimed) != nil
  }

  /// Returns the most special achievement, if any, of a game that was finished on the day `today`.
  /// `hardest` is the hardest technique of its puzzle, if known.
  public func milestone(today: Day, hardest: TechniqueID?) -> Milestone? {
    guard !game.isRevealed else { return nil }
    return history.milestone(of: game, result, isTimed: isTimed, today: today, hardest: hardest)
  }
}
