/// A terminal at which everything happens again as a recording has it, at once and to the same times.
///
/// ```
/// let terminal = ReplayTerminal(try Recording(parsing: text))
/// let runtime = Runtime(terminal: terminal, theme: theme, now: { terminal.now }) { … }
/// runtime.run()
/// terminal.frames.last                  // what was on the screen at the end
/// ```
///
/// The frames are those of the recorded run as far as the program goes by this clock, by the notes
/// of the recording (its seed), and by nothing else: work that ends when it likes is not replayed.
public final class ReplayTerminal: Terminal {
  /// What happens.
  public let recording: Recording
  /// Columns by rows, as of the last event that was taken.
  public private(set) var size: Size
  /// The time of the last waking.
  public private(set) var now: Duration
  /// How long the recorded terminal took to answer, once that was known.
  public private(set) var roundTrip: Duration?
  /// Every frame shown so far, oldest first.
  public private(set) var frames: [Frame] = []

  private var next = 0
  private let onFrame: (Frame, Duration) -> Void

  /// A terminal at which `recording` happens. `onFrame` gets each frame with its time, to show it
  /// somewhere else.
  public init(_ recording: Recording, onFrame: @escaping (Frame, Duration) -> Void = { _, _ in }) {
    self.recording = recording
    self.onFrame = onFrame
    size = recording.size
    now = .zero
    _ = takeWaking()
  }

  /// What the recorded terminal could show.
  public var capabilities: TerminalCapabilities { recording.capabilities }

  /// Keeps `frame`.
  public func show(_ frame: Frame) {
    frames.append(frame)
    onFrame(frame, now)
  }

  /// Returns at once with what happened at the next waking; the end of input after the last.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    takeWaking() ?? [.endOfInput]
  }

  private func takeWaking() -> [InputEvent]? {
    guard next < recording.wakings.count else { return nil }
    let waking = recording.wakings[next]
    next += 1
    now = waking.time
    roundTrip = waking.roundTrip ?? roundTrip
    for case .resize(let size) in waking.events { self.size = size }
    return waking.events
  }

  /// Does nothing: what came after is in the recording.
  public func suspend() {}

  /// Does nothing.
  public func restore() {}
}
