/// The seam between the kit and whatever shows its frames.
///
/// There are two implementations: one on ncurses, and a headless one that plays a script and keeps
/// the frames.
public protocol Terminal: AnyObject {
  /// Columns by rows, as of the last event that was taken.
  var size: Size { get }

  /// What can be shown.
  var capabilities: TerminalCapabilities { get }

  /// Shows `frame`: one write to the terminal.
  func show(_ frame: Frame)

  /// How many bytes the last frame was shown with; nil where that is not counted.
  var bytesOfLastFrame: Int? { get }

  /// Waits for something to happen and returns all that has happened, in order.
  ///
  /// Work that is waiting on the main queue is done on the way. Returns an empty array once such
  /// work was done, or `deadline` has passed; without a deadline it sleeps for as long as it takes.
  func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent]

  /// Gives the terminal back to the shell, stops the process, and takes the terminal again when
  /// the process goes on. The screen is unknown afterwards.
  func suspend()

  /// Gives the terminal back as it was found. May be called twice.
  func restore()
}

extension Terminal {
  /// Not counted.
  public var bytesOfLastFrame: Int? { nil }
}
