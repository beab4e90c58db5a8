import Formats
public import Games
import Synchronization

/// Saves games and their results, and changes lists, in the background, in order, so that a locked
/// or slow disk doesn't hold up play. Reads of the store don't wait for it either, and lack what is
/// ``unsaved``.
///
/// A game waits here until it is saved. A newer state of it replaces the one that waits. Nothing is
/// lost, because each state has all moves.
///
/// ```
/// save(A1)  save(A2)  save(A3)  save(B1)
///    └─ being saved      └────────┴─ wait: A3, B1
/// ```
///
/// If another program has played the same game on differently, this one becomes a separate game, so
/// that both are kept.
public final class GameSaver: Sendable {
  /// The outcome of an attempt to save.
  public enum SaveOutcome: Hashable, Sendable {
    case saved
    /// The game is complete and saved.
    case finished(FinishedGame)
    /// The result of a Memory game is saved, and has this standing.
    case ranked(MemoryStanding)
    /// The game waits for another attempt, which the next save and ``finish(within:)`` make at
    /// once.
    case failed(StoreError)
  }

  /// Receives an outcome.
  public typealias Report = @MainActor @Sendable (SaveOutcome) -> Void

  private let store: GameStore
  private let patience: Duration?
  private let makeID: @Sendable () -> Game.ID
  private let queue: SaveQueue
  private let state = Mutex(State())

  private struct State {
    /// The saves that aren't done, oldest first.
    var pending: [PendingSave] = []
    /// The numbers of separate games, by the numbers of the games that were played on elsewhere.
    var apart: [Game.ID: Game.ID] = [:]
    /// `true` if such a game hasn't been reported to the player yet.
    var isMoveUntold = false
    var onMoveApart: @MainActor @Sendable () -> Void = {}
    /// The reason why earlier saves can't be added to a file that has replaced the first one.
    var unreached: StoreError?
    /// The number of changes of other kinds that aren't done.
    var changes = 0
    /// The number of saves so far.
    var count = 0
    /// `true` if another attempt will follow a failure.
    var isRetryScheduled = false
    /// Receives the outcomes that come after the call of `save` has returned.
    var lateReport: Report = { _ in }
  }

  private struct PendingSave: Sendable {
    let work: Work
    let number: Int
    let call: SaveCall<SaveOutcome>
    var failure: StoreError?
  }

  private enum Work: Sendable {
    case game(Game, elapsed: Duration, score: ScoreSheet)
    case memory(MemoryResult)

    var game: Game? {
      if case .game(let game, _, _) = self { game } else { nil }
    }
  }

  /// Creates a saver. A call of ``save(_:elapsed:score:report:)`` waits for `patience` at most, or
  /// for as long as it takes if that is `nil`. `makeID` returns a number that no game has.
  public convenience init(
    _ store: GameStore, patience: Duration? = nil,
    makeID: @escaping @Sendable () -> Game.ID = { .random(in: 1...Game.ID.max) }
  ) {
    self.init(store, patience: patience, makeID: makeID, queue: SaveQueue("saving"))
  }

  /// Creates a saver with a queue of its own.
  init(
    _ store: GameStore, patience: Duration?,
    makeID: @escaping @Sendable () -> Game.ID = { .random(in: 1...Game.ID.max) },
    queue: SaveQueue
  ) {
    self.store = store
    self.patience = patience
    self.makeID = makeID
    self.queue = queue
  }

  /// Calls `report` with each outcome that is known only after the call of `save` has returned.
  @MainActor
  public func onLateOutcome(_ report: @escaping Report) {
    state.withLock { $0.lateReport = report }
  }

