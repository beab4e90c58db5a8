/// A recording of a terminal session, complete enough to replay it.
///
/// As text it is a few lines about the terminal, then a line `@` with the time in microseconds for
/// each time the program woke up, and a line for each event that it was woken by:
///
/// ```
/// recording 1
/// size 80x24
/// capabilities trueColor unicode
/// ambiguous wide                    only where characters of ambiguous width are wide
/// note seed 42
/// @0
/// @152340
/// key ctrl+z
/// @200000
/// link 1200                         how long the terminal took to answer, in microseconds
/// ```
///
/// It contains everything that was typed and pasted.
public struct Recording: Hashable, Sendable {
  /// The size in columns and rows at the start.
  public var size: Size
  /// The capabilities of the terminal.
  public var capabilities: TerminalCapabilities
  /// The width of ambiguous characters.
  public var ambiguousWidth = AmbiguousWidth.narrow
  /// Anything else the program needs to behave the same again, such as its seed.
  public var notes: [String: String] = [:]
  /// The times when the program woke up, in order.
  public var wakeups: [Wakeup] = []

  /// A time when the program woke up.
  public struct Wakeup: Hashable, Sendable {
    /// The time on the program's clock, in whole microseconds.
    public var time: Duration
    /// The events that had happened, empty if only time had passed.
    public var events: [InputEvent] = []
    /// The terminal's response time, if it became known.
    public var roundTrip: Duration?

    /// Creates a wakeup at `time` for `events`.
    public init(at time: Duration, events: [InputEvent] = [], roundTrip: Duration? = nil) {
      self.time = time
      self.events = events
      self.roundTrip = roundTrip
    }
  }

  /// Creates an empty recording of a terminal of `size`.
  public init(size: Size, capabilities: TerminalCapabilities) {
    self.size = size
    self.capabilities = capabilities
  }

  /// The recording as text.
  public var text: String {
    (heading + wakeups.flatMap(\.lines)).map { $0 + "\n" }.joined()
  }

  /// The lines before the first wakeup.
  var heading: [String] {
    [
      "recording 1", "size \(size.width)x\(size.height)",
      "capabilities \(capabilities.colorDepth) \(capabilities.isUnicode ? "unicode" : "ascii")",
    ] + (ambiguousWidth == .wide ? ["ambiguous wide"] : [])
      + notes.sorted { $0.key < $1.key }.map { "note \($0.key) \($0.value)" }
  }

  /// Parses a recording. Ignores a last line without a line break, since the program may have been
  /// cut short.
  public init(parsing text: some StringProtocol) throws(RecordingError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if text.last != "\n" { _ = lines.popLast() }
    self.init(
      size: .zero, capabilities: TerminalCapabilities(colorDepth: .monochrome, isUnicode: false))
    guard lines.first == "recording 1" else { throw RecordingError(line: 1) }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard read(Substring(line)) else { throw RecordingError(line: index + 1) }
    }
  }

  private mutating func read(_ line: Substring) -> Bool {
    if line.first == "@" {
      guard let time = Int64(line.dropFirst()), Bounds.times.contains(time),
        Duration.microseconds(time) >= wakeups.last?.time ?? .zero
      else { return false }
      wakeups.append(Wakeup(at: .microseconds(time)))
      return true
    }
    return wakeups.isEmpty ? readHeading(line) : readEvent(line, at: wakeups.count - 1)
  }

  private mutating func readEvent(_ line: Substring, at index: Int) -> Bool {
    if line.hasPrefix("link ") {
      guard let time = Int64(line.dropFirst(5)), Bounds.times.contains(time) else { return false }
      wakeups[index].roundTrip = .microseconds(time)
      return true
    }
    guard let event = InputEvent(notation: line), Bounds.contain(event) else { return false }
    wakeups[index].events.append(event)
    return true
  }

  private mutating func readHeading(_ line: Substring) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    switch parts.first {
    case "size" where parts.count == 2:
      guard let size = Size(notation: parts[1]), Bounds.contain(size) else { return false }
      self.size = size
    case "capabilities" where parts.count == 3:
      let depth = TerminalCapabilities.ColorDepth.allCases.first {
        String(describing: $0) == parts[1]
      }
      guard let depth, parts[2] == "unicode" || parts[2] == "ascii" else { return false }
      capabilities = TerminalCapabilities(colorDepth: depth, isUnicode: parts[2] == "unicode")
    case "ambiguous" where parts.count == 2:
      guard parts[1] == "wide" || parts[1] == "narrow" else { return false }
      ambiguousWidth = parts[1] == "wide" ? .wide : .narrow
    case "note" where parts.count > 1 && !parts[1].isEmpty:
      notes[String(parts[1])] = parts.count == 3 ? String(parts[2]) : ""
    default:
      return false
    }
    return true
  }
}

/// The bounds of what any terminal has seen. A file from elsewhere may say anything.
private enum Bounds {
  /// A hundred years, in microseconds.
  static let times: ClosedRange<Int64> = 0...3_155_760_000_000_000
  private static let places = -32_768...32_767
  private static let maxCells = 500_000

  static func contain(_ size: Size) -> Bool {
    places.contains(size.width) && places.contains(size.height)
      && size.width * size.height <= maxCells
  }

  static func contain(_ event: InputEvent) -> Bool {
    switch event {
    case .resize(let size): contain(size)
    case .mouse(let mouse):
      [mouse.position.x, mouse.position.y, mouse.clickCount].allSatisfy(places.contains)
    default: true
    }
  }
}

extension Recording.Wakeup {
  /// The lines that describe it.
  var lines: [String] {
    var lines = ["@\(time.inMicroseconds)"]
    if let roundTrip { lines.append("link \(roundTrip.inMicroseconds)") }
    return lines + events.map(\.notation)
  }
}

extension Duration {
  /// The duration in whole microseconds.
  var inMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}

/// The place where a file stops being a recording.
public struct RecordingError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int

  /// A sentence for the user.
  public var description: String {
    "Line \(line) is not of a recording: take a file as the program wrote it, from this version."
  }
}
