import Foundation
import Observation
import Screens
import Scutes
import Synchronization

/// The progress of a long command, on standard error.
///
/// ```
/// [█████▋      ]  47% 0:12 left 12,400 of 26,000 puzzles, 3 failed, 812 a second
/// ```
///
/// It is there only if standard error is a terminal that lines can be drawn over on, and no results
/// appear on it: otherwise they show the progress. It isn't there while the command is in the
/// background.
struct ProgressLine {
  private let unit: String
  private let total: Int?
  private let start = ContinuousClock.now
  private let picture: Picture?

  /// Counts `unit`s, such as "puzzles", up to `total` if that is known. `isAlone` means that no
  /// results go to standard output meanwhile.
  init(unit: String, total: Int? = nil, isAlone: Bool = false) {
    self.unit = unit
    self.total = total
    let isWanted = isatty(STDERR_FILENO) == 1 && (isAlone || isatty(STDOUT_FILENO) == 0)
    // Views live on the main thread, on which every command runs; a test may count on another one.
    picture =
      isWanted && Thread.isMainThread ? MainActor.assumeIsolated { Picture(total: total) } : nil
  }

  /// Shows that `done` are done, of which `failed` failed, unless it was updated just now.
  func update(done: Int, failed: Int, detail: @autoclosure () -> String = "") {
    guard let picture, MainActor.assumeIsolated({ picture.isDue }) else { return }
    let text = Self.text(
      done: done, failed: failed, total: total, unit: unit, after: ContinuousClock.now - start)
    let whole = text + detail()
    MainActor.assumeIsolated { picture.show(done, whole) }
  }

  func clear() {
    guard let picture else { return }
    MainActor.assumeIsolated { picture.clear() }
  }

  /// Removes the line for good, because the program ends. Can be called on any thread.
  static func end() { Picture.end() }

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

  /// The line on the terminal.
  @MainActor
  fileprivate final class Picture {
    private let model: Model
    private let status: InlineStatus

    @Observable
    final class Model {
      let total: Int?
      var done = 0
      var text = ""

      init(total: Int?) { self.total = total }
    }

    /// Whether a line is there, and whether there may be one.
    private enum State { case none, shown, over }

    /// There is one line for the process.
    private nonisolated static let state = Mutex(State.none)

    init?(total: Int?) {
      let model = Model(total: total)
      guard let status = InlineStatus(content: { ProgressRow(model: model) }) else { return nil }
      self.model = model
      self.status = status
    }

    var isDue: Bool { status.isDue }

    func show(_ done: Int, _ text: String) {
      // What was never drawn must not be erased: the line is the shell's.
      let group = tcgetpgrp(STDERR_FILENO)
      guard group <= 0 || group == getpgrp() else { return }
      Self.state.withLock {
        guard $0 != .over else { return }
        model.done = done
        model.text = text
        status.update()
        $0 = .shown
      }
    }

    func clear() {
      Self.state.withLock {
        guard $0 == .shown else { return }
        status.erase()
        $0 = .none
      }
    }

    nonisolated static func end() {
      state.withLock {
        if $0 == .shown { StandardError.write(InlineStatus.erasing) }
        $0 = .over
      }
    }
  }

  /// A bar if the total is known, and the text.
  private struct ProgressRow: View {
    let model: Picture.Model

    var body: some View {
      HStack(spacing: 1) {
        if let total = model.total, total > 1 {
          ProgressView(value: Double(model.done), total: Double(total), showsRemainingTime: true)
            .frame(maxWidth: 34)
        }
        Text(model.text).lineLimit(1)
      }
    }
  }
}
