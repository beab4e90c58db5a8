import Scutes

extension ScreenEmulator {
  /// Processes a control sequence.
  mutating func obey(_ sequence: ControlSequence) {
    let isKnown =
      switch (sequence.prefix, sequence.intermediates) {
      case (nil, ""):
        kind.knows(sequence.final)
          && (obeyMove(sequence) || obeyEdit(sequence) || obeyPlain(sequence))
      case ("?", ""): obeyPrivate(sequence)
      default: obeyRare(sequence)
      }
    if !isKnown { noteUnknown(sequence.description) }
  }

  private mutating func obeyMove(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.final {
    case "A": moveVertically(-count)
    case "B", "e": moveVertically(count)
    case "C", "a": moveCursor(toColumn: cursor.x + count, row: cursor.y)
    case "D": moveCursor(toColumn: cursor.x - count, row: cursor.y)
    case "E":
      cursor.x = 0
      moveVertically(count)
    case "F":
      cursor.x = 0
      moveVertically(-count)
    case "G", "`": moveCursor(toColumn: count - 1, row: cursor.y)
    case "H", "f": moveAbsolutely(toColumn: sequence.count(1) - 1, row: count - 1)
    case "d": moveAbsolutely(toColumn: cursor.x, row: count - 1)
    case "I": tab(count)
    case "Z": tab(-count)
    default: return false
    }
    return true
  }

  /// Moves up or down. A cursor inside the scroll region stops at its edge.
  private mutating func moveVertically(_ rows: Int) {
    var row = cursor.y + rows
    if cursor.y >= margins.lowerBound { row = max(row, margins.lowerBound) }
    if cursor.y <= margins.upperBound { row = min(row, margins.upperBound) }
    moveCursor(toColumn: cursor.x, row: row)
  }

  /// Moves to a place, counted from the scroll region in origin mode.
  private mutating func moveAbsolutely(toColumn column: Int, row: Int) {
    if modes.contains(6) {
      moveCursor(toColumn: column, row: min(row + margins.lowerBound, margins.upperBound))
    } else {
      moveCursor(toColumn: column, row: row)
    }
  }

  private mutating func obeyEdit(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.final {
    case "J": eraseInDisplay(sequence.parameter(0, default: 0))
    case "K": eraseInLine(sequence.parameter(0, default: 0))
    case "X":
      wrapsNext = false
      erase(cursor.x..<min(size.width, cursor.x + count), row: cursor.y)
    case "@": insertBlanks(count)
    case "P": deleteCells(count)
    case "L" where margins.contains(cursor.y):
      scrollDown(count, rows: cursor.y...margins.upperBound)
      moveCursor(toColumn: 0, row: cursor.y)
    case "M" where margins.contains(cursor.y):
      scrollUp(count, rows: cursor.y...margins.upperBound)
      moveCursor(toColumn: 0, row: cursor.y)
    case "L", "M": break
    case "S": scrollUp(count, rows: margins)
    case "T" where sequence.parameters.count <= 1: scrollDown(count, rows: margins)
    case "b":
      if let lastCharacter {
        for _ in 0..<min(count, size.width * size.height) { place(lastCharacter) }
      }
    default: return false
    }
    return true
  }

  private mutating func obeyPlain(_ sequence: ControlSequence) -> Bool {
    switch sequence.final {
    case "m": return applyStyle(sequence.parameters)
    case "r": setMargins(sequence)
    case "s": saveCursor()
    case "u": restoreCursor()
    case "g":
      if sequence.parameter(0, default: 0) == 3 {
        tabStops = []
      } else {
        tabStops.remove(cursor.x)
      }
    case "h", "l":
      let unknown = sequence.numbers.filter { $0 != 4 }
      if sequence.numbers.contains(4) { isInserting = sequence.final == "h" }
      return unknown.isEmpty
    case "c": reply(imageForm == .sixel ? "\u{1B}[?62;4;22c" : "\u{1B}[?62;22c")
    case "n": return replyToStatus(sequence)
    case "t": return obeyWindow(sequence)
    default: return false
    }
    return true
  }

  private mutating func setMargins(_ sequence: ControlSequence) {
    let top = sequence.count(0) - 1
    let bottom = min(sequence.parameter(1, default: size.height), size.height) - 1
    guard top < bottom else { return }
    margins = top...bottom
    moveAbsolutely(toColumn: 0, row: 0)
  }

  private mutating func obeyRare(_ sequence: ControlSequence) -> Bool {
    switch (sequence.prefix, sequence.intermediates, sequence.final) {
    case (nil, "!", "p"): softReset()
    case (nil, " ", "q"): cursorForm = sequence.numbers.first ?? 0
    case ("?", "$", "p"), (nil, "$", "p"): replyToModeQuestion(sequence)
    case (">", "", "c"): replyToVersionQuestion()
    case (">", "", "q"):
      let name = imageForm == .iTerm ? "iTerm2 3.5" : "emulator 1"
      reply("\u{1B}P>|\(name)\u{1B}\\")
    case (">", "", "m"): break
    case (">", "", "u"): keyboardProtocolDepth += 1
    case ("<", "", "u"): keyboardProtocolDepth = max(0, keyboardProtocolDepth - sequence.count())
    case ("=", "", "u"): break
    default: return false
    }
    return true
  }
}
