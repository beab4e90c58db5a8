/// A terminal at which everything happens again as a recording has it, to the same times.
///
/// ```
/// let terminal = ReplayTerminal(try Recording(parsing: text))
/// let runtime = Runtime(terminal: terminal, theme: theme, now: { terminal.now }) { … }
/// runtime.run()
/// terminal.frames.last                  // what was on the screen at the end
/// ```
///
/// The frames are those of the recorded run as far as the program goes by this clock, by the notes
/// of the recording (its seed), and by nothing else. Work that ends when it likes, such as a task of
/// a view, is waited for where the recorded program was woken by it, if that is asked for.
public final class ReplayTerminal: Terminal {
  /// What happens.
  public let recording: Recording
  /// Columns by rows, as of the last event that was taken.
  public private(set) var size: Size
  /// The time of the last waking.
  public private(set) var now: Duration
  /// How long the recorded terminal took to answer, once that was known.
  public private(set) var roundTrip: Duration?
  /// The frames shown so far, oldest first, or the last one alone.
  public private(set) var frames: [Frame] = []

  private var next = 0
  private let stage: ReplayStage?
  private let keepsFrames: Bool
  private let longestWork: Duration
  private let onFrame: (Frame, Duration) -> Void

  /// A terminal at which `recording` happens.
  ///
  /// With another terminal as `stage` people can look on: it shows the frames at the pace at which
  /// they came, pauses cut to `longestPause`, and the last one until a key once ``restore()`` is
  /// called. Escape, `q` and Ctrl-C end it early, any other key ends a pause. Without one everything
  /// happens at once, and ``frames`` has all frames if it `keepsFrames`.
  ///
  /// Where the recorded program was woken neither by an event nor by a deadline, its own work is
  /// waited for, `longestWork` at most; only for programs that run from the main thread. `onFrame`
  /// gets each frame with its time.
  ///
  /// The ``AmbiguousWidth`` of the process becomes that of the recording, since the frames depend on
  /// it.
  public init(
    _ recording: Recording, on stage: (any Terminal)? = nil, longestPause: Duration = .seconds(2),
    longestWork: Duration = .zero, keepsFrames: Bool = true,
    onFrame: @escaping (Frame, Duration) -> Void = { _, _ in }
  ) {
    self.recording = recording
    self.stage = stage.map { ReplayStage(terminal: $0, longestPause: longestPause) }
    self.longestWork = longestWork
    self.keepsFrames = keepsFrames && stage == nil
    self.onFrame = onFrame
    size = recording.size
    now = .zero
    let width = recording.ambiguousWidth
    if width != .current { AmbiguousWidth.use(width) }
    if let first = recording.wakings.first { _ = take(first) }
  }

  /// What the recorded terminal could show.
  public var capabilities: TerminalCapabilities { recording.capabilities }

  /// Keeps `frame`, and shows it on the stage.
  public func show(_ frame: Frame) {
    if !keepsFrames { frames.removeAll(keepingCapacity: true) }
    frames.append(frame)
    stage?.show(frame)
    onFrame(frame, now)
  }

  /// Returns what happened at the next waking, on a stage when it is time for it; the end of input
  /// after the last.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    guard next < recording.wakings.count else {
      return [.endOfInput]
    }
    let waking = recording.wakings[next]
    if let stage, !stage.pause(waking.time - now) { return [.endOfInput] }
    if longestWork > .zero, isWorkOfItsOwn(waking, deadline) {
      if let stage { stage.awaitWork(longestWork) } else { MainQueue.work(for: longestWork) }
    }
    return take(waking)
  }

  /// Whether the recorded program was woken neither by an event nor because something was due.
  private func isWorkOfItsOwn(
    _ waking: Recording.Waking, _ deadline: ContinuousClock.Instant?
  ) -> Bool {
    guard waking.events.isEmpty, waking.roundTrip == nil else { return false }
    guard let deadline else { return true }
    let due = now + ContinuousClock.now.duration(to: deadline)
    return waking.time + .milliseconds(1) < due
  }

  private func take(_ waking: Recording.Waking) -> [InputEvent] {
    next += 1
    now = waking.time
    roundTrip = waking.roundTrip ?? roundTrip
    for case .resize(let size) in waking.events { self.size = size }
    return waking.events
  }

  /// Does nothing: what came after is in the recording.
  public func suspend() {}

  /// Has the last frame stay on the stage until a key, where somebody still looks on; that terminal
  /// is to be given back by whoever opened it.
  public func restore() {
    stage?.waitForKey()
  }
}
