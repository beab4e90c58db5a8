import Games
import Observation
import Scutes
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
  /// `true` until the latest save is done.
  private(set) var isPending = false
  var state: SavingState { failure != nil ? .failed : isPending ? .pending : .done }
  /// The play time of the latest save.
  @ObservationIgnored private(set) var lastSave: Duration = .zero
  /// Called when the puzzle is solved and saved.
  @ObservationIgnored var onFinish: (FinishedGame) -> Void = { _ in }
  @ObservationIgnored private let saver: GameSaver?

  /// Saves with `saver`, or not at all if `nil`.
  init(with saver: GameSaver?) {
    self.saver = saver
  }

  /// Saves a game after `elapsed`, and as finished with `score` if it is complete. Finished games
  /// are left alone.
  func save(_ game: Game, elapsed: Duration, score: ScoreSheet) {
    guard result == nil, let saver else { return }
    lastSave = elapsed
    isPending = true
    saver.save(game, elapsed: elapsed, score: score) { [weak self] in self?.note($0) }
  }

  private func note(_ outcome: GameSaver.SaveOutcome) {
    isPending = false
    switch outcome {
    case .saved, .ranked: (failure, isFailureShown) = (nil, false)
    case .finished(let finished):
      (failure, isFailureShown) = (nil, false)
      result = finished.result
      onFinish(finished)
    case .failed(let error):
      if error != failure { isFailureShown = true }
      failure = error
    }
  }

  /// Marks the failure as shown.
  func acknowledgeFailure() {
    isFailureShown = false
  }

  /// Takes note of the reason why the game isn't saved, of which the player was told elsewhere. It
  /// isn't shown again when the save that is under way fails for it.
  func acknowledge(_ reason: StoreError) {
    guard isPending || failure != nil else { return }
    (failure, isFailureShown) = (reason, false)
  }
}

/// The state of the latest save.
enum SavingState {
  case done
  case pending
  case failed

  /// The sign for a game that isn't saved.
  func sign(_ words: Words) -> String? {
    switch self {
    case .done: nil
    case .pending: words.board.notSavedYet
    case .failed: words.board.notSaved
    }
  }

  /// The colour of the sign.
  var role: StyleRole { self == .failed ? .error : .warning }
}