  /// Calls `report` once for each game that became a separate one, because another program has
  /// played it on differently.
  @MainActor
  public func onMoveApart(_ report: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.onMoveApart = report }
  }

  @MainActor
  private func tellOfMoveApart() {
    let report = state.withLock { state in
      defer { state.isMoveUntold = false }
      return state.isMoveUntold ? state.onMoveApart : nil
    }
    report?()
  }

  // MARK: Saving

  /// Saves the state of a game after `elapsed`, and with `score` as finished if it is complete.
  ///
  /// Calls `report` with each outcome: the first before this returns, unless saving takes longer
  /// than the patience or other states are waiting already. After a failure, more outcomes follow.
  /// A state that a newer one replaces isn't reported.
  @MainActor
  public func save(_ game: Game, elapsed: Duration, score: ScoreSheet, report: @escaping Report) {
    save(.game(game, elapsed: elapsed, score: score), report: report)
  }

  /// Saves the result of a Memory game. `report` is called as for a game.
  @MainActor
  public func save(_ result: MemoryResult, report: @escaping Report) {
    save(.memory(result), report: report)
  }

  @MainActor
  private func save(_ work: Work, report: @escaping Report) {
    let call = SaveCall(report: report)
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
    tellOfMoveApart()
  }

  /// Makes another change of the store, after the saves before it. Calls `report` with the result:
  /// before this returns, unless that takes longer than the patience or something is waiting
  /// already.
  @MainActor
  public func change<Value: Sendable>(
    _ change: @escaping @Sendable (GameStore) throws(StoreError) -> Value,
    report: @escaping @MainActor @Sendable (Result<Value, StoreError>) -> Void
  ) {
    let isBehind = state.withLock { state in
      defer { state.changes += 1 }
      return state.changes > 0 || state.pending.contains { $0.failure == nil }
    }
    queue.perform(
      within: patience.map { isBehind ? .zero : $0 },
      { [self] in
        defer { state.withLock { $0.changes -= 1 } }
        return Result { () throws(StoreError) in try change(store) }
          .mapError { error in
            if case .busy(let path) = error { .notChanged(path: path) } else { error }
          }
      }, report: report)
  }

  /// Tries to save everything that waits, for up to `limit`. Returns the reason if something is
  /// still unsaved.
  public func finish(within limit: Duration) -> StoreError? {
    if state.withLock({ $0.changes > 0 }) {
      queue.perform(within: limit) {}
      if state.withLock({ $0.changes > 0 }) { return .busy(path: store.path) }
    }
    guard state.withLock({ !$0.pending.isEmpty }) else { return reachFile(within: limit) }
    saveAll(within: patience == nil ? nil : limit)
    return state.withLock { state in
      state.pending.first.map { $0.failure ?? .busy(path: store.path) }
    }
  }

  private func reachFile(within limit: Duration) -> StoreError? {
    guard patience != nil else { return store.reachFile() }
    guard !store.hasReachedFile else { return nil }
    state.withLock { $0.unreached = .busy(path: store.path) }
    queue.perform(within: limit) { [self] in
      let failure = store.reachFile()
      state.withLock { $0.unreached = failure }
    }
    return state.withLock(\.unreached)
  }

  /// `true` if only a change of a list is still to be done, such as a new name of a collection.
  public var isOnlyChanging: Bool {
    state.withLock { $0.changes > 0 && $0.pending.isEmpty }
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

  /// Saves everything that waits, and returns when that is done or after `limit`. Without a limit,
  /// it is done in this thread.
  private func saveAll(within limit: Duration?) {
    state.withLock { state in
      for index in state.pending.indices { state.pending[index].failure = nil }
    }
    guard let limit else { return saveAll() }
    queue.perform(within: limit) { [self] in saveAll() }
  }

  private func saveAll() {
    var tries = 0
    while let next = state.withLock({ $0.pending.first { $0.failure == nil } }) {
      let outcome = outcome(of: next)
      tries += 1
      if case .failed(.busy) = outcome, patience != nil, tries < Self.maxTries { continue }
      tries = 0
      let lateReport: Report? = state.withLock { state in
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
          tellOfMoveApart()
        }
      }
    }
    scheduleMore()
  }

  /// The number of attempts on a locked file, of two seconds each, before the save has failed.
  private static let maxTries = 5

  private func outcome(of save: PendingSave) -> SaveOutcome {
    do throws(StoreError) {
      switch save.work {
      case .game(let game, let elapsed, let score):
        return try keep(game, elapsed: elapsed, score: score)
      case .memory(let result):
        return .ranked(try store.add(result))
      }
    } catch {
      return .failed(error)
    }
  }

  /// Saves a game, or a copy as a separate game if another program has played it on differently.
  ///
  /// - Throws: ``StoreError/playedElsewhere`` if the stored game has all turns of this one, so that
  ///   nothing is lost.
  private func keep(
    _ game: Game, elapsed: Duration, score: ScoreSheet
  ) throws(StoreError) -> SaveOutcome {
    var copy = game
    for id in [game.id, state.withLock { $0.apart[game.id] }].compactMap(\.self) {
      copy.id = id
      do throws(StoreError) {
        return try write(copy, elapsed: elapsed, score: score)
      } catch {
        guard error == .playedElsewhere, try !store.hasAll(of: copy) else { throw error }
      }
    }
    copy.id = makeID()
    let outcome = try write(copy, elapsed: elapsed, score: score)
    state.withLock { ($0.apart[game.id], $0.isMoveUntold) = (copy.id, true) }
    return outcome
  }

  private func write(
    _ game: Game, elapsed: Duration, score: ScoreSheet
  ) throws(StoreError) -> SaveOutcome {
    guard game.isComplete else {
      try store.save(game, elapsed: elapsed)
      return .saved
    }
    return .finished(try FinishedGame(finishing: game, score: score, in: store))
  }

  /// Schedules another attempt if one failed. Otherwise moves the log into the database file, once
  /// nothing has been saved for two seconds.
  private func scheduleMore() {
    guard patience != nil else { return }
    let (count, hasFailed, isScheduled) = state.withLock { state in
      defer { state.isRetryScheduled = state.isRetryScheduled || !state.pending.isEmpty }
      return (state.count, !state.pending.isEmpty, state.isRetryScheduled)
    }
    if !hasFailed {
      queue.perform(afterSeconds: 2) { [self] in
        if state.withLock({ $0.count == count && $0.pending.isEmpty }) { store.checkpoint() }
      }
    } else if !isScheduled {
      queue.perform(afterSeconds: 5) { [self] in
        state.withLock { $0.isRetryScheduled = false }
        saveAll(within: .zero)
      }
    }
  }
}
