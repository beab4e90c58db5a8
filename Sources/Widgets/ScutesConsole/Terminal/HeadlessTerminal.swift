// SPDX-License-Identifier: Apache-2.0

/// A terminal without a screen, which plays back events and keeps the frames.
public final class HeadlessTerminal: Terminal {
  /// The size in columns and rows after the last event.
  public private(set) var size: Size
  /// The capabilities to report.
  public let capabilities: TerminalCapabilities

  /// All frames so far, oldest first.
  public private(set) var frames: [Frame] = []
  /// The number of suspensions.
  public private(set) var suspensions = 0
  /// `true` while the terminal is lent to other code.
  public private(set) var isLent = false
  /// `true` once the terminal has been restored.
  public private(set) var isRestored = false

  /// `true` while pointer reports are requested.
  public var tracksPointer = false
  /// The title of the window, if any.
  public var windowTitle: String?
  /// The facts to report.
  public var facts: TerminalFacts?
  /// The text last copied to the clipboard, if any.
  public private(set) var clipboard: String?
  /// The number of times the bell rang.
  public private(set) var bells = 0
  /// The size of a cell to report, in pixels.
  public var cellSize: Size?
  /// The response time to report.
  public var roundTrip: Duration?

  private var script: [InputEvent] = []

  /// Creates a terminal of `size`, with all colours and Unicode by default.
  public init(
    size: Size,
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colorDepth: .trueColor, isUnicode: true)
  ) {
    self.size = size
    self.capabilities = capabilities
  }

  /// Queues `events` for the next wait.
  public func send(_ events: [InputEvent]) {
    script += events
  }

  /// Queues `events` for the next wait.
  public func send(_ events: InputEvent...) {
    send(events)
  }

  /// `true` if events are waiting.
  public var hasEvents: Bool { !script.isEmpty }

  /// The text of the last frame, empty before the first.
  public var text: String { frames.last?.canvas.text ?? "" }

  /// Records `frame`.
  public func show(_ frame: Frame) {
    frames.append(frame)
  }

  /// Returns the events sent since the last call, keeping only the last of several resizes. Never
  /// waits. Without events it returns an empty array if there is a `deadline`, whose clock is the
  /// caller's. Otherwise it returns the end of input, since nothing could ever come.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    let events = script
    script = []
    guard !events.isEmpty else { return deadline == nil ? [.endOfInput] : [] }
    let lastResize = events.lastIndex { Self.resizing($0) != nil }
    return events.indices.compactMap { index in
      guard let size = Self.resizing(events[index]) else { return events[index] }
      guard index == lastResize else { return nil }
      self.size = size
      return events[index]
    }
  }

  /// Counts a suspension.
  public func suspend() {
    suspensions += 1
  }

  /// Records that the terminal is lent.
  public func lend() -> Bool {
    isLent = true
    return true
  }

  /// Records that it is no more.
  public func reclaim() {
    isLent = false
  }

  /// Records `text` as the content of the clipboard.
  public func copyToClipboard(_ text: String) {
    clipboard = text
  }

  /// Counts a bell.
  public func bell() {
    bells += 1
  }

  /// Records that the terminal was restored.
  public func restore() {
    isRestored = true
  }

  private static func resizing(_ event: InputEvent) -> Size? {
    if case .resize(let size) = event { size } else { nil }
  }
}
