// SPDX-License-Identifier: Apache-2.0

/// The sequences that switch a terminal to full-screen mode and back.
struct TerminalModes {
  /// Written when the terminal is taken.
  private(set) var enterSequence: [UInt8]
  /// Written when it is given back.
  private(set) var exitSequence: [UInt8]

  /// `true` if the terminal follows ECMA-48, so it can be sent modes and asked what it is.
  let isANSI: Bool

  /// Mouse reports while a button is down, as numbers; focus reports; bracketed pastes.
  private static let reports = [1002, 1006, 1004, 2004]
  /// Pointer reports while no button is down. In most terminals this shares a switch with 1002, so
  /// switching either off switches off both.
  private static let pointer = 1003

  /// Makes the cursor a line below its cell. A block hides its cell if their colours don't go
  /// together, as with a light theme on a dark terminal.
  private static let lineCursor = "\u{1B}[4 q"
  /// Restores the user's cursor.
  private static let usualCursor = "\u{1B}[0 q"

  init(_ description: TerminalDescription) {
    var enterSequence =
      description.enterScreen + description.enterKeys + description.plainStyle
      + description.hideCursor
    var exitSequence = ""
    isANSI = description.isANSI
    if description.isANSI {
      // A previous program may have left a scrolling region, insert mode, or wrapping switched off.
      enterSequence += "\u{1B}[r\u{1B}[4l\u{1B}[?7h"
      for mode in Self.reports { enterSequence += "\u{1B}[?\(mode)h" }
      // The end may come in the middle of a frame.
      exitSequence += "\u{1B}[?2026l\u{1B}[?\(Self.pointer)l"
      for mode in Self.reports.reversed() { exitSequence += "\u{1B}[?\(mode)l" }
    }
    if description.hasCursorForms {
      enterSequence += Self.lineCursor
      exitSequence += Self.usualCursor
    }
    // Nobody knows whether there is an alternate screen: mosh and GNU Screen pass the request over
    // in silence. Clearing the screen is right in both cases: it is the one that goes, or the
    // shell's line would stand amid the picture.
    exitSequence += description.leaveKeys + description.plainStyle + description.clearScreen
    exitSequence += description.showCursor + description.leaveScreen
    // A terminal that keeps one cursor for both screens may bring back a colour of ours with it.
    exitSequence += description.plainStyle
    self.enterSequence = Array(enterSequence.utf8)
    self.exitSequence = Array(exitSequence.utf8)
  }

  /// The modes for a picture in the flow of the terminal's lines: the keys and pastes, but neither
  /// another screen nor the mouse.
  init(inline description: TerminalDescription) {
    isANSI = description.isANSI
    enterSequence = Array(
      (description.enterKeys + description.hideCursor + "\u{1B}[?2004h").utf8)
    // The end may come in the middle of a frame.
    exitSequence = Array(
      ("\u{1B}[?2026l\u{1B}[?7h\u{1B}[?2004l" + description.leaveKeys + description.plainStyle
        + description.showCursor).utf8)
  }

  /// These modes with `sequence` at the end of the exit sequence.
  func ending(with sequence: [UInt8]) -> Self {
    var modes = self
    modes.exitSequence += sequence
    return modes
  }

  /// Puts `sequence` first in the exit sequence.
  mutating func beginExitSequence(with sequence: [UInt8]) {
    exitSequence = sequence + exitSequence
  }

  /// Takes `sequence` out of the exit sequence, in which it was put.
  mutating func removeFromExitSequence(_ sequence: [UInt8]) {
    guard let range = exitSequence.firstRange(of: sequence) else { return }
    exitSequence.removeSubrange(range)
  }

  /// Asks which keys have an unambiguous form (kitty's protocol), and for the background (OSC 11).
  static let lateQuestions = "\u{1B}[?u\u{1B}]11;?\u{1B}\\"

