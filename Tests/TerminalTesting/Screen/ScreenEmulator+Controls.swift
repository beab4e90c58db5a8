import Scutes

extension ScreenEmulator {
  /// Processes a control character.
  mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x00: break
    case 0x07: bells += 1
    case 0x08: moveCursor(toColumn: cursor.x - 1, row: cursor.y)
    case 0x09: tab(1)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: moveCursor(toColumn: 0, row: cursor.y)
    case 0x0E: activeSet = 1
    case 0x0F: activeSet = 0
    default: noteUnknown("control \(byte)")
    }
  }

  /// Moves the cursor by `count` tab stops, to the left if `count` is negative.
  mutating func tab(_ count: Int) {
    var column = cursor.x
    for _ in 0..<abs(count) {
      column =
        count > 0
        ? tabStops.filter { $0 > column }.min() ?? size.width - 1
        : tabStops.filter { $0 < column }.max() ?? 0
    }
    moveCursor(toColumn: column, row: cursor.y)
  }

  /// Processes an escape sequence other than a control sequence.
  mutating func escape(_ intermediates: String, _ final: Character) {
    switch (intermediates, final) {
    case ("", "7"): saveCursor()
    case ("", "8"): restoreCursor()
    case ("", "="): hasApplicationKeypad = true
    case ("", ">"): hasApplicationKeypad = false
    case ("", "D"): lineFeed()
    case ("", "E"):
      moveCursor(toColumn: 0, row: cursor.y)
      lineFeed()
    case ("", "M"): reverseLineFeed()
    case ("", "H"): tabStops.insert(cursor.x)
    case ("", "c"): reset()
    case ("", "\\"): break
    case ("(", "0"): lineDrawing[0] = true
    case ("(", "B"): lineDrawing[0] = false
    case (")", "0"): lineDrawing[1] = true
    case (")", "B"): lineDrawing[1] = false
    default: noteUnknown("ESC " + intermediates + String(final))
    }
  }

  mutating func saveCursor() {
    saved = SavedCursor(
      position: cursor, style: style, lineDrawing: lineDrawing, activeSet: activeSet,
      hasOriginMode: modes.contains(6))
  }

  mutating func restoreCursor() {
    style = saved.style
    lineDrawing = saved.lineDrawing
    activeSet = saved.activeSet
    setMode(6, saved.hasOriginMode)
    moveCursor(toColumn: saved.position.x, row: saved.position.y)
  }

  /// Resets everything except the counters.
  private mutating func reset() {
    var fresh = ScreenEmulator(size: size, kind: kind)
    fresh.parser = parser
    fresh.bells = bells
    fresh.updates = updates
    fresh.unknownSequences = unknownSequences
    fresh.replies = replies
    fresh.imageForm = imageForm
    self = fresh
  }

  /// Resets the modes and the style but not the picture, as `CSI ! p` does.
  mutating func softReset() {
    modes.formUnion(Self.initialModes)
    modes.subtract([1, 6])
    isInserting = false
    cursorForm = 0
    hasApplicationKeypad = false
    margins = 0...(size.height - 1)
    style = ScreenStyle()
    lineDrawing = [false, false]
    activeSet = 0
    saved = SavedCursor()
  }
}
