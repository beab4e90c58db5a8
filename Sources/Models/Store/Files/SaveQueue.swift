import Dispatch
import Formats
import Synchronization

/// Work that is done in the background, one after the other, so that neither a slow disk nor
/// another program that has locked a file holds up the screen.
final class SaveQueue: Sendable {
  private let queue: DispatchQueue
  /// Waits for work, for up to a time.
  private let wait: @Sendable (DispatchWorkItem, Duration) -> Void

  /// Creates a queue, which tests may let wait in another way.
  init(
    _ label: String,
    wait: @escaping @Sendable (DispatchWorkItem, Duration) -> Void = {
      _ = $0.wait(timeout: .now() + .milliseconds($1.wholeMilliseconds))
    }
  ) {
    queue = DispatchQueue(label: label)
    self.wait = wait
  }

  /// Does `work` after what is under way, and waits for it for up to `limit`.
  func perform(within limit: Duration, _ work: @escaping @Sendable () -> Void) {
    let item = DispatchWorkItem(block: work)
    queue.async(execute: item)
    wait(item, limit)
  }

  /// Does `work` and calls `report` with its outcome: before this returns, or later if it takes
  /// longer than `limit`. Without a limit, it is done in this thread.
  @MainActor
  func perform<Outcome: Sendable>(
    within limit: Duration?, _ work: @escaping @Sendable () -> Outcome,
    report: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    guard let limit else { return report(work()) }
    let call = SaveCall(report: report)
    perform(within: limit) { call.finish(with: work()) }
    if let outcome = call.end() { report(outcome) }
  }

  /// Does `work` after a number of seconds.
  func perform(afterSeconds seconds: Int, _ work: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + .seconds(seconds), execute: work)
  }
}

/// A call that waits for the first outcome of what it has begun.
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

  /// Keeps the outcome for the call, or reports it if that has returned.
  func finish(with outcome: Outcome) {
    if !keep(outcome) { Task { @MainActor [report] in report(outcome) } }
  }

  /// Ends the call. Returns the outcome if it is known.
  func end() -> Outcome? {
    state.withLock { state in
      state.hasReturned = true
      return state.outcome
    }
  }
}

/// A value in memory, which lives as long as something refers to it.
final class Kept<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }
}
