/// Another terminal, with all that happens at it written down line by line, as ``Recording`` reads it.
///
/// For the same frames to come out again the program has to go by the terminal's clock, ``now``,
/// which stands still between one waking and the next:
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

  /// The time of the last waking, in whole microseconds.
  public private(set) var now: Duration

  /// A terminal that passes everything on to `terminal`, whose time is `now`'s. `write` gets each
  /// line with its end as soon as it is known, so that a file is complete even after a crash. `notes`
  /// are kept for whoever replays it; neither name nor text may have a line break, and a name no
  /// blank.
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
    let start = Recording.Waking(at: self.now)
    for line in recording.heading + start.lines { write(line + "\n") }
  }

  /// That of the terminal behind it.
  public var size: Size { terminal.size }
  /// Those of the terminal behind it.
  public var capabilities: TerminalCapabilities { terminal.capabilities }
  /// That of the terminal behind it.
  public var roundTrip: Duration? { terminal.roundTrip }
  /// What the terminal behind it counted.
  public var bytesOfLastFrame: Int? { terminal.bytesOfLastFrame }

  /// Whether the pointer is asked for at the terminal behind it.
  public var tracksPointer: Bool {
    get { terminal.tracksPointer }
    set { terminal.tracksPointer = newValue }
  }

  /// Shows `frame` on the terminal behind it.
  public func show(_ frame: Frame) {
    terminal.show(frame)
  }

  /// Waits at the terminal behind it, and writes down when that ended and by what.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    let events = terminal.waitForEvents(until: deadline)
    now = .microseconds(clock().inMicroseconds)
    let news = isMeasured ? nil : terminal.roundTrip
    if news != nil { isMeasured = true }
    for line in Recording.Waking(at: now, events: events, roundTrip: news).lines {
      write(line + "\n")
    }
    return events
  }

  /// Suspends the terminal behind it.
  public func suspend() {
    terminal.suspend()
  }

  /// Gives the terminal behind it back.
  public func restore() {
    terminal.restore()
  }

  /// Copies at the terminal behind it.
  public func copyToClipboard(_ text: String) {
    terminal.copyToClipboard(text)
  }

  /// Rings the bell of the terminal behind it.
  public func bell() {
    terminal.bell()
  }
}
