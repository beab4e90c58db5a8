import Logging
import Widgets

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
