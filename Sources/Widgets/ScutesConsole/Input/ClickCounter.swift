// SPDX-License-Identifier: Apache-2.0

/// Counts double and triple clicks: presses of the same button on the same cell, each within 400 ms
/// of the last.
package struct ClickCounter: Sendable {
  /// The longest time between two presses of a series.
  static let interval = Duration.milliseconds(400)

  private var last: (button: MouseEvent.Button, position: Point, time: Duration, count: Int)?

  /// Creates a counter before the first press.
  package init() {}

  /// `event`, which happened at `time`, with its position in a series of clicks.
  package mutating func counted(_ event: MouseEvent, at time: Duration) -> MouseEvent {
    var event = event
    switch event.kind {
    case .press(let button):
      let count = count(of: button, at: event.position, time)
      last = (button, event.position, time, count)
      event.clickCount = count
    case .drag(let button), .release(let button):
      if let last, last.button == button { event.clickCount = last.count }
    case .move, .scrollUp, .scrollDown, .scrollLeft, .scrollRight:
      break
    }
    return event
  }

  private func count(
    of button: MouseEvent.Button, at position: Point, _ time: Duration
  ) -> Int {
    guard let last, last.button == button, last.position == position,
      time - last.time <= Self.interval
    else { return 1 }
    return last.count + 1
  }
}
