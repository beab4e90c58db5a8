import Dispatch
import Formats
public import Games
import Synchronization

/// Saves games and their results in the background, in order, so that a locked or slow disk doesn't hold
/// up play.
///
/// A game waits here until it is saved. Its newer states replace the one that waits, which loses
/// nothing because a state has all moves.
///
/// ```
/// save(A1)  save(A2)  save(A3)  save(B1)
///    └─ being saved      └────────┴─ wait: A3, B1
/// ```
public final class GameSaver: Sendable {
  /// The result of a save.
  public enum Outcome: Hashable, Sendable {
    case saved
    /// The game is complete and saved.
    case finished(FinishedGame)
    /// The result of a Memory game is saved, and has this standing.
    case ranked(MemoryStanding)
    /// The game waits for another attempt, which the next save and ``finish(within:)`` make at once.
    case failed(StoreError)
  }

  private let store: GameStore
  private let patience: Duration?
  private let queue = DispatchQueue(label: "saving")
  private let state = Mutex(State())

  private struct State {
    /// What isn't saved, oldest first.
    var pending: [PendingSave] = []
    /// The number of saves so far.
    var count = 0
    /// `true` if another attempt will follow a failure.
    var isRetryScheduled = false
    /// Receives the outcomes that come after the call of `save` has returned.
    var lateReport: @MainActor @Sendable (Outcome) -> Void = { _ in }
  }

  private struct PendingSave: Sendable {
    let work: Work
    let number: Int
    let call: Call
    var failure: StoreError?
  }

  private enum Work: Sendable {
    case game(Game, elapsed: Duration, score: ScoreSheet)
    case memory(MemoryResult)

    var game: Game? {
      if case .game(let game, _, _) = self { game } else { nil }
    }
  }

  /// A call of `save`, which waits for the first outcome.
  private final class Call: Sendable {
    let report: @MainActor @Sendable (Outcome) -> Void
    private let state: Mutex<(outcome: Outcome?, hasReturned: Bool)>

    init(report: @escaping @MainActor @Sendable (Outcome) -> Void) {
      self.report = report
      state = Mutex((nil, false))
    }

    /// Keeps the outcome for the call. Returns `false` if that has returned.
    func keep(_ outcome: Outcome) -> Bool {
      state.withLock { state in
        if !state.hasReturned { state.outcome = outcome }
        return !state.hasReturned
      }
    }

    /// Ends the call. Returns the outcome if it is known.
    func end() -> Outcome? {
      state.withLock { state in
        state.hasReturned = true
        return state.outcome
      }
    }
  }

  /// Creates a saver. A call of ``save(_:elapsed:score:report:)`` waits for `patience` at most, or for
  /// as long as it takes if that is `nil`.
  public init(_ store: GameStore, patience: Duration? = nil) {
    self.store = store
    self.patience = patience
  }

  /// Calls `report` with each outcome that is known only after the call of `save` has returned.
  @MainActor
  public func onLateOutcome(_ report: @escaping @MainActor @Sendable (Outcome) -> Void) {
    state.withLock { $0.lateReport = report }
  }

  // MARK: Saving

  /// Saves the state of a game after `elapsed`, and with `score` as finished if it is complete.
  ///
  /// `report` is called with each outcome. The first is known before this returns, unless saving takes
  /// longer than the patience or other states have to wait already. After a failure others follow. A
  /// state that is replaced by a newer one isn't reported, nor is one that is older than the one that
  /// waits.
  @MainActor
  public func save(
    _ game: Game, elapsed: Duration, score: ScoreSheet,
    report: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    save(.game(game, elapsed: elapsed, score: score), report: report)
  }

  /// Saves the result of a Memory game. `report` is called as for a game.
  @MainActor
  public func save(
    _ result: MemoryResult, report: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    save(.memory(result), report: report)
  }

  @MainActor
  private func save(
    _ work: Work, report: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    let call = Call(report: report)
    let isBehind = state.withLock { state in
      let isBehind = state.pending.contains { $0.failure == nil }
      if let game = work.game,
        let waiting = state.pending.firstIndex(where: { $0.work.game?.id == game.id })
      {
        guard let older = state.pending[waiting].work.game,
          older.journal.count <= game.journal.count
        else { return isBehind }
        state.pending.remove(at: waiting)
      }
      state.count += 1
      state.pending.append(PendingSave(work: work, number: state.count, call: call))
      return isBehind
    }
    saveAll(within: isBehind ? .zero : patience)
    if let outcome = call.end() { report(outcome) }
  }

