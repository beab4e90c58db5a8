import Scutes

/// Shows on another terminal what one with fewer colours would show.
final class PreviewTerminal: Terminal {
  /// The terminal behind it.
  let terminal: any Terminal
  private var last: Frame?

  /// The number of colours to show.
  var depth: ColorDepth {
    didSet {
      guard depth != oldValue, var frame = last else { return }
      frame.repaintsAll = true
      frame.changes = (0..<frame.canvas.size.height).map {
        Frame.Run(row: $0, columns: 0..<frame.canvas.size.width)
      }
      terminal.show(reduced(frame))
    }
  }

  /// Creates a terminal that shows what `terminal` can.
  init(_ terminal: any Terminal) {
    self.terminal = terminal
    depth = terminal.capabilities.colorDepth
  }

  var size: Size { terminal.size }
  var capabilities: TerminalCapabilities { terminal.capabilities }
  var bytesOfLastFrame: Int? { terminal.bytesOfLastFrame }
  var roundTrip: Duration? { terminal.roundTrip }

  var tracksPointer: Bool {
    get { terminal.tracksPointer }
    set { terminal.tracksPointer = newValue }
  }

  func show(_ frame: Frame) {
    last = frame
    terminal.show(reduced(frame))
  }

  func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    terminal.waitForEvents(until: deadline)
  }

  func suspend() { terminal.suspend() }
  func restore() { terminal.restore() }

  private func reduced(_ frame: Frame) -> Frame {
    guard depth < terminal.capabilities.colorDepth else { return frame }
    var frame = frame
    for y in 0..<frame.canvas.size.height {
      for x in 0..<frame.canvas.size.width {
        let cell = frame.canvas[x, y]
        frame.canvas[x, y].foreground = cell.foreground.shown(on: cell.background, at: depth)
        frame.canvas[x, y].background = cell.background.nearest(at: depth)
      }
    }
    return frame
  }
}
