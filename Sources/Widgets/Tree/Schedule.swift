/// What is to be done at a certain time. While it is empty nothing wakes the program up.
final class Schedule {
  /// A promise that can be taken back.
  final class Entry {
    let deadline: ContinuousClock.Instant
    let action: () -> Void

    init(deadline: ContinuousClock.Instant, action: @escaping () -> Void) {
      self.deadline = deadline
      self.action = action
    }
  }

  private var entries: [Entry] = []
  /// Tells the time; a test sets its own.
  var now: () -> ContinuousClock.Instant = { ContinuousClock.now }

  /// The next time at which there is something to do.
  var nextDeadline: ContinuousClock.Instant? { entries.map(\.deadline).min() }

  /// Does `action` once `delay` has passed.
  @discardableResult
  func after(_ delay: Duration, _ action: @escaping () -> Void) -> Entry {
    let entry = Entry(deadline: now().advanced(by: delay), action: action)
    entries.append(entry)
    return entry
  }

  /// Takes `entry` back.
  func cancel(_ entry: Entry?) {
    entries.removeAll { $0 === entry }
  }

  /// Does what is due, in the order of the deadlines.
  func runDue() {
    let moment = now()
    let due = entries.filter { $0.deadline <= moment }.sorted { $0.deadline < $1.deadline }
    entries.removeAll { $0.deadline <= moment }
    for entry in due { entry.action() }
  }
}
