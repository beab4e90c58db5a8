import Foundation
import Scutes
import Synchronization

/// Cleans up if a signal, or an output that nobody reads, ends the program during work that leaves
/// something behind.
enum Interruption {
  private static let cleaning = Mutex<[@Sendable () -> Void]>([])

  /// Does `work`. If the program ends meanwhile by a signal or because of its output, calls
  /// `cleanUp` first. Calls may be nested, on one thread: the innermost cleans up first.
  static func cleaningUp<Result>(
    _ cleanUp: @escaping @Sendable () -> Void, during work: () throws -> Result
  ) rethrows -> Result {
    let isOutermost = cleaning.withLock { actions in
      actions.append(cleanUp)
      return actions.count == 1
    }
    defer { cleaning.withLock { _ = $0.popLast() } }
    guard isOutermost else { return try work() }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return try work() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (readingEnd, writingEnd) = (ends[0], ends[1])
    watch(readingEnd)
    defer { close(writingEnd) }
    return try ProcessSignals.withReports(to: writingEnd, work)
  }

  /// Calls the pending functions, once.
  static func cleanUp() {
    let pending = cleaning.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in pending.reversed() { action() }
  }

  /// Starts a thread that ends the program by the first signal from the pipe. The thread closes its
  /// end once the other is closed.
  private static func watch(_ readingEnd: Int32) {
    let thread = Thread {
      var number: UInt8 = 0
      var count = read(readingEnd, &number, 1)
      while count < 0, errno == EINTR { count = read(readingEnd, &number, 1) }
      close(readingEnd)
      if count == 1 { Ending.end(by: Int32(number)) }
    }
    thread.start()
  }
}
