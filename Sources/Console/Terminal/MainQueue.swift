import CTerminal

/// The work waiting for the main thread, for programs that have no terminal to wait at.
package enum MainQueue {
  /// `true` on the main thread and within its work.
  package static var isHere: Bool { terminal_is_main_work() }

  /// Sleeps until there is work, and does it, for at most `limit`. Call it from the main thread,
  /// but not from within such work.
  static func work(for limit: Duration) {
    let queue = terminal_main_queue()
    guard queue >= 0 else { return }
    let (seconds, attoseconds) = limit.components
    let nanoseconds = max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    let wakening = TerminalDevice.WakeReasons(
      rawValue: terminal_wait(-1, false, -1, queue, nanoseconds))
    if wakening.contains(.queue) { terminal_main_queue_drain() }
  }
}
