import Foundation
import Synchronization

/// The end of the program by a signal, or because nobody reads its output, in the midst of work
/// that leaves something behind.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let cleaning = Mutex<(@Sendable () -> Void)?>(nil)
  /// The end of a pipe that the handler writes into; -1 outside of ``cleaningUp(_:during:)``.
  private static let alarm = Atomic<Int32>(-1)

  /// Does `work`. If a signal ends the program meanwhile, or its output goes nowhere, `cleanUp` is
  /// done first.
  static func cleaningUp<Result>(
    _ cleanUp: @escaping @Sendable () -> Void, during work: () throws -> Result
  ) rethrows -> Result {
    cleaning.withLock { $0 = cleanUp }
    defer { cleaning.withLock { $0 = nil } }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return try work() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (readingEnd, writingEnd) = (ends[0], ends[1])
    alarm.store(writingEnd, ordering: .releasing)
    watch(readingEnd)
    let previous = (signals + [SIGPIPE]).map { number in (number, takeOver(number)) }
    defer {
      for (number, handler) in previous { signal(number, handler) }
      alarm.store(-1, ordering: .releasing)
      close(writingEnd)
    }
    return try work()
  }

  /// Does what has to be done before the program ends, once.
  static func cleanUp() {
    let cleanUp = cleaning.withLock { action in
      defer { action = nil }
      return action
    }
    cleanUp?()
  }

  /// Ends the program by the first signal that comes out of the pipe; done when the pipe is closed.
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

  /// Has a signal written into the pipe, and a broken pipe end in an error of whoever writes. A
  /// signal that is ignored stays so. Returns the handler so far.
  private static func takeOver(_ number: Int32) -> Handler {
    let previous = signal(number, SIG_IGN)
    let wasIgnored =
      unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if number != SIGPIPE, !wasIgnored {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interruption.alarm.load(ordering: .acquiring), &byte, 1)
      }
    }
    return previous
  }

  #if canImport(Darwin)
    private typealias Handler = sig_t?
  #else
    private typealias Handler = __sighandler_t?
  #endif
}
