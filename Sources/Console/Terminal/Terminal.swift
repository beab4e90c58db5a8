/// The seam between the kit and whatever shows its frames.
///
/// ``NCursesTerminal`` is the real one, ``HeadlessTerminal`` plays a script and keeps the frames.
/// ``RecordingTerminal`` stands between the program and another one and writes down what happens;
/// ``ReplayTerminal`` makes the same happen again.
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

  /// Whether the pointer is to be told of while no button is down (``MouseEvent/Kind/move``): each
  /// cell that it passes is an event, so only while something on the screen makes use of it. A
  /// terminal that does not know how tells nothing.
  var tracksPointer: Bool { get set }

  /// Asks the terminal to put `text` on the clipboard of whoever sits at it, also over ssh. Nothing
  /// tells whether it did: some don't know how, others don't allow it. Text of more than
  /// ``CopyAction/mostBytes`` is not sent.
  func copyToClipboard(_ text: String)

  /// Rings the bell, which many terminals show instead, and some not at all.
  func bell()

  /// Width and height of a cell in pixels, as far as they are known; nil where they are not. It may
  /// change with the size, and once an image was shown.
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