  /// Tries to save all that isn't saved, for up to `limit`. Returns the reason if something isn't saved
  /// then.
  public func finish(within limit: Duration) -> StoreError? {
    guard state.withLock({ !$0.pending.isEmpty }) else { return store.reachFile() }
    saveAll(within: patience == nil ? nil : limit)
    return state.withLock { state in
      state.pending.first.map { $0.failure ?? .busy(path: store.path) }
    }
  }

  /// Gives up what isn't saved.
  public func discard() {
    state.withLock { $0.pending = [] }
  }

  /// The games that aren't saved, in their latest state, latest first.
  public var unsaved: [SavedGame] {
    state.withLock(\.pending).reversed().compactMap {
      guard case .game(let game, let elapsed, _) = $0.work else { return nil }
      return SavedGame(game: game, elapsed: elapsed, updatedAt: store.moment)
    }
  }

  /// `true` if nothing waits to be saved.
  public var isIdle: Bool { state.withLock(\.pending).isEmpty }

  // MARK: Work

  /// Saves all that isn't saved, and returns when that is done or `limit` is over. Without one it is done
  /// in this thread.
  private func saveAll(within limit: Duration?) {
    state.withLock { state in
      for index in state.pending.indices { state.pending[index].failure = nil }
    }
    guard let limit else { return saveAll() }
    let item = DispatchWorkItem { [self] in saveAll() }
    queue.async(execute: item)
    _ = item.wait(timeout: .now() + .milliseconds(limit.wholeMilliseconds))
  }

  private func saveAll() {
    var tries = 0
    while let next = state.withLock({ $0.pending.first { $0.failure == nil } }) {
      let outcome = outcome(of: next)
      tries += 1
      if case .failed(.busy) = outcome, patience != nil, tries < Self.maxTries { continue }
      tries = 0
      let lateReport: (@MainActor @Sendable (Outcome) -> Void)? = state.withLock { state in
        guard let index = state.pending.firstIndex(where: { $0.number == next.number }) else {
          return nil
        }
        if case .failed(let error) = outcome, error != .playedElsewhere {
          state.pending[index].failure = error
        } else {
          state.pending.remove(at: index)
        }
        return state.lateReport
      }
      if let lateReport, !next.call.keep(outcome) {
        Task { @MainActor in
          next.call.report(outcome)
          lateReport(outcome)
        }
      }
    }
    scheduleMore()
  }

  /// The number of attempts under a lock, of two seconds each, before that counts as a failure.
  private static let maxTries = 5

  private func outcome(of save: PendingSave) -> Outcome {
    do throws(StoreError) {
      switch save.work {
      case .game(let game, _, let score) where game.isComplete:
        let history = GameHistory(before: game, in: store)
        let result = try store.finish(game, score: score)
        let standing = try? store.standing(of: result, on: result.shownLeaderboard)
        return .finished(FinishedGame(result: result, standing: standing, history: history))
      case .game(let game, let elapsed, _):
        try store.save(game, elapsed: elapsed)
        return .saved
      case .memory(let result):
        return .ranked(try store.add(result))
      }
    } catch {
      return .failed(error)
    }
  }

  /// Schedules another attempt if one failed. If all is saved, makes the database file complete by
  /// itself once nothing was saved for two seconds.
  private func scheduleMore() {
    guard patience != nil else { return }
    let (count, hasFailed, isScheduled) = state.withLock { state in
      defer { state.isRetryScheduled = state.isRetryScheduled || !state.pending.isEmpty }
      return (state.count, !state.pending.isEmpty, state.isRetryScheduled)
    }
    if !hasFailed {
      queue.asyncAfter(deadline: .now() + .seconds(2)) { [self] in
        if state.withLock({ $0.count == count && $0.pending.isEmpty }) { store.checkpoint() }
      }
    } else if !isScheduled {
      queue.asyncAfter(deadline: .now() + .seconds(5)) { [self] in
        state.withLock { $0.isRetryScheduled = false }
        saveAll(within: .zero)
      }
    }
  }
}
