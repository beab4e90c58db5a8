import CTerminal

/// Signals to a program that holds no terminal.
public enum ProcessSignals {
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
