import CTerminal

/// The terminal as a device: its bytes, its settings, its size and its signals.
final class TerminalDevice {
  private let descriptor: Int32
  private var isGuarded = true

  /// Opens the device behind `output`. Both descriptors must be terminals. Reading and writing use
  /// a third one, so none of their flags change.
  init(input: Int32, output: Int32) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .inputIsNoTerminal }
    guard isatty(output) == 1 else { throw .outputIsNoTerminal }
    descriptor = terminal_open(output)
    guard descriptor >= 0 else { throw .refused(EBADF) }
    let failure = terminal_guard_begin(descriptor)
    guard failure == 0 else {
      close(descriptor)
      throw .refused(failure)
    }
  }

  /// The size in columns and rows, or `nil` if the device doesn't report it.
  var size: Size? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_size(descriptor, &columns, &rows) else { return nil }
    return Size(width: Int(columns), height: Int(rows))
  }

  /// The size of a cell in pixels, or `nil` if the device doesn't report it.
  var cellSize: Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let size, terminal_pixels(descriptor, &width, &height) else { return nil }
    return CellPixels.size(width: Int(width) / size.width, height: Int(height) / size.height)
  }

  /// Takes the terminal in the given modes.
  func take(_ modes: TerminalModes) throws(TerminalError) {
    terminal_guard_set_farewell(modes.farewell, modes.farewell.count)
    let failure = terminal_guard_enter()
    guard failure == 0 else { throw .refused(failure) }
    write(modes.greeting)
  }

  /// Updates what restores the terminal, whatever ends the process.
  func renewFarewell(_ modes: TerminalModes) {
    terminal_guard_set_farewell(modes.farewell, modes.farewell.count)
  }

  /// Takes the terminal again if it wasn't restored but may have been changed meanwhile.
  func retake(_ modes: TerminalModes) {
    terminal_guard_renew()
    write(modes.greeting)
  }

  /// Restores the terminal temporarily.
  func giveBack() {
    terminal_guard_leave()
  }

  /// Stops the process group, as Ctrl-Z does, and returns when it continues. Other signals that
  /// arrived meanwhile are still pending.
  func stopProcess() {
    terminal_guard_stop()
  }

  /// Restores the terminal for good. Does nothing the second time.
  func release() {
    guard isGuarded else { return }
    isGuarded = false
    terminal_guard_end()
    close(descriptor)
  }

  /// Writes `bytes` in one piece. Drops what a terminal that is gone doesn't take: the end of input
  /// will report that.
  func write(_ bytes: [UInt8]) {
    guard isGuarded else { return }
    terminal_write(descriptor, bytes, bytes.count)
  }

  /// Reads the available bytes, as many as fit in one read. Returns an empty array if there are
  /// none, and `nil` at the end of input.
  func read() -> [UInt8]? {
    var result: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      result = terminal_read(descriptor, start, buffer.count)
      count = max(0, Int(result))
    }
    return result == TERMINAL_READ_END ? nil : bytes
  }

  /// The reasons why `wait(_:)` returned.
  struct Wakening: OptionSet {
    let rawValue: Int32
    static let input = Self(rawValue: 1)
    static let signal = Self(rawValue: 2)
    static let queue = Self(rawValue: 4)
    static let hangUp = Self(rawValue: 8)
  }

  /// Sleeps until there is input, a signal or work on the main queue, or until `timeout` has
  /// passed. `nil` means no timeout. May return early without a reason.
  func wait(_ timeout: Duration?) -> Wakening {
    let nanoseconds = timeout.map { timeout in
      let (seconds, attoseconds) = timeout.components
      return max(0, min(seconds, 1 << 30) * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
    return Wakening(
      rawValue: terminal_wait(
        descriptor, terminal_guard_signals(), terminal_main_queue(), nanoseconds ?? -1))
  }

  /// Sleeps until there is input or `timeout` has passed. Signals and the main queue stay pending.
  func waitForInput(_ timeout: Duration) -> Wakening {
    let (seconds, attoseconds) = timeout.components
    let nanoseconds = max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    return Wakening(rawValue: terminal_wait(descriptor, -1, -1, nanoseconds))
  }

  /// Takes the signals that have arrived since the last call.
  func takeSignals() -> Set<Int32> {
    let bits = terminal_guard_take_signals()
    return Set((1..<32).filter { bits & 1 << UInt32($0) != 0 }.map(Int32.init))
  }

  /// Runs the work waiting on the main queue.
  func drainMainQueue() {
    terminal_main_queue_drain()
  }
}