  /// Gives keys that would look like others an unambiguous form, such as Ctrl-I and Escape, now and
  /// whenever the terminal is taken, and no more when it is given back. Returns the bytes to write
  /// now. The terminal keeps such a setting for each screen.
  mutating func switchOnKeys() -> [UInt8] {
    let sequence = Array("\u{1B}[>1u".utf8)
    enterSequence += sequence
    beginExitSequence(with: Self.leaveKeyForms)
    return sequence
  }

  /// Ends what ``switchOnKeys()`` has begun once.
  static let leaveKeyForms = Array("\u{1B}[<u".utf8)

  /// Chooses the unambiguous form or the usual one for a while.
  static func keyForms(_ areOn: Bool) -> [UInt8] {
    Array("\u{1B}[=\(areOn ? 1 : 0)u".utf8)
  }

  /// Shows what is written meanwhile when it is switched off.
  static let synchronized = 2026

  /// Makes Alt send an ESC before the key, where xterm would send another character.
  static let altSendsEscape = 1036

  /// Switches the private mode `number` on, now and whenever the terminal is taken, and off when it
  /// is given back. Returns the bytes to write now.
  mutating func switchOn(_ number: Int) -> [UInt8] {
    let sequence = Array("\u{1B}[?\(number)h".utf8)
    enterSequence += sequence
    beginExitSequence(with: Array("\u{1B}[?\(number)l".utf8))
    return sequence
  }

  /// Moves the cursor to the first cell.
  static let home = Array("\u{1B}[H".utf8)

  /// The sequence that starts or stops pointer reports while no button is down.
  func tracking(pointer isTracked: Bool) -> [UInt8] {
    guard isANSI else { return [] }
    return Array(
      isTracked
        ? "\u{1B}[?1002h\u{1B}[?\(Self.pointer)h".utf8
        : "\u{1B}[?\(Self.pointer)l\u{1B}[?1002h".utf8)
  }

  /// The first questions, before anything is drawn, so that what a terminal shows of them goes with
  /// the first frame. The last is ``question``.
  ///
  /// ```
  /// CSI 2;1 H  ñ  CSI 6n     the columns of a character that takes one in UTF-8 and two otherwise
  /// CSI 3;1 H  →  CSI 6n     the columns of an ambiguous character (``AmbiguousWidth``)
  /// CSI ? 1036 $ p           whether Alt sends ESC
  /// CSI ? 2026 $ p           whether it shows a frame at once
  /// CSI > c,  CSI > q        the number of its kind (DA2), its name (XTVERSION)
  /// CSI ? u,  OSC 11 ; ?     the forms of keys, the background; not through GNU Screen
  /// ```
  func firstQuestions(
    of kind: TerminalKind, testsCharacters: Bool, isInScreen: Bool = false
  ) -> [UInt8] {
    guard isANSI else { return [] }
    var text = ""
    if testsCharacters {
      for (row, character) in [(TerminalAnswers.testRow, "ñ"), (TerminalAnswers.ambiguousRow, "→")]
      {
        text += "\u{1B}[\(row);1H\(character)\u{1B}[6n\r\u{1B}[K"
      }
      text += "\u{1B}[H"
    }
    if kind.isForgiving {
      text += "\u{1B}[?\(Self.altSendsEscape)$p\u{1B}[?\(Self.synchronized)$p"
      text += "\u{1B}[>c\u{1B}[>q"
      if !isInScreen { text += Self.lateQuestions }
    }
    return Array(text.utf8) + question
  }

  /// Asks the terminal what it is (DA1). All that follow ECMA-48 answer, and no key looks like the
  /// answer.
  var question: [UInt8] { isANSI ? Array("\u{1B}[c".utf8) : [] }

  /// Makes text that doesn't fit in a row pile up at its end.
  static let wrapOff = Array("\u{1B}[?7l".utf8)
  /// Makes it continue in the next row, as is usual.
  static let wrapOn = Array("\u{1B}[?7h".utf8)

  /// Begins a frame that the terminal is to show at once.
  static let frameStart = Array("\u{1B}[?2026h".utf8)
  /// Ends it.
  static let frameEnd = Array("\u{1B}[?2026l".utf8)
}
