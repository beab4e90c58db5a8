import Synchronization

/// A call of ``GameSaver/save(_:elapsed:score:report:)``, which waits for the first outcome.
final class SaveCall: Sendable {
  let report: GameSaver.Report
  private let state: Mutex<(outcome: GameSaver.SaveOutcome?, hasReturned: Bool)>

  init(report: @escaping GameSaver.Report) {
    self.report = report
    state = Mutex((nil, false))
  }

  /// Keeps the outcome for the call. Returns `false` if that has returned.
  func keep(_ outcome: GameSaver.SaveOutcome) -> Bool {
    state.withLock { state in
      if !state.hasReturned { state.outcome = outcome }
      return !state.hasReturned
    }
  }

  /// Ends the call. Returns the outcome if it is known.
  func end() -> GameSaver.SaveOutcome? {
    state.withLock { state in
      state.hasReturned = true
      return state.outcome
    }
  }
}
