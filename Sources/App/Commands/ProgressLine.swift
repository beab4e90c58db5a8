import Foundation
import Screens
import Scutes
import Synchronization

/// The progress of a long command: one line on standard error that is written over.
///
/// ```
/// 12,400 puzzles, 3 failed, 812 a second
/// ```
///
/// It is there only if standard error is a terminal and no results appear on it: otherwise they
/// show the progress. It isn't there on a dumb terminal, where lines can't be written over, or
/// while the command is in the background.
struct ProgressLine {
  private let isShown: Bool
  private let unit: String
  private let total: Int?
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant

  /// The shortest time between updates.
  private static let interval = Duration.milliseconds(100)

  /// Counts `unit`s, such as "puzzles", up to `total` if that is known. `isAlone` means that no
  /// results go to standard output meanwhile.
  init(unit: String, total: Int? = nil, isAlone: Bool = false) {
    isShown =
      Self.canWriteOver(terminal: ProcessInfo.processInfo.environment["TERM"])
      && isatty(STDERR_FILENO) == 1 && (isAlone || isatty(STDOUT_FILENO) == 0)
    self.unit = unit
    self.total = total
    start = .now
    last = start
  }

  /// Shows that `done` are done, of which `failed` failed, unless it was updated just now.
  mutating func update(done: Int, failed: Int, detail: @autoclosure () -> String = "") {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - last >= Self.interval else { return }
    last = now
    // A terminal that doesn't control the process has no group.
    let group = tcgetpgrp(STDERR_FILENO)
    guard group <= 0 || group == getpgrp() else { return }
    Self.drawn.withLock {
      $0.draw(
        Self.text(done: done, failed: failed, total: total, unit: unit, after: now - start)
          + detail(), width: StandardStreams.columns(of: STDERR_FILENO) ?? 80)
    }
  }

  func clear() { Self.drawn.withLock { $0.clear() } }

  /// Removes the line for good, because the program ends. Can be called on any thread.
  static func end() { drawn.withLock { $0.end() } }

  /// The text of the line after a time.
  static func text(done: Int, failed: Int, total: Int?, unit: String, after: Duration) -> String {
    let seconds = max(0.001, after / .seconds(1))
    let count = total.map { "\(grouped(done)) of \(grouped($0))" } ?? grouped(done)
    let failures = failed == 0 ? "" : ", \(grouped(failed)) failed"
    return "\(count) \(unit)\(failures), \(grouped(Int(Double(done) / seconds))) a second"
  }

  /// A number with a comma before each group of three digits.
  static func grouped(_ number: Int) -> String {
    Words.english.grouped(number)
  }

  /// A number and what is counted: "1 game", "1,200 games".
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns `true` if the terminal of this name, the value of `TERM`, can write over a line.
  static func canWriteOver(terminal: String?) -> Bool {
    !["", "dumb", "unknown"].contains(terminal ?? "")
  }

  /// The line on the terminal. There is one for the process.
  private static let drawn = Mutex(DrawnLine())
}

/// A line that is written over with blanks instead of sequences, which not all terminals know.
struct DrawnLine: Sendable {
  private let write: @Sendable (String) -> Void
  private var length = 0
  private var isOver = false

  init(write: @escaping @Sendable (String) -> Void = StandardError.write) { self.write = write }

  /// Writes as much of `text`, which is ASCII, as leaves three of `width` columns free: for the
  /// `^C` of the terminal, and for the cursor, which might move on to the next line.
  mutating func draw(_ text: String, width: Int) {
    guard !isOver else { return }
    let text = text.prefix(max(0, width - 3))
    let rest = String(repeating: " ", count: max(0, min(length, width - 3) - text.count))
    write("\r\(text)\(rest)\(rest.isEmpty ? "" : "\r\(text)")")
    length = text.count
  }

  mutating func clear() {
    guard length > 0 else { return }
    write("\r\(String(repeating: " ", count: length))\r")
    length = 0
  }

  /// Removes the line for good, together with the `^C` after it that the terminal may have echoed.
  mutating func end() {
    if length > 0 { length += 2 }
    clear()
    isOver = true
  }
}
