// SPDX-License-Identifier: Apache-2.0

/// Replays a recording: everything happens again, at the same times.
///
/// ```
/// let terminal = ReplayTerminal(try Recording(parsing: text))
/// let runtime = Runtime(terminal: terminal, theme: theme, now: { terminal.now }) { … }
/// runtime.run()
/// terminal.frames.last                  // what was on the screen at the end
/// ```
///
/// The frames are the same as in the recorded run if the program depends only on this clock and on
/// the notes of the recording, such as its seed. On request, it waits for background work, such as
/// a view's task, wherever such work woke the recorded program.
public final class ReplayTerminal: Terminal {
  /// The recording to replay.
  public let recording: Recording
  /// The size in columns and rows after the last event.
  public private(set) var size: Size
  /// The time of the last wakeup.
  public private(set) var now: Duration
  /// The response time of the recorded terminal, once it was known.
  public private(set) var roundTrip: Duration?
  /// The frames shown so far, oldest first, or the last one alone.
  public private(set) var frames: [Frame] = []

  private var next = 0
  private let stage: ReplayStage?
  private let keepsFrames: Bool
  private let longestWork: Duration
  private let onFrame: (Frame, Duration) -> Void

  /// Creates a terminal that replays `recording`.
  ///
  /// With another terminal as `stage`, people can watch. It shows the frames at their original
  /// pace, with pauses cut to `longestPause`, and after ``restore()`` the last frame until a key is
  /// pressed. Escape, `q` and Ctrl-C end the replay early, and any other key ends a pause. Without
  /// a stage, everything happens at once, and ``frames`` has all frames if it `keepsFrames`.
  ///
  /// If the recorded program was woken by neither an event nor a deadline, the replay waits for the
  /// program's own work, for at most `longestWork`. This is only for programs that run on the main
  /// thread. `onFrame` gets each frame with its time.
  ///
  /// Sets the process's ``AmbiguousWidth`` to that of the recording, since the frames depend on it.
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
    if let first = recording.wakeups.first { _ = take(first) }
  }

  /// The capabilities of the recorded terminal.
  public var capabilities: TerminalCapabilities { recording.capabilities }

  /// Keeps `frame`, and shows it on the stage.
  public func show(_ frame: Frame) {
    if !keepsFrames { frames.removeAll(keepingCapacity: true) }
    frames.append(frame)
    stage?.show(frame)
    onFrame(frame, now)
  }

  /// Returns the events of the next wakeup, after waiting for its time if there is a stage, and the
  /// end of input after the last one.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    guard next < recording.wakeups.count else {
      return [.endOfInput]
    }
    let wakeup = recording.wakeups[next]
    if let stage, !stage.pause(wakeup.time - now) { return [.endOfInput] }
    if longestWork > .zero, isWorkOfItsOwn(wakeup, deadline) {
      if let stage { stage.awaitWork(longestWork) } else { MainQueue.work(for: longestWork) }
    }
    return take(wakeup)
  }

  /// Returns `true` if the recorded program was woken by neither an event nor a deadline.
  private func isWorkOfItsOwn(
    _ wakeup: Recording.Wakeup, _ deadline: ContinuousClock.Instant?
  ) -> Bool {
    guard wakeup.events.isEmpty, wakeup.roundTrip == nil else { return false }
    guard let deadline else { return true }
    let due = now + ContinuousClock.now.duration(to: deadline)
    return wakeup.time + .milliseconds(1) < due
  }

  private func take(_ wakeup: Recording.Wakeup) -> [InputEvent] {
    next += 1
    now = wakeup.time
    roundTrip = wakeup.roundTrip ?? roundTrip
    for case .resize(let size) in wakeup.events { self.size = size }
    return wakeup.events
  }

  /// Does nothing, since the recording contains the events that followed.
  public func suspend() {}

  /// Shows the last frame on the stage until a key is pressed. The stage's terminal stays as it is:
  /// its owner restores it.
  public func restore() {
    stage?.waitForKey()
  }
}
