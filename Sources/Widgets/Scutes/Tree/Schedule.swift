// SPDX-License-Identifier: Apache-2.0

/// The actions waiting for their time. While there are none, nothing wakes the program.
final class Schedule {
  /// A scheduled action, which can be cancelled.
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
  /// The time since any fixed moment. Tests set their own.
  let now: () -> Duration

  init(now: @escaping () -> Duration) {
    self.now = now
  }

  /// The time of the next action.
  var nextDeadline: Duration? { entries.map(\.deadline).min() }

  /// The time until the next action, never negative, or `nil` if there is none.
  var untilNext: Duration? {
    nextDeadline.map { max(.zero, $0 - now()) }
  }

  /// Schedules `action` for `deadline`.
  @discardableResult
  func at(_ deadline: Duration, _ action: @escaping () -> Void) -> Entry {
    let entry = Entry(deadline: deadline, action: action)
    entries.append(entry)
    return entry
  }

  /// Cancels `entry`.
  func cancel(_ entry: Entry?) {
    guard let entry else { return }
    entry.isCancelled = true
    entries.removeAll { $0 === entry }
  }

  /// Runs the due actions, in order of their deadlines. Actions may cancel later ones.
  func runDue() {
    let moment = now()
    let due = entries.filter { $0.deadline <= moment }.sorted { $0.deadline < $1.deadline }
    entries.removeAll { $0.deadline <= moment }
    for entry in due where !entry.isCancelled { entry.action() }
  }
}
