// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal

/// Standard input, output and error, and files in their place.
///
/// Another process with the same stream, such as the shell or a part of a pipeline, may have made
/// it non-blocking for all of them. Reading and writing block here all the same.
public enum StandardStreams {
  /// Occupies the descriptors of closed streams, so that a file opened later doesn't get one of
  /// them. Call it before anything else. Reading from or writing to these streams still fails.
  public static func reserve() {
    scutes_process_open_standard_descriptors()
  }

  /// Waits for input and reads up to `limit` bytes of it. Returns no bytes at the end, and `nil`
  /// with the reason in `errno` after a failure.
  public static func bytes(from descriptor: Int32, upTo limit: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let found = buffer.baseAddress.map { scutes_stream_read(descriptor, $0, limit) } ?? 0
      hasFailed = found < 0
      count = max(0, found)
    }
    return hasFailed ? nil : bytes
  }

  /// The number of columns of the terminal behind `descriptor`, or `nil` if it is none or doesn't
  /// say.
  public static func columns(of descriptor: Int32) -> Int? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard isatty(descriptor) == 1, scutes_terminal_size(descriptor, &columns, &rows) else {
      return nil
    }
    return Int(columns)
  }

  /// Writes all `bytes`. Returns `false` with the reason in `errno` if that fails.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { scutes_stream_write(descriptor, $0, bytes.count, -1) } ?? true
    }
  }
}

/// The environment variables of the process.
public enum ProcessEnvironment {
  /// Returns the value of the variable `name`, or `nil` if it isn't set.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The name of the locale for characters: the first of LC_ALL, LC_CTYPE and LANG that isn't
  /// empty, as in POSIX.
  public static func locale(_ environment: (String) -> String? = value) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
  }

  /// `true` over ssh: its server sets these variables.
  public static func isRemote(_ environment: (String) -> String? = value) -> Bool {
    ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].contains { environment($0)?.isEmpty == false }
  }
}

/// Signals to a program that holds no terminal.
public enum ProcessSignals {
  /// Unblocks all signals that the parent process had blocked, which a child inherits, unlike
  /// handlers. Call it before anything else. Ignored signals stay ignored.
  public static func unblock() {
    scutes_process_signals_unblock()
  }

  /// Does `work`. Meanwhile SIGINT, SIGTERM and SIGHUP write their number into `descriptor`, as one
  /// byte, and a broken pipe is an error of the write. Ignored signals stay ignored. Not reentrant.
  public static func withReports<Result>(
    to descriptor: Int32, _ work: () throws -> Result
  ) rethrows -> Result {
    scutes_process_signals_begin(descriptor)
    defer { scutes_process_signals_end() }
    return try work()
  }
}

/// The memory that only the start of a program needs.
public enum StartUpMemory {
  /// Returns the mapped pages of code to the system. Call it after the first frame. Pages are
  /// mapped again as they are needed, which most never are.
  public static func giveBack() {
    scutes_process_give_back_code()
  }
}

/// The files of a piece of work that are worth nothing before it is done.
public enum UnfinishedFiles {
  /// From now on a signal that ends a program in the terminal deletes the files at `paths`, which
  /// may be missing, instead of those before. Four at most. Not for two threads at once.
  ///
  /// Doesn't return while the process ends by such a signal, so that the work doesn't go on.
  public static func note(_ paths: [String]) {
    scutes_unfinished_files_forget()
    guard !paths.isEmpty else { return }
    for path in paths { _ = scutes_unfinished_files_add(path) }
    scutes_unfinished_files_note()
  }

  /// Deletes the files at once, because the process ends.
  public static func delete() {
    scutes_unfinished_files_delete()
  }
}

/// The work waiting for the main thread, for programs that have no terminal to wait at.
package enum MainQueue {
  /// `true` on the main thread and within its work.
  package static var isHere: Bool { scutes_terminal_is_main_work() }

  /// Sleeps until there is work, and does it, for at most `limit`. Call it from the main thread,
  /// but not from within such work.
  static func work(for limit: Duration) {
    let queue = scutes_terminal_main_queue()
    guard queue >= 0 else { return }
    let (seconds, attoseconds) = limit.components
    let nanoseconds = max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    let wakening = TerminalDevice.WakeReasons(
      rawValue: scutes_terminal_wait(-1, false, -1, queue, nanoseconds))
    if wakening.contains(.queue) { scutes_terminal_main_queue_drain() }
  }
}
