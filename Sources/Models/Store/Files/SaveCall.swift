import Synchronization

/// A call such as ``GameSaver/save(_:elapsed:score:report:)`` or
/// ``PreferencesSaver/save(changesFrom:to:report:)``, which waits for the first outcome.
final class SaveCall<Outcome: Sendable>: Sendable {
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
