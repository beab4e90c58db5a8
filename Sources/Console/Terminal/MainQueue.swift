import CTerminal

/// The work that waits for the main thread, for programs that have no terminal to wait at.
package enum MainQueue {
  /// Whether this is such work, or the main thread.
  package static var isHere: Bool { terminal_is_main_work() }

  /// Sleeps until there is some, and does it; for `limit` at most. Must be called from the main
  /// thread, and not from within such work.
  static func work(for limit: Duration) {
    let queue = terminal_main_queue()
    guard queue >= 0 else { return }
    let (seconds, attoseconds) = limit.components
    let nanoseconds = max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    let wakening = TerminalDevice.Wakening(
      rawValue: terminal_wait(-1, false, -1, queue, nanoseconds))
    if wakening.contains(.queue) { terminal_main_queue_drain() }
  }
}
