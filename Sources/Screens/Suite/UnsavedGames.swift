import Observation
import Store

/// The games that can't be saved, as far as the user knows of them. Each reason is said once, and
/// before the user leaves without them there is a question.
@Observable
final class UnsavedGames {
  /// The reason, while the user is asked whether to leave all the same.
  private(set) var question: StoreError?
  /// The number of attempts to save everything, since the user wanted to leave.
  private(set) var tries = 0
  /// The reason of which the user was told, if it still holds.
  @ObservationIgnored private var toldReason: StoreError?
  @ObservationIgnored private let saver: GameSaver
  /// Ends the program.
  @ObservationIgnored private let exit: () -> Void
  /// The game on the board.
  @ObservationIgnored var board: () -> GameBoardModel? = { nil }
  /// Called with a reason to tell the user.
  @ObservationIgnored var report: (StoreError) -> Void = { _ in }

  /// Follows `saver`. `exit` ends the program.
  init(of saver: GameSaver, exit: @escaping () -> Void) {
    self.saver = saver
    self.exit = exit
  }

  // MARK: Leaving

  /// Saves everything and leaves, or asks if that can't be done.
  func leave() {
    tries = 0
    tryAgain()
  }

  /// Tries once more to save everything and leave.
  func tryAgain() {
    board()?.close()
    tries += 1
    question = saver.finish(within: Self.delay)
    guard let question else { return exit() }
    // The question gives the reason.
    toldReason = question
    board()?.saving.acknowledge(question)
  }

  /// Stays after all.
  func stay() {
    question = nil
    board()?.coverChanged(isCovered: false)
  }

  /// Leaves without what can't be saved.
  func leaveAnyway() {
    saver.discard()
    exit()
  }

  /// How long leaving waits for games to be saved before it asks.
  private static let delay = Duration.milliseconds(500)

  // MARK: Failures

  /// Handles the outcome of a save that took long.
  func note(_ outcome: GameSaver.SaveOutcome) {
    let hasAll = saver.isIdle
    if hasAll { toldReason = nil }
    if question != nil {
      board()?.saving.acknowledgeFailure()
      if hasAll { exit() }
    } else if board() == nil, case .failed(let error) = outcome {
      tell(error)
    }
  }

  /// Says why something isn't saved, once.
  func tell(_ error: StoreError) {
    guard error != toldReason else { return }
    toldReason = error
    report(error)
  }

  /// Says why the game of a board that is being left isn't saved, if so, even if that was said
  /// before.
  func tellOnLeaving(_ board: GameBoardModel?) {
    toldReason = nil
    if let failure = board?.failure { tell(failure) }
  }
}
