// SPDX-License-Identifier: Apache-2.0

/// The interface between the kit and the terminal that shows its frames.
///
/// ``NCursesTerminal`` is the real one. ``HeadlessTerminal`` plays a script and keeps the frames.
/// ``RecordingTerminal`` records what happens at another terminal, and ``ReplayTerminal`` makes the
/// same happen again.
public protocol Terminal: AnyObject {
  /// The size in columns and rows after the last event.
  var size: Size { get }

  /// The capabilities of the terminal.
  var capabilities: TerminalCapabilities { get }

  /// Shows `frame` with a single write to the terminal.
  func show(_ frame: Frame)

  /// The number of bytes written for the last frame, or `nil` if they aren't counted.
  var bytesOfLastFrame: Int? { get }

  /// Waits for events and returns all that have occurred, in order.
  ///
  /// Runs work waiting on the main queue meanwhile. Returns an empty array after such work, or when
  /// `deadline` has passed. Without a deadline it waits indefinitely.
  func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent]

  /// Restores the terminal for the shell, stops the process, and takes the terminal again when the
  /// process continues. The screen is unknown afterwards.
  func suspend()

  /// Restores the terminal for other code, such as an editor, until ``reclaim()``. Nothing is read
  /// from it or written to it meanwhile. Returns `false` if there is none to use.
  func lend() -> Bool

  /// Takes the terminal again after ``lend()``. What was typed meanwhile is thrown away. The screen
  /// is unknown afterwards.
  func reclaim()

  /// Restores the terminal to its original state. May be called twice.
  func restore()

  /// `true` to report the pointer while no button is down (``MouseEvent/Kind/move``). Each cell
  /// that it passes is an event, so request this only while something on the screen uses it.
  /// Terminals without this ability report nothing.
  var tracksPointer: Bool { get set }

  /// Asks the terminal to put `text` on its user's clipboard, also over ssh. There is no
  /// confirmation: some terminals can't do it, others don't allow it. Text longer than
  /// ``CopyAction/maxBytes`` isn't sent.
  func copyToClipboard(_ text: String)

  /// Rings the bell. Many terminals flash instead, and some do nothing.
  func bell()

  /// The title of the window or the tab, or `nil` for the one that it had before. Control characters
  /// are left out. Terminals without this ability ignore it.
  var windowTitle: String? { get set }

  /// The size of a cell in pixels, or `nil` if it is unknown. It may change with the size of the
  /// window, and after the first image.
  var cellSize: Size? { get }

  /// The facts known about the terminal, or `nil` if there is none.
  var facts: TerminalFacts? { get }

  /// The terminal's response time, measured once soon after the start, or `nil` before that or
  /// without an answer. Avoid motion on a slow link.
  var roundTrip: Duration? { get }
}

extension Terminal {
  /// There is none to use.
  public func lend() -> Bool { false }

  /// Does nothing, since nothing was lent.
  public func reclaim() {}

  /// Always `false`, since there is no pointer.
  public var tracksPointer: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Always `nil`, since there is no window.
  public var windowTitle: String? {
    get { nil }
    set { _ = newValue }
  }

  /// Does nothing, since there is no clipboard.
  public func copyToClipboard(_ text: String) {}

  /// Does nothing, since there is no bell.
  public func bell() {}

  /// Unknown.
  public var cellSize: Size? { nil }

  /// Unknown.
  public var roundTrip: Duration? { nil }

  /// None.
  public var facts: TerminalFacts? { nil }
}

extension Terminal {
  /// Not counted.
  public var bytesOfLastFrame: Int? { nil }
}
