import CTerminal

/// Signals to a program that holds no terminal.
public enum ProcessSignals {
  /// Lets all signals through that whoever started the process has blocked, as a program does that
  /// starts others from a thread without signals. Nobody else undoes it: unlike handlers, the blocks
  /// are inherited. Call it before anything else. Ignored signals stay ignored.
  public static func unblock() {
    process_signals_unblock()
  }

  /// Does `work`. Meanwhile SIGINT, SIGTERM and SIGHUP write their number into `descriptor`, as one
  /// byte, and a broken pipe is an error of the write. Ignored signals stay ignored. Not reentrant.
  public static func withReports<Result>(
    to descriptor: Int32, _ work: () throws -> Result
  ) rethrows -> Result {
    process_signals_begin(descriptor)
    defer { process_signals_end() }
    return try work()
  }
}
