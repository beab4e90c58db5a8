import Foundation
import Screens

/// The progress of a long command: one line on standard error that is written over.
///
/// ```
/// 12,400 puzzles, 3 failed, 812 a second
/// ```
///
/// It is there only where standard error is a terminal and no results appear on it: otherwise they
/// show how it goes on.
struct ProgressLine {
  private let isShown: Bool
  private let unit: String
  private let total: Int?
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isDrawn = false

  /// The shortest time between updates.
  private static let interval = Duration.milliseconds(100)

  /// Counts `unit`s, such as "puzzles", up to `total` where that is known. `isAlone` tells that no
  /// results go to standard output meanwhile.
  init(unit: String, total: Int? = nil, isAlone: Bool = false) {
    isShown = isatty(STDERR_FILENO) == 1 && (isAlone || isatty(STDOUT_FILENO) == 0)
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
    isDrawn = true
    Self.draw(
      Self.text(done: done, failed: failed, total: total, unit: unit, after: now - start)
        + detail())
  }

  /// Removes the line.
  mutating func clear() {
    guard isDrawn else { return }
    isDrawn = false
    Self.draw("")
  }

  /// The text of the line after a time.
  static func text(done: Int, failed: Int, total: Int?, unit: String, after: Duration) -> String {
    let seconds = max(0.001, after / .seconds(1))
    let count = total.map { "\(grouped(done)) of \(grouped($0))" } ?? grouped(done)
    let failures = failed == 0 ? "" : ", \(grouped(failed)) failed"
    return "\(count) \(unit)\(failures), \(grouped(Int(Double(done) / seconds))) a second"
  }

  /// A number with a comma before each group of three digits.
  static func grouped(_ number: Int) -> String {
    NumberFormat.grouped(number, separator: Words.english.groupingSeparator)
  }

  private static func draw(_ text: String) {
    StandardError.write("\r\(text)\u{1B}[K")
  }
}
