/// The sequences that switch a terminal to full-screen mode and back.
struct TerminalModes {
  /// Written when the terminal is taken.
  let greeting: [UInt8]
  /// Written when it is given back.
  private(set) var farewell: [UInt8]

  /// Whether the terminal follows ECMA-48, and so can be told of modes and asked what it is.
  let isANSI: Bool

  /// Reports of the mouse while a button is down, in numbers; of focus; of pastes as such.
  private static let reports = [1002, 1006, 1004, 2004]
  /// Reports of the pointer while no button is down. It shares one switch with 1002 in most
  /// terminals: either one switched off switches off both.
  private static let pointer = 1003

  /// Has the cursor be a line below its cell: a block hides what it stands on where its colour and
  /// that of the cell are not made for each other, as a light theme's on a dark terminal are not.
  private static let lineCursor = "\u{1B}[4 q"
  /// Has it be what the user has set.
  private static let usualCursor = "\u{1B}[0 q"

  init(_ description: TerminalDescription) {
    var greeting = description.enterScreen + description.plainStyle + description.hideCursor
    var farewell = ""
    isANSI = description.isANSI
    if description.isANSI {
      // Whatever ran before may have left a scrolling region or have lines not wrap.
      greeting += "\u{1B}[r\u{1B}[4l\u{1B}[?7h"
      for mode in Self.reports { greeting += "\u{1B}[?\(mode)h" }
      // The end may come amid a frame.
      farewell += "\u{1B}[?2026l\u{1B}[?\(Self.pointer)l"
      for mode in Self.reports.reversed() { farewell += "\u{1B}[?\(mode)l" }
    }
    if description.hasCursorForms {
      greeting += Self.lineCursor
      farewell += Self.usualCursor
    }
    farewell += description.plainStyle + description.showCursor + description.leaveScreen
    self.greeting = Array(greeting.utf8)
    self.farewell = Array(farewell.utf8)
  }

  /// Begins the farewell with `sequence`.
  mutating func beginFarewell(with sequence: [UInt8]) {
    farewell = sequence + farewell
  }

  /// To the first cell.
  static let home = Array("\u{1B}[H".utf8)

  /// Has the terminal tell of the pointer while no button is down as well, or no longer.
  func tracking(pointer isTracked: Bool) -> [UInt8] {
    guard isANSI else { return [] }
    return Array(
      isTracked
        ? "\u{1B}[?1002h\u{1B}[?\(Self.pointer)h".utf8
        : "\u{1B}[?\(Self.pointer)l\u{1B}[?1002h".utf8)
  }

  /// Asks the terminal what it is (DA1). All that follow ECMA-48 answer, and no key looks like it.
  var question: [UInt8] { isANSI ? Array("\u{1B}[c".utf8) : [] }

  /// Has what does not fit in a row pile up at its end.
  static let wrapOff = Array("\u{1B}[?7l".utf8)
  /// Has it go on in the next row, as is usual.
  static let wrapOn = Array("\u{1B}[?7h".utf8)

  /// Opens a frame that the terminal is to show at once.
  static let frameStart = Array("\u{1B}[?2026h".utf8)
  /// Closes it.
  static let frameEnd = Array("\u{1B}[?2026l".utf8)
}
