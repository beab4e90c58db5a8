import Widgets

/// A terminal that shows nothing and keeps nothing, so that a frame costs what the kit does for it.
final class UnseenTerminal: Terminal {
  let size: Size
  let capabilities = TerminalCapabilities(colorDepth: .trueColor, isUnicode: true)
  private var changedCells = 0
  /// The events of the next wait.
  var events: [InputEvent] = []

  init(size: Size) {
    self.size = size
  }

  /// How many cells were changed since the last call.
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
