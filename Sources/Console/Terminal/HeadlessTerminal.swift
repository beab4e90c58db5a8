/// A terminal without a screen, which plays events and keeps the frames.
public final class HeadlessTerminal: Terminal {
  /// The size in columns and rows, as of the last event taken.
  public private(set) var size: Size
  /// What is claimed to be shown.
  public let capabilities: TerminalCapabilities

  /// All frames so far, oldest first.
  public private(set) var frames: [Frame] = []
  /// The number of suspensions.
  public private(set) var suspensions = 0
  /// Whether the terminal was restored.
  public private(set) var isRestored = false

  /// Whether pointer reports are requested.
  public var tracksPointer = false
  /// The text last copied to the clipboard, or `nil` before.
  public private(set) var clipboard: String?
  /// The number of times the bell rang.
  public private(set) var bells = 0
  /// How large a cell is to be believed to be, in pixels.
  public var cellSize: Size?
  /// How long the terminal is to be believed to take for an answer.
  public var roundTrip: Duration?

  private var script: [InputEvent] = []

  /// A terminal of `size`, with all colours and Unicode unless `capabilities` say otherwise.
  public init(
    size: Size,
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colorDepth: .trueColor, isUnicode: true)
  ) {
    self.size = size
    self.capabilities = capabilities
  }

  /// Has `events` happen at the next wait, after those sent before.
  public func send(_ events: [InputEvent]) {
    script += events
  }

  /// Has `events` happen at the next wait, after those sent before.
  public func send(_ events: InputEvent...) {
    send(events)
  }

  /// Whether events are waiting.
  public var hasEvents: Bool { !script.isEmpty }

  /// What the last frame shows, as lines of text; empty before the first one.
  public var text: String { frames.last?.canvas.text ?? "" }

  /// Keeps `frame`.
  public func show(_ frame: Frame) {
    frames.append(frame)
  }

  /// Returns all events that were sent since the last call, of several resizes only the last. Where
  /// there are none it returns at once: nothing at all if there is a `deadline`, whose clock is the
  /// caller's, and the end of input if there is none, since nothing could ever come.
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

  /// Counts the suspension.
  public func suspend() {
    suspensions += 1
  }

  /// Keeps `text` as what is on the clipboard.
  public func copyToClipboard(_ text: String) {
    clipboard = text
  }

  /// Counts the bell.
  public func bell() {
    bells += 1
  }

  /// Notes that the terminal was given back.
  public func restore() {
    isRestored = true
  }

  private static func resizing(_ event: InputEvent) -> Size? {
    if case .resize(let size) = event { size } else { nil }
  }
}
