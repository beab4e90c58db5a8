import Games
import Observation
import Store

/// Saves the game on the board, and remembers the error if that fails.
@Observable
final class GameSaving {
  /// The result, once the puzzle is solved.
  private(set) var result: GameResult?
  /// The error of the latest save, or `nil` if it succeeded.
  private(set) var failure: StoreError?
  /// `true` if ``failure`` still has to be shown to the player.
  private(set) var isFailureShown = false
  /// The play time of the latest save.
  @ObservationIgnored private(set) var lastSave: Duration = .zero
  @ObservationIgnored private let store: GameStore?

  /// Saves to `store`, or nowhere if `nil`.
  init(in store: GameStore?) {
    self.store = store
  }

  /// Saves a game after `elapsed`, and as finished with `score` if it is complete. Finished games
  /// are left alone.
  func save(_ game: Game, elapsed: Duration, score: ScoreSheet) {
    guard result == nil, let store else { return }
    lastSave = elapsed
    do throws(StoreError) {
      if game.isComplete {
        result = try store.finish(game, score: score)
      } else {
        try store.save(game, elapsed: elapsed)
      }
      if failure != nil { failure = nil }
    } catch {
      if error != failure { isFailureShown = true }
      failure = error
    }
  }

  /// Marks the failure as shown.
  func acknowledgeFailure() {
    isFailureShown = false
  }
}
