/// Saves changes of preferences in the background, in order, so that neither a slow disk nor
/// another program that has locked the file holds up the screen.
public final class PreferencesSaver: Sendable {
  /// The preferences in the file afterwards, or the reason why it couldn't be written.
  public typealias Outcome = Result<Preferences, PreferencesError>
  /// Receives an outcome.
  public typealias Report = @MainActor @Sendable (Outcome) -> Void

  private let file: PreferencesFile
  private let patience: Duration
  private let pause: @Sendable () async -> Void
  private let queue = SaveQueue("saving preferences")

  /// Creates a saver for `file`. A call of ``save(changesFrom:to:report:)`` waits for `patience` at
  /// most. `pause` is the time between a failure and the next attempt.
  public init(
    _ file: PreferencesFile, patience: Duration,
    pause: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(1.5)) }
  ) {
    self.file = file
    self.patience = patience
    self.pause = pause
  }

  /// Saves the changes from `old` to `new`. `report` is called with the outcome, before this
  /// returns unless saving takes longer than the patience.
  @MainActor
  public func save(changesFrom old: Preferences, to new: Preferences, report: @escaping Report) {
    queue.perform(
      within: patience, { [file] in Self.outcome(of: file, old, new) }, report: report)
  }

  /// Calls `attempt` after the pause that follows a failure.
  @MainActor
  public func afterPause(_ attempt: @escaping @MainActor @Sendable () -> Void) {
    Task { @MainActor [pause] in
      await pause()
      attempt()
    }
  }

  /// Tries once more to save the changes from `old` to `new`, and calls `report` with the outcome
  /// later. Neither this nor the attempt waits for a lock.
  @MainActor
  public func retry(changesFrom old: Preferences, to new: Preferences, report: @escaping Report) {
    queue.perform(within: .zero) { [file] in
      let outcome = Self.outcome(of: file, old, new, within: .zero)
      Task { @MainActor in report(outcome) }
    }
  }

  /// Saves the changes from `old` to `new`, after what is being saved, and waits for up to `limit`.
  @MainActor
  public func finish(
    changesFrom old: Preferences, to new: Preferences, within limit: Duration
  ) -> Outcome {
    let call = SaveCall<Outcome> { _ in }
    queue.perform(within: limit) { [file] in _ = call.keep(Self.outcome(of: file, old, new)) }
    return call.end() ?? .failure(.unwritable(path: file.path, reason: .slow))
  }

  private static func outcome(
    of file: PreferencesFile, _ old: Preferences, _ new: Preferences,
    within limit: Duration = FileLock.patience
  ) -> Outcome {
    Result { () throws(PreferencesError) in
      try file.save(changesFrom: old, to: new, within: limit)
    }
  }
}
