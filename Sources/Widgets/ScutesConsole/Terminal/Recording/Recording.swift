// SPDX-License-Identifier: Apache-2.0

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
      "capabilities \(capabilities.colorDepth) \(capabilities.glyphs)",
    ] + (ambiguousWidth == .wide ? ["ambiguous wide"] : [])
      + notes.sorted { $0.key < $1.key }.map { "note \($0.key) \($0.value)" }
  }

  /// Parses a recording. Ignores a last line without a line break, since the program may have been
  /// cut short. `onNote` is called with the name and the line, from 1, of each note.
  public init(
    parsing text: some StringProtocol, onNote: (_ name: String, _ line: Int) -> Void = { _, _ in }
  ) throws(RecordingError) {
    var damage: RecordingError?
    try self.init(parsingStartOf: text, damage: &damage, onNote: onNote)
    if let damage { throw damage }
  }

  /// Parses a recording up to the first line that can't be read, if something had happened before
  /// it. `damage` becomes the reason why the others aren't read, or `nil` if all are.
  public init(
    parsingStartOf text: some StringProtocol, damage: inout RecordingError?,
    onNote: (_ name: String, _ line: Int) -> Void = { _, _ in }
  ) throws(RecordingError) {
    damage = nil
    self.init(
      size: .zero, capabilities: TerminalCapabilities(colorDepth: .monochrome, isUnicode: false))
    var rest = Substring(text)
    var number = 0
    // A line without a line break isn't whole.
    while let end = rest.firstIndex(of: "\n") {
      let line = rest[..<end]
      rest = rest[rest.index(after: end)...]
      number += 1
      do throws(RecordingError.Fault) {
        if number == 1, line != "recording 1" { throw .heading }
        if number == 1 || line.isEmpty { continue }
        if number > Self.maxLines { throw .length }
        if let name = try read(line) { onNote(name, number) }
      } catch {
        damage = RecordingError(line: number, fault: error)
        break
      }
    }
    if let damage, wakeups.isEmpty { throw damage }
    if number == 0 { throw RecordingError(line: 1, fault: .heading) }
    if size == .zero { throw RecordingError(line: 2, fault: .noSize) }
  }

  /// More than hours of play have, and few enough to be held in memory.
  private static let maxLines = 500_000

  /// Reads a line. Returns the name of the note that it is, if so.
  private mutating func read(_ line: Substring) throws(RecordingError.Fault) -> String? {
    if line.first == "@" {
      guard size != .zero else { throw .noSize }
      let time = try Bounds.time(line.dropFirst())
      guard time >= wakeups.last?.time ?? .zero else { throw .time }
      wakeups.append(Wakeup(at: time))
    } else if wakeups.isEmpty {
      return try readHeading(line)
    } else {
      try readEvent(line, at: wakeups.count - 1)
    }
    return nil
  }

  private mutating func readEvent(
    _ line: Substring, at index: Int
  ) throws(RecordingError.Fault) {
    if line.hasPrefix("link ") {
      wakeups[index].roundTrip = try Bounds.time(line.dropFirst(5))
      return
    }
    guard let event = InputEvent(notation: line) else { throw .event }
    try Bounds.check(event)
    wakeups[index].events.append(event)
  }

  private mutating func readHeading(_ line: Substring) throws(RecordingError.Fault) -> String? {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    switch parts.first {
    case "size" where parts.count == 2:
      guard let size = Size(notation: parts[1]) else { throw .size }
      try Bounds.check(size)
      self.size = size
    case "capabilities" where parts.count == 3:
      let depth = TerminalCapabilities.ColorDepth.allCases.first {
        String(describing: $0) == parts[1]
      }
      guard let depth, let glyphs = GlyphRepertoire(rawValue: String(parts[2])) else {
        throw .line
      }
      capabilities = TerminalCapabilities(colorDepth: depth, glyphs: glyphs)
    case "ambiguous" where parts.count == 2:
      guard parts[1] == "wide" || parts[1] == "narrow" else { throw .line }
      ambiguousWidth = parts[1] == "wide" ? .wide : .narrow
    case "note" where parts.count > 1 && !parts[1].isEmpty:
      notes[String(parts[1])] = parts.count == 3 ? String(parts[2]) : ""
      return String(parts[1])
    default:
      throw .line
    }
    return nil
  }
}

/// The bounds of what any terminal has seen. A file from elsewhere may say anything.
private enum Bounds {
  /// A hundred years, in microseconds.
  private static let times: ClosedRange<Int64> = 0...3_155_760_000_000_000
  private static let sizes = 1...32_767
  private static let places = -32_768...32_767
  private static let maxCells = 500_000

  /// A time in microseconds.
  static func time(_ text: Substring) throws(RecordingError.Fault) -> Duration {
    guard let time = Int64(text), times.contains(time) else { throw .time }
    return .microseconds(time)
  }

  static func check(_ size: Size) throws(RecordingError.Fault) {
    guard sizes.contains(size.width), sizes.contains(size.height),
      size.width * size.height <= maxCells
    else { throw .size }
  }

  static func check(_ event: InputEvent) throws(RecordingError.Fault) {
    switch event {
    case .resize(let size): try check(size)
    case .mouse(let mouse):
      let numbers = [mouse.position.x, mouse.position.y, mouse.clickCount]
      guard numbers.allSatisfy(places.contains) else { throw .place }
    default: break
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

/// The place where a file stops being a recording, and the reason.
public struct RecordingError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The reason.
  public let fault: Fault

  /// A reason why a line can't be read.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The first line is another one.
    case heading
    /// The size is none that a terminal has.
    case size
    /// No size stands above it.
    case noSize
    /// The time is out of range, or before the one above.
    case time
    /// The event has a place that is on no screen.
    case place
    /// It is no event.
    case event
    /// A line that no recording has.
    case line
    /// There are more lines than are read.
    case length

    /// The predicate of a sentence about the line: "is no event".
    public var description: String {
      switch self {
      case .heading: "isn't \"recording 1\""
      case .size: "has a size that no terminal has"
      case .noSize: "comes without a size above it"
      case .time: "has a time that is out of range or before the one above"
      case .place: "has a place that is on no screen"
      case .event: "is no event"
      case .line: "isn't part of a recording"
      case .length: "is one more than is read"
      }
    }
  }

  package init(line: Int, fault: Fault) {
    self.line = line
    self.fault = fault
  }

  /// A sentence for the user.
  public var description: String {
    "Line \(line) \(fault): take a file as the program wrote it, from this version."
  }
}
