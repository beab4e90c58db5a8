// SPDX-License-Identifier: Apache-2.0

/// A picture below the lines that a program writes, for work that reads no keys, such as the progress
/// of a long command.
///
/// ```swift
/// let status = InlineStatus { ProgressView("Copying", value: copying.done, total: 40) }
/// for file in files {
///   try copy(file)
///   copying.done += 1
///   status?.update()
/// }
/// status?.erase()
/// ```
///
/// ```
/// $ copy *.jpg
/// ▌Copying [█████▋      ] 47%          gone at the end
/// ```
///
/// It is drawn on standard error, so what the program prints can go to a file. The terminal stays the
/// shell's: Ctrl-C and Ctrl-Z are signals, and what is typed waits for the next program. Where keys
/// are to act, use ``Inline``.
public final class InlineStatus {
  private let terminal: StatusTerminal
  private let runtime: Runtime
  private let interval: Duration
  private var next: ContinuousClock.Instant

  /// What removes the picture, for code that can't call ``erase()``, such as what a signal runs on
  /// another thread.
  public nonisolated static let erasing = "\r\u{1B}[J"

  /// A picture of at most `rows` rows. Returns `nil` if standard error is no terminal, or one that
  /// can't draw over a line.
  public convenience init?(
    rows: Int = 1, theme: Theme = .inline, words: KitWords = KitWords(),
    @ViewBuilder content: @escaping () -> some View
  ) {
    guard let terminal = try? StatusTerminal(rows: rows, output: 2) else { return nil }
    self.init(terminal, theme, words, content: content)
  }

  /// A picture on `terminal` that is drawn at most once in `interval`.
  init(
    _ terminal: StatusTerminal, _ theme: Theme = .inline, _ words: KitWords = KitWords(),
    interval: Duration = .milliseconds(100), @ViewBuilder content: @escaping () -> some View
  ) {
    self.terminal = terminal
    self.interval = interval
    next = .now + interval
    runtime = Runtime(terminal: terminal, theme: theme, words: words) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    runtime.motion = .full
  }

  /// Whether it is time for ``update()`` to show anything, for work that would have to find out how
  /// far it is.
  public var isDue: Bool { ContinuousClock.now >= next }

  /// Shows what the views have come to, at most ten times a second. So it can be called for each
  /// step of the work, and short work is over before anything is shown.
  public func update() {
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + interval
    runtime.step(until: now)
  }

  /// Removes the picture, so that something can be written. The next update shows it again.
  public func erase() {
    terminal.erase()
    runtime.repaint()
  }
}
