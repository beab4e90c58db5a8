// SPDX-License-Identifier: Apache-2.0

/// An event from the terminal or the system.
public enum InputEvent: Hashable, Sendable {
  /// A key press.
  case key(KeyPress)
  /// A mouse event.
  case mouse(MouseEvent)
  /// Pasted text. Its only control characters are newlines and tabs.
  case paste(String)
  /// The text pasted just before was too long, and this number of lines at its end is missing.
  case pasteWasCut(lines: Int)
  /// The terminal gained (`true`) or lost (`false`) the focus of its window system.
  case focus(Bool)
  /// The terminal's size, which may be unchanged. What the terminal shows is unknown.
  case resize(Size)
  /// A request to suspend the program, as by Ctrl-Z.
  case suspend
  /// The program continues after a suspension. What the terminal shows is unknown.
  case resume
  /// A request to end the program, by the signal of this number.
  case terminate(signal: Int32)
  /// The end of all input: the terminal is gone.
  case endOfInput
}
