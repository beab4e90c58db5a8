/// The sequences that turn a terminal into a full-screen one and back.
struct TerminalModes {
  /// Written when the terminal is taken.
  let greeting: [UInt8]
  /// Written when it is given back.
  let farewell: [UInt8]

  /// Reports of the mouse while a button is down, in numbers; of focus; of pastes as such.
  private static let reports = [1002, 1006, 1004, 2004]

  init(_ description: TerminalDescription) {
    var greeting = description.enterScreen + description.plainStyle + description.hideCursor
    var farewell = ""
    if description.isANSI {
      // Whatever ran before may have left a scrolling region or have lines not wrap.
      greeting += "\u{1B}[r\u{1B}[4l\u{1B}[?7h"
      for mode in Self.reports { greeting += "\u{1B}[?\(mode)h" }
      // The end may come amid a frame.
      farewell += "\u{1B}[?2026l"
      for mode in Self.reports.reversed() { farewell += "\u{1B}[?\(mode)l" }
    }
    farewell += description.plainStyle + description.showCursor + description.leaveScreen
    self.greeting = Array(greeting.utf8)
    self.farewell = Array(farewell.utf8)
  }

  /// Has what does not fit in a row pile up at its end.
  static let wrapOff = Array("\u{1B}[?7l".utf8)
  /// Has it go on in the next row, as is usual.
  static let wrapOn = Array("\u{1B}[?7h".utf8)

  /// Opens a frame that the terminal is to show at once.
  static let frameStart = Array("\u{1B}[?2026h".utf8)
  /// Closes it.
  static let frameEnd = Array("\u{1B}[?2026l".utf8)
}
