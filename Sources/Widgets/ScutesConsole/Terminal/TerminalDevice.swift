// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal
import Dispatch

/// The terminal as a device: its bytes, its settings, its size and its signals.
final class TerminalDevice {
  private let descriptor: Int32
  private var isGuarded = true
  /// `true` while the terminal is the program's. What is written otherwise is dropped, and nothing
  /// is read: it is the shell's.
  private(set) var isTaken = false
  /// The bytes that the terminal has yet to take.
  private var unsent: ArraySlice<UInt8> = []

  /// The number of unsent bytes beyond which no more are taken on: more than any text that is
  /// copied.
  private static let mostUnsent = 1 << 18

  /// The number of descriptors that a full-screen program needs: for the terminal, the main queue,
  /// its files and the programs that it starts.
  private static let neededDescriptors: Int32 = 20

  /// The size of a file that must be allowed, in bytes: ncurses writes frames into one in memory.
  private static let neededFileSize = 1 << 18

  /// Opens the device behind `output`. Both descriptors must be terminals. Reading and writing use
  /// a third one, so none of their flags change.
  init(input: Int32, output: Int32) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .inputIsNoTerminal }
    guard isatty(output) == 1 else { throw .outputIsNoTerminal }
    guard scutes_process_can_open(Self.neededDescriptors, output) else { throw .tooFewDescriptors }
    guard scutes_process_can_write(Self.neededFileSize) else { throw .tooSmallFiles }
    descriptor = scutes_terminal_open(output)
    guard descriptor >= 0 else { throw .refused(EBADF) }
    let failure = scutes_terminal_guard_begin(descriptor)
    guard failure == 0 else {
      close(descriptor)
      throw .refused(failure)
    }
  }

  /// Columns by rows, within ``Size/largestScreen``; or `nil` if the device doesn't report it.
  var size: Size? {
    reportedSize.map { $0.clamped(to: .largestScreen) }
  }

  private var reportedSize: Size? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard scutes_terminal_size(descriptor, &columns, &rows) else { return nil }
    return Size(width: Int(columns), height: Int(rows))
  }

  /// The size of a cell in pixels, or `nil` if the device doesn't report it.
  var cellSize: Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let size = reportedSize, scutes_terminal_pixels(descriptor, &width, &height) else {
      return nil
    }
    return CellPixels.size(width: Int(width) / size.width, height: Int(height) / size.height)
  }

  /// Takes the terminal in the given modes.
  func take(_ modes: TerminalModes) throws(TerminalError) {
    renewExitSequence(modes)
    let failure = scutes_terminal_guard_enter()
    guard failure == 0 else { throw .refused(failure) }
    isTaken = true
    write(modes.enterSequence)
  }

  /// Updates what restores the terminal, whatever ends the process.
  func renewExitSequence(_ modes: TerminalModes) {
    let (farewell, question) = (modes.exitSequence, modes.question)
    scutes_terminal_guard_set_farewell(farewell, farewell.count, question, question.count)
  }

  /// Notes how many answers are still to come, within `patience` from now, and how long one to
  /// another question would take, or `nil` if the terminal isn't known to answer. Restoring the
  /// terminal waits for them, whatever ends the process.
  func expect(answers: Int, within patience: Duration, next: Duration?) {
    guard isGuarded else { return }
    scutes_terminal_guard_expect(UInt32(answers), patience.inNanoseconds, next?.inNanoseconds ?? 0)
  }

  /// Takes the terminal again if it wasn't restored but may have been changed meanwhile. Waits for
  /// the foreground. If the program is asked to end before, or `isEnding`, the terminal stays the
  /// shell's.
  func retake(_ modes: TerminalModes, isEnding: Bool) {
    guard isTaken else { return }
    isTaken = isInForeground || !isEnding && scutes_terminal_guard_await_foreground()
    // The system stops no job that has lost its shell: it stays in the background.
    guard isTaken, isInForeground else {
      unsent = []
      return
    }
    scutes_terminal_guard_renew()
    write(modes.enterSequence)
  }

  /// The byte that the user's erase key sends.
  var eraseKey: UInt8? { UInt8(exactly: scutes_terminal_guard_erase_key()) }

  /// `true` unless another process group has the terminal.
  var isInForeground: Bool { scutes_terminal_guard_is_in_foreground() }

  /// Chooses whether Ctrl-C and Ctrl-\ are signals or keys.
  func letKeysSignal(_ doThey: Bool) {
    scutes_terminal_guard_let_keys_signal(doThey)
  }

  /// Restores the terminal temporarily.
  func giveBack() {
    (unsent, isTaken) = ([], false)
    scutes_terminal_guard_leave()
  }

  /// Restores the terminal for other code, such as a child process.
  func lend() {
    (unsent, isTaken) = ([], false)
    scutes_terminal_guard_lend()
  }

  /// Takes the terminal again after it was lent.
  func reclaim(_ modes: TerminalModes) throws(TerminalError) {
    let failure = scutes_terminal_guard_reclaim()
    guard failure == 0 else { throw .refused(failure) }
    isTaken = true
    write(modes.enterSequence)
  }

  /// Stops the process group, as Ctrl-Z does, and returns when it continues in the foreground.
  /// Returns `false` if it was asked to end before. Other signals that arrived meanwhile are still
  /// pending.
  func stopProcess() -> Bool {
    scutes_terminal_guard_stop()
  }

  /// Restores the terminal for good. Does nothing the second time.
  func release() {
    guard isGuarded else { return }
    isGuarded = false
    (unsent, isTaken) = ([], false)
    scutes_terminal_guard_end()
    close(descriptor)
  }

  /// `true` while the terminal hasn't taken all bytes. Don't write anything large meanwhile.
  var isBehind: Bool { !unsent.isEmpty }

  /// Writes `bytes` in one piece, or, if the terminal isn't ready, the rest in ``wait(_:)``. Drops
  /// them if the terminal is gone, which the end of input reports, or if the queue is too long.
  func write(_ bytes: [UInt8]) {
    guard isTaken, unsent.count <= Self.mostUnsent else { return }
    if isBehind { unsent += bytes } else { send(bytes[...]) }
  }

  /// Sends what the terminal takes of `bytes`, and keeps the rest.
  private func send(_ bytes: ArraySlice<UInt8>) {
    let count = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { scutes_terminal_write(descriptor, $0, bytes.count) } ?? 0
    }
    let isDone = count == TERMINAL_WRITE_END || count == bytes.count
    unsent = isDone ? [] : bytes.dropFirst(Int(count))
  }

  /// The result of a read.
  enum Reading {
    /// The available bytes, as many as fit in one read. None if there are none.
    case bytes([UInt8])
    /// Nothing any more.
    case end
    /// Nothing for us: another process group has the terminal.
    case background
  }

  /// Reads what is available.
  func read() -> Reading {
    var result: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      result = scutes_terminal_read(descriptor, start, buffer.count)
      count = max(0, Int(result))
    }
    return switch Int(result) {
    case TERMINAL_READ_END: .end
    case TERMINAL_READ_BACKGROUND: .background
    default: .bytes(bytes)
    }
  }

  /// The reasons why `wait(_:)` returned.
  struct WakeReasons: OptionSet {
    let rawValue: Int32
    static let input = Self(rawValue: 1)
    static let signal = Self(rawValue: 2)
    static let queue = Self(rawValue: 4)
    static let hangUp = Self(rawValue: 8)
    static let output = Self(rawValue: 16)
  }

  /// Sleeps until there is something to read, a signal or work on the main queue, unsent bytes
  /// could be sent, or `timeout` has passed; without end where it is nil. May return early with
  /// nothing. Work on the main queue stays pending unless this `watchesQueue`.
  func wait(_ timeout: Duration?, watchesQueue: Bool = true) -> WakeReasons {
    let wakening = WakeReasons(
      rawValue: scutes_terminal_wait(
        isTaken ? descriptor : -1, isBehind, scutes_terminal_guard_signals(),
        watchesQueue ? scutes_terminal_main_queue() : -1,
        timeout?.inNanoseconds ?? -1))
    if wakening.contains(.output) { send(unsent) }
    return wakening
  }

  /// Sleeps until there is input or `timeout` has passed. Signals and the main queue stay pending.
  func waitForInput(_ timeout: Duration) -> WakeReasons {
    WakeReasons(rawValue: scutes_terminal_wait(descriptor, false, -1, -1, timeout.inNanoseconds))
  }

  /// Waits on another thread until something can be read, a signal has come or `timeout` has
  /// passed.
  nonisolated(nonsending) func awaitInput(_ timeout: Duration) async {
    let (terminal, signals) = (isTaken ? descriptor : -1, scutes_terminal_guard_signals())
    let (nanoseconds, isBehind) = (timeout.inNanoseconds, isBehind)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = scutes_terminal_wait(terminal, isBehind, signals, -1, nanoseconds)
        continuation.resume()
      }
    }
  }

  /// Takes the signals that have arrived since the last call.
  func takeSignals() -> Set<Int32> {
    let bits = scutes_terminal_guard_take_signals()
    return Set((1..<32).filter { bits & 1 << UInt32($0) != 0 }.map(Int32.init))
  }

  /// Runs the work waiting on the main queue.
  func drainMainQueue() {
    scutes_terminal_main_queue_drain()
  }
}

extension Duration {
  /// The whole nanoseconds, from 0 to those of 34 years.
  fileprivate var inNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return max(0, min(seconds, 1 << 30) * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
