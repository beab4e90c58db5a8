import Games
import Observation
import Store

/// Brings the game on the board to the disk, and remembers why where that failed.
@Observable
final class GameSaving {
  /// What the game brought, once the puzzle is solved.
  private(set) var result: GameResult?
  /// Why the game could not be saved when it was last tried; nil where it was.
  private(set) var failure: StoreError?
  /// Whether ``failure`` is yet to be told to the player.
  private(set) var isFailureShown = false
  /// The play time at which it was last tried.
  @ObservationIgnored private(set) var lastSave: Duration = .zero
  @ObservationIgnored private let store: GameStore?

  /// Saving in `store`; nowhere where that is nil.
  init(in store: GameStore?) {
    self.store = store
  }

  /// Saves a game as it stands after `elapsed`, as finished with `score` where it is. What was
  /// finished before is left alone.
  func save(_ game: Game, elapsed: Duration, score: ScoreSheet) {
    guard result == nil, let store else { return }
    lastSave = elapsed
    do throws(StoreError) {
      if game.isComplete {
        result = try store.finish(game, score)
      } else {
        try store.save(game, elapsed)
      }
      if failure != nil { failure = nil }
    } catch {
      if error != failure { isFailureShown = true }
      failure = error
    }
  }

  /// The player was told.
  func acknowledgeFailure() {
    isFailureShown = false
  }
}
