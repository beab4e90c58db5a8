/// An event from the terminal or the system.
public enum InputEvent: Hashable, Sendable {
  /// A key.
  case key(KeyPress)
  /// The mouse.
  case mouse(MouseEvent)
  /// Text that was pasted in one piece, already freed of control characters but newline and tab.
  case paste(String)
  /// The terminal gained (true) or lost (false) the attention of its window system.
  case focus(Bool)
  /// The terminal has this size now, which may be the one from before; what it shows is unknown.
  case resize(Size)
  /// The program is asked to stop for a while, as Ctrl-Z does.
  case suspend
  /// The program goes on after a stop; what the terminal shows is unknown.
  case resume
  /// The program is asked to end by the signal of this number.
  case terminate(signal: Int32)
  /// No input can come any more: the terminal is gone.
  case endOfInput
}
