/// What is to be done at a certain time. While it is empty nothing wakes the program up.
final class Schedule {
  /// A promise that can be taken back.
  final class Entry {
    let deadline: Duration
    let action: () -> Void
    fileprivate(set) var isCancelled = false

    init(deadline: Duration, action: @escaping () -> Void) {
      self.deadline = deadline
      self.action = action
    }
  }

  private var entries: [Entry] = []
  /// The time since any fixed moment; a test sets its own.
  let now: () -> Duration

  init(now: @escaping () -> Duration) {
    self.now = now
  }

  /// The next time at which there is something to do.
  var nextDeadline: Duration? { entries.map(\.deadline).min() }

  /// How long until there is something to do, never less than nothing; nil where there is nothing.
  var untilNext: Duration? {
    nextDeadline.map { max(.zero, $0 - now()) }
  }

  /// Does `action` at `deadline`.
  @discardableResult
  func at(_ deadline: Duration, _ action: @escaping () -> Void) -> Entry {
    let entry = Entry(deadline: deadline, action: action)
    entries.append(entry)
    return entry
  }

  /// Takes `entry` back.
  func cancel(_ entry: Entry?) {
    guard let entry else { return }
    entry.isCancelled = true
    entries.removeAll { $0 === entry }
  }

  /// Does what is due, in the order of the deadlines, but for what is taken back meanwhile.
  func runDue() {
    let moment = now()
    let due = entries.filter { $0.deadline <= moment }.sorted { $0.deadline < $1.deadline }
    entries.removeAll { $0.deadline <= moment }
    for entry in due where !entry.isCancelled { entry.action() }
  }
}
