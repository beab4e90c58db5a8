import Foundation
public import Widgets

/// Runs views on a headless terminal, types at them and looks at what they show: for tests.
///
///     let driver = ViewDriver(width: 20, height: 3) { Button("Go") { went = true } }
///     driver.type("⏎")
///     #expect(went)
///     #expect(driver.screen.contains("Go"))
///
/// A frame is shown after each event. Time stands still but for ``advance(by:)``.
@MainActor
public final class ViewDriver {
  /// Where the frames end up.
  public let terminal: HeadlessTerminal
  /// What runs the views.
  public let runtime: Runtime
  private let clock: TestClock

  /// Shows `content` on a screen of `size`.
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

  /// The picture on the screen, as lines of text without the blanks at their ends.
  public var screen: String { terminal.text }

  /// The same as ``screen``.
  public var text: String { screen }

  /// The picture on the screen.
  public var canvas: Canvas? { terminal.frames.last?.canvas }

  /// What stands beyond what it is in, and so lies over others or off the screen.
  public var overflows: [LayoutOverflow] { runtime.tree.overflows.all }

  /// What is written beyond the cells of its view, and so is cut without a sign.
  public var cuts: [String] { runtime.tree.overflows.cuts }

  /// Where the hardware cursor is.
  public var cursor: Point? { terminal.frames.last?.cursor }

  /// Presses `keys` one after the other, with a frame after each.
  public func press(_ keys: KeyPress...) {
    for key in keys { send(.key(key)) }
  }

  /// Types characters, and arrows where `text` has them: "→→5".
  public func type(_ text: String) {
    for character in text { send(.key(KeyPress(typedAs: character))) }
  }

  /// Clicks the cell in column `x` of row `y`.
  public func click(x: Int, y: Int) {
    send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y))))
    send(.mouse(MouseEvent(.release(.left), at: Point(x: x, y: y))))
  }

  /// Clicks the first cell of `text` as it stands on the screen; false where it does not.
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

  /// Has `event` happen, and shows the frame that follows.
  public func send(_ event: InputEvent) {
    terminal.send(event)
    runtime.step()
  }

  /// Changes the size of the screen.
  public func resize(width: Int, height: Int) {
    send(.resize(Size(width: width, height: height)))
  }

  /// Lets `duration` pass, with all that is due on the way.
  public func advance(by duration: Duration) {
    let end = clock.now + duration
    while let next = runtime.nextDeadline, next <= end {
      clock.now = max(clock.now, next)
      runtime.runDue()
    }
    clock.now = end
    runtime.runDue()
  }

  /// Lets the tasks of the views work until `condition` holds. Returns `false` if it does not within
  /// five minutes. The limit is that long because a second's work has taken more than two minutes on
  /// a machine whose cores were all busy; a test that waits in vain fails all the same, only later.
  public func wait(until condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(300)
    while ContinuousClock.now < deadline {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(1))
      runtime.showFrame()
    }
    return condition()
  }
}
