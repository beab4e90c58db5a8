/// The interface between the kit and the terminal that shows its frames.
///
/// ``NCursesTerminal`` is the real one, ``HeadlessTerminal`` plays a script and keeps the frames.
/// ``RecordingTerminal`` stands between the program and another one and writes down what happens;
/// ``ReplayTerminal`` makes the same happen again.
public protocol Terminal: AnyObject {
  /// The size in columns and rows, as of the last event taken.
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

  /// Gives the terminal back to the shell, stops the process, and takes the terminal again when
  /// the process goes on. The screen is unknown afterwards.
  func suspend()

  /// Restores the terminal to its original state. May be called twice.
  func restore()

  /// Whether the pointer is to be told of while no button is down (``MouseEvent/Kind/move``): each
  /// cell that it passes is an event, so only while something on the screen makes use of it. A
  /// terminal that does not know how tells nothing.
  var tracksPointer: Bool { get set }

  /// Asks the terminal to put `text` on the clipboard of whoever sits at it, also over ssh. Nothing
  /// tells whether it did: some don't know how, others don't allow it. Text of more than
  /// ``CopyAction/mostBytes`` is not sent.
  func copyToClipboard(_ text: String)

  /// Rings the bell. Many terminals flash instead, and some do nothing.
  func bell()

  /// The size of a cell in pixels, or `nil` if it is unknown. It may change with the size of the
  /// window, and after an image was shown.
  var cellSize: Size? { get }

  /// How long the terminal takes to answer, measured once soon after the start; nil before that, and
  /// where it does not answer. On a slow link motion is better left out.
  var roundTrip: Duration? { get }
}

extension Terminal {
  /// Never: there is no pointer.
  public var tracksPointer: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Does nothing: there is no clipboard.
  public func copyToClipboard(_ text: String) {}

  /// Does nothing: there is no bell.
  public func bell() {}

  /// Unknown.
  public var cellSize: Size? { nil }

  /// Unknown.
  public var roundTrip: Duration? { nil }
}

extension Terminal {
  /// Not counted.
  public var bytesOfLastFrame: Int? { nil }
}
