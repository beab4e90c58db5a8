import Dispatch
import Formats
public import Games
import Synchronization

/// Saves games in the background, in order, so that a locked or slow disk doesn't hold up play.
///
/// A game waits here until it is saved. Its newer states replace the one that waits, which loses
/// nothing because a state has all moves.
///
/// ```
/// save(A1)  save(A2)  save(A3)  save(B1)
///    └─ being saved      └────────┴─ wait: A3, B1
/// ```
public final class GameSaver: Sendable {
  /// What became of a game.
  public enum Outcome: Hashable, Sendable {
    case saved
    case finished(GameResult)
    /// The game waits for another attempt, which the next save and ``finish(within:)`` make at once.
    case failed(StoreError)
  }

  private let store: GameStore
  private let patience: Duration?
  private let queue = DispatchQueue(label: "saving")
  private let state = Mutex(State())

  private struct State {
    /// The games that aren't saved, oldest first.
    var waiting: [Waiting] = []
    /// The outcomes that a call of `save` is waiting for, by number.
    var outcomes: [Int: Outcome] = [:]
    /// The number of states so far.
    var count = 0
    /// `true` once another attempt will follow a failure.
    var isRetrying = false
  }

  private struct Waiting: Sendable {
    let game: Game
    let elapsed: Duration
    let score: ScoreSheet
    let number: Int
    let report: @MainActor @Sendable (Outcome) -> Void
    /// `true` if the call of `save` has returned.
    var isLate: Bool
    var failure: StoreError?
  }

  /// Creates a saver. A call of ``save(_:elapsed:score:report:)`` waits for `patience` at most, or for
  /// as long as it takes if that is `nil`.
  public init(_ store: GameStore, patience: Duration? = nil) {
    self.store = store
    self.patience = patience
  }

  // MARK: Saving

  /// Saves the state of a game after `elapsed`, and with `score` as finished if it is complete.
  ///
  /// `report` is called with each outcome. The first is known before this returns, unless saving takes
  /// longer than the patience or other states have to wait already. After a failure others follow. A
  /// state that is replaced by a newer one isn't reported.
  @MainActor
  public func save(
    _ game: Game, elapsed: Duration, score: ScoreSheet,
    report: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    let (number, isStuck) = state.withLock { state in
      let isStuck = state.waiting.contains { $0.failure == nil }
      state.count += 1
      state.waiting.removeAll { $0.game.id == game.id }
      state.waiting.append(
        Waiting(
          game: game, elapsed: elapsed, score: score, number: state.count, report: report,
          isLate: isStuck))
      return (state.count, isStuck)
    }
    work(within: isStuck ? .zero : patience)
    let outcome: Outcome? = state.withLock { state in
      if let outcome = state.outcomes.removeValue(forKey: number) { return outcome }
      for index in state.waiting.indices where state.waiting[index].number == number {
        state.waiting[index].isLate = true
      }
      return nil
    }
    if let outcome { report(outcome) }
  }

  /// Tries to save all that waits, for up to `limit`. Returns the reason if something still waits then.
  public func finish(within limit: Duration) -> StoreError? {
    guard state.withLock({ !$0.waiting.isEmpty }) else { return nil }
    work(within: patience == nil ? nil : limit)
    return state.withLock { state in
      state.waiting.first.map { $0.failure ?? .busy(path: store.path) }
    }
  }

  /// The games that aren't saved, in their latest state, latest first.
  public var unsaved: [SavedGame] {
    state.withLock(\.waiting).reversed().map {
      SavedGame(game: $0.game, elapsed: $0.elapsed, updatedAt: store.moment)
    }
  }

  // MARK: Work

  /// Saves all that waits, and returns when that is done or `limit` is over. Without one it is done in
  /// this thread.
  private func work(within limit: Duration?) {
    state.withLock { state in
      for index in state.waiting.indices { state.waiting[index].failure = nil }
    }
    guard let limit else { return saveAll() }
    let item = DispatchWorkItem { [self] in
      saveAll()
      settleWhenIdle()
    }
    queue.async(execute: item)
    _ = item.wait(timeout: .now() + .milliseconds(limit.wholeMilliseconds))
  }

  private func saveAll() {
    var tries = 0
    while let next = state.withLock({ $0.waiting.first { $0.failure == nil } }) {
      let outcome = outcome(of: next)
      tries += 1
      if case .failed(.busy) = outcome, patience != nil, tries < Self.maxTries { continue }
      tries = 0
      let isLate = state.withLock { state in
        guard let index = state.waiting.firstIndex(where: { $0.number == next.number }) else {
          return false
        }
        let isLate = state.waiting[index].isLate
        if !isLate { state.outcomes[next.number] = outcome }
        if case .failed(let error) = outcome, error != .playedElsewhere {
          state.waiting[index].failure = error
          state.waiting[index].isLate = true
        } else {
          state.waiting.remove(at: index)
        }
        return isLate
      }
      if isLate { Task { @MainActor in next.report(outcome) } }
    }
    retryLater()
  }

  /// The number of attempts under a lock, of two seconds each, before that counts as a failure.
  private static let maxTries = 5

  private func outcome(of waiting: Waiting) -> Outcome {
    do throws(StoreError) {
      if waiting.game.isComplete {
        return .finished(try store.finish(waiting.game, score: waiting.score))
      }
      try store.save(waiting.game, elapsed: waiting.elapsed)
      return .saved
    } catch {
      return .failed(error)
    }
  }

  /// Makes another attempt in a while if one failed.
  private func retryLater() {
    let isNeeded = state.withLock { state in
      guard patience != nil, !state.isRetrying, !state.waiting.isEmpty else { return false }
      state.isRetrying = true
      return true
    }
    guard isNeeded else { return }
    queue.asyncAfter(deadline: .now() + .seconds(5)) { [self] in
      state.withLock { state in
        state.isRetrying = false
        for index in state.waiting.indices { state.waiting[index].failure = nil }
      }
      saveAll()
    }
  }

  /// Makes the database file complete by itself once nothing was saved for two seconds.
  private func settleWhenIdle() {
    let count = state.withLock { $0.count }
    queue.asyncAfter(deadline: .now() + .seconds(2)) { [self] in
      if state.withLock({ $0.count == count && $0.waiting.isEmpty }) { store.settle() }
    }
  }
}
