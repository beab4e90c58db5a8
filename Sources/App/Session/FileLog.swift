import Logging
import Scutes

/// Writes log messages to a file, one per line:
///
/// ```
/// 0.152340 info event key=right
/// 0.152911 info frame 12: 4 evaluated, 9 measured, 6 drawn, 31 cells, 85 bytes, 0.41 ms
/// ```
///
/// The time is in seconds since the program started.
struct FileLog: LogHandler {
  var logLevel = Logger.Level.info
  var metadata: Logger.Metadata = [:]
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Duration

  /// Creates a log that passes each line to `write`, with the time from `now`.
  init(now: @escaping @Sendable () -> Duration, write: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.write = write
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let details = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    write("\(Self.seconds(now())) \(event.level) \(event.message)\(details)\n")
  }

  /// The time in seconds with six decimals.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let digits = String(1_000_000 + attoseconds / 1_000_000_000_000)
    return "\(seconds).\(digits.dropFirst())"
  }
}

extension Runtime {
  /// Logs every event and every frame on `terminal` to `log`.
  @MainActor
  func tell(_ log: Logger, of terminal: any Terminal) {
    let (size, colors) = (terminal.size, terminal.capabilities.colorDepth)
    log.info("start \(Version.text), \(size.width)x\(size.height), \(colors)")
    onEvent = { log.info("event \($0.notation)") }
    onFrame = { log.info("\($0.summary)") }
  }
}
