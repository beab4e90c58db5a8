// SPDX-License-Identifier: Apache-2.0

/// The terminal on which people watch a replay. Its keys only control the pace.
final class ReplayStage {
  private let terminal: any Terminal
  private let longestPause: Duration
  private var hasLeft = false
  private var hasDoneWork = false
  private var last: Frame?

  init(terminal: any Terminal, longestPause: Duration) {
    self.terminal = terminal
    self.longestPause = longestPause
  }

  /// Shows `frame` in the top left corner, clipped if the stage is smaller.
  func show(_ frame: Frame) {
    last = frame
    let size = terminal.size
    guard frame.canvas.size != size else { return terminal.show(frame) }
    var canvas = Canvas(size: size)
    for y in 0..<min(size.height, frame.canvas.size.height) {
      for x in 0..<min(size.width, frame.canvas.size.width) {
        let cell = frame.canvas[x, y]
        let isWhole = cell.columns < 2 || x + 1 < size.width
        canvas[x, y] = isWhole ? cell : .blank
      }
    }
    let changes = (0..<size.height).map { Frame.Run(row: $0, columns: 0..<size.width) }
    terminal.show(
      Frame(
        canvas: canvas, changes: changes,
        cursor: frame.cursor.flatMap { canvas.bounds.contains($0) ? $0 : nil }, repaintsAll: true))
  }

  /// Waits for `duration`, or less. Returns `false` if the person wants to stop.
  func pause(_ duration: Duration) -> Bool {
    let end = ContinuousClock.now + min(max(.zero, duration), longestPause)
    while !hasLeft, ContinuousClock.now < end {
      let events = terminal.waitForEvents(until: end)
      // An empty result before the end means that work was done.
      if events.isEmpty, ContinuousClock.now < end { hasDoneWork = true }
      take(events)
      if events.contains(where: Self.isKey) { break }
    }
    return !hasLeft
  }

  /// Waits until the program has done work of its own, for at most `limit`.
  func awaitWork(_ limit: Duration) {
    let end = ContinuousClock.now + limit
    while !hasLeft, !hasDoneWork, ContinuousClock.now < end {
      let events = terminal.waitForEvents(until: end)
      if events.isEmpty { hasDoneWork = true }
      take(events)
    }
    hasDoneWork = false
  }

  /// Waits for a key.
  func waitForKey() {
    while !hasLeft {
      let events = terminal.waitForEvents(until: nil)
      take(events)
      if events.contains(where: Self.isKey) { hasLeft = true }
    }
  }

  private func take(_ events: [InputEvent]) {
    for event in events {
      switch event {
      case .key(KeyPress(.escape)), .key(KeyPress("q")),
        .key(KeyPress("c", modifiers: .control)), .terminate, .endOfInput:
        hasLeft = true
      case .suspend:
        terminal.suspend()
        showAgain()
      case .resize, .resume: showAgain()
      default: break
      }
    }
  }

  private func showAgain() {
    guard var frame = last else { return }
    frame.repaintsAll = true
    frame.changes = (0..<frame.canvas.size.height).map {
      Frame.Run(row: $0, columns: 0..<frame.canvas.size.width)
    }
    show(frame)
  }

  private static func isKey(_ event: InputEvent) -> Bool {
    if case .key = event { true } else { false }
  }
}
