// SPDX-License-Identifier: Apache-2.0

/// Records everything that happens at another terminal, line by line, in the format of
/// ``Recording``.
///
/// A replay shows the same frames only if the program uses the terminal's clock, ``now``, which
/// stands still between one wakeup and the next:
///
/// ```
/// let terminal = RecordingTerminal(terminal, now: MonotonicClock.now) { file.append($0) }
/// let runtime = Runtime(terminal: terminal, theme: theme, now: { terminal.now }) { … }
/// ```
public final class RecordingTerminal: Terminal {
  private let terminal: any Terminal
  private let clock: () -> Duration
  private let write: (String) -> Void
  private var isMeasured = false

  /// The time of the last wakeup, in whole microseconds.
  public private(set) var now: Duration

  /// Creates a terminal that forwards everything to `terminal`, timed by `now`. `write` gets each
  /// line, with its line break, as soon as it is known, so the file is complete even after a crash.
  /// `notes` are kept for the replay. Neither names nor texts may contain line breaks, and names no
  /// blanks.
  public init(
    _ terminal: any Terminal, now: @escaping () -> Duration, notes: [String: String] = [:],
    write: @escaping (String) -> Void
  ) {
    self.terminal = terminal
    self.write = write
    clock = now
    self.now = .microseconds(now().inMicroseconds)
    var recording = Recording(size: terminal.size, capabilities: terminal.capabilities)
    recording.ambiguousWidth = .current
    recording.notes = notes
    let start = Recording.Wakeup(at: self.now)
    for line in recording.heading + start.lines { write(line + "\n") }
  }

  /// The size of the terminal behind it.
  public var size: Size { terminal.size }
  /// The capabilities of the terminal behind it.
  public var capabilities: TerminalCapabilities { terminal.capabilities }
  /// The facts about the terminal behind it.
  public var facts: TerminalFacts? { terminal.facts }
  /// The response time of the terminal behind it.
  public var roundTrip: Duration? { terminal.roundTrip }
  /// The byte count of the terminal behind it.
  public var bytesOfLastFrame: Int? { terminal.bytesOfLastFrame }

  /// `true` while pointer reports are requested from the terminal behind it.
  public var tracksPointer: Bool {
    get { terminal.tracksPointer }
    set { terminal.tracksPointer = newValue }
  }

  /// The title of the window of the terminal behind it.
  public var windowTitle: String? {
    get { terminal.windowTitle }
    set { terminal.windowTitle = newValue }
  }

  /// Shows `frame` on the terminal behind it.
  public func show(_ frame: Frame) {
    terminal.show(frame)
  }

  /// Waits at the terminal behind it, and records when and why the wait ended.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    let events = terminal.waitForEvents(until: deadline)
    now = .microseconds(clock().inMicroseconds)
    let news = isMeasured ? nil : terminal.roundTrip
    if news != nil { isMeasured = true }
    for line in Recording.Wakeup(at: now, events: events, roundTrip: news).lines {
      write(line + "\n")
    }
    return events
  }

  /// Suspends the terminal behind it.
  public func suspend() {
    terminal.suspend()
  }

  /// Lends the terminal behind it.
  public func lend() -> Bool { terminal.lend() }

  /// Takes the terminal behind it again.
  public func reclaim() {
    terminal.reclaim()
  }

  /// Restores the terminal behind it.
  public func restore() {
    terminal.restore()
  }

  /// Copies `text` through the terminal behind it.
  public func copyToClipboard(_ text: String) {
    terminal.copyToClipboard(text)
  }

  /// Rings the bell of the terminal behind it.
  public func bell() {
    terminal.bell()
  }
}
