import Scutes

/// A terminal without output or storage, so that a frame costs only the kit's work.
final class UnseenTerminal: Terminal {
  let size: Size
  let capabilities = TerminalCapabilities(colorDepth: .trueColor, isUnicode: true)
  private var changedCells = 0
  /// The events of the next wait.
  var events: [InputEvent] = []

  init(size: Size) {
    self.size = size
  }

  /// The number of cells changed since the last call.
  func takeChangedCells() -> Int {
    defer { changedCells = 0 }
    return changedCells
  }

  func show(_ frame: Frame) {
    changedCells += frame.changes.reduce(0) { $0 + $1.columns.count }
  }

  func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    defer { events = [] }
    return events
  }

  func suspend() {}
  func restore() {}
}
