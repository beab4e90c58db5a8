// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Scutes

/// Runs views on a headless terminal, types into them and reads the screen, for tests.
///
///     let driver = ViewDriver(width: 20, height: 3) { Button("Go") { went = true } }
///     driver.type("⏎")
///     #expect(went)
///     #expect(driver.screen.contains("Go"))
///
/// Each event is followed by a frame. Time moves only with ``advance(by:)``.
@MainActor
public final class ViewDriver {
  /// The terminal that keeps the frames.
  public let terminal: HeadlessTerminal
  /// The runtime of the views.
  public let runtime: Runtime
  private let clock: TestClock

  /// Creates a driver that shows `content` on a screen of the given size.
  public init(
    width: Int = 80, height: Int = 24, theme: Theme = Theme(name: "test", styles: [:]),
    colorDepth: TerminalCapabilities.ColorDepth = .trueColor, isUnicode: Bool = true,
    clock: TestClock = TestClock(),
    @ViewBuilder content: @escaping () -> some View
  ) {
    terminal = HeadlessTerminal(
      size: Size(width: width, height: height),
      capabilities: TerminalCapabilities(colorDepth: colorDepth, isUnicode: isUnicode))
    self.clock = clock
    runtime = Runtime(
      terminal: terminal, theme: theme, now: { clock.now }, content: content)
    runtime.showFrame()
  }

  /// The screen as lines of text, without trailing blanks.
  public var screen: String { terminal.text }

  /// The same as ``screen``.
  public var text: String { screen }

  /// The canvas of the last frame.
  public var canvas: Canvas? { terminal.frames.last?.canvas }

  /// The elements that exceed their containers, covering others or leaving the screen.
  public var overflows: [LayoutOverflow] { runtime.tree.overflows.all }

  /// The texts written beyond the cells of their view, which are cut without an ellipsis.
  public var cuts: [String] { runtime.tree.overflows.cuts }

  /// The position of the hardware cursor.
  public var cursor: Point? { terminal.frames.last?.cursor }

  /// The work that the frames shown by `events` take.
  public func work(of events: () -> Void) -> TreeCounts {
    runtime.tree.counts = TreeCounts()
    events()
    return runtime.tree.counts
  }

  /// Presses `keys` one after the other, with a frame after each.
  public func press(_ keys: KeyPress...) {
    for key in keys { send(.key(key)) }
  }

  /// Types characters, and special keys written as in "→→5".
  public func type(_ text: String) {
    for character in text { send(.key(KeyPress(typedAs: character))) }
  }

  /// Clicks the cell in column `x` of row `y`.
  public func click(x: Int, y: Int) {
    send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y))))
    send(.mouse(MouseEvent(.release(.left), at: Point(x: x, y: y))))
  }

  /// Clicks the first cell of `text` on the screen. Returns `false` if it isn't there.
  @discardableResult
  public func click(on text: String) -> Bool {
    for (y, line) in self.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = line.range(of: text) else { continue }
      click(x: String(line[..<range.lowerBound]).columns, y: y)
      return true
    }
    return false
  }

  /// Sends `event` and shows the next frame.
  public func send(_ event: InputEvent) {
    terminal.send(event)
    runtime.step()
  }

  /// Changes the size of the screen.
  public func resize(width: Int, height: Int) {
    send(.resize(Size(width: width, height: height)))
  }

  /// Moves time by `duration`, running everything due on the way.
  public func advance(by duration: Duration) {
    let end = clock.now + duration
    while let next = runtime.nextDeadline, next <= end {
      clock.now = max(clock.now, next)
      runtime.runDue()
    }
    clock.now = end
    runtime.runDue()
  }

  /// Runs the tasks of the views until `condition` holds. Returns `false` if it doesn't within five
  /// minutes.
  ///
  /// The limit is that long because a second's work has taken more than two minutes on a machine
  /// with all cores busy. A failing test only takes longer.
  public func wait(until condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(300)
    var pause = 1
    while ContinuousClock.now < deadline {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(pause))
      runtime.showFrame()
      // Whoever looks again and again takes time from the work that is waited for.
      pause = min(pause * 2, 50)
    }
    return condition()
  }

  /// Runs the tasks of the views until all have ended, and with them all that they change. Returns
  /// `false` if one goes on for five minutes.
  public func waitForTasks() async -> Bool {
    await wait { runtime.tree.tasksUnderWay == 0 }
  }
}
