public import Games
import Sudoku

/// A finished game among the earlier ones.
public struct FinishedGame: Hashable, Sendable {
  /// Its result.
  public let result: GameResult
  /// Its rank on the list that is shown to the player, or `nil` if the store couldn't tell.
  public let standing: Standing?
  /// The results before it.
  public let history: GameHistory

  /// Finishes `game` in `store`.
  init(finishing game: Game, score: ScoreSheet, in store: GameStore) throws(StoreError) {
    history = GameHistory(before: game, in: store)
    result = try store.finish(game, score: score)
    standing = try? store.standing(of: result, on: result.shownLeaderboard)
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
}
