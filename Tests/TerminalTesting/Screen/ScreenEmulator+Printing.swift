import Scutes

extension ScreenEmulator {
  /// Shows a scalar, in a cell of its own or as a part of the glyph before it.
  mutating func print(_ scalar: Unicode.Scalar) {
    if lineDrawing[activeSet], let drawn = Self.lineDrawingCharacters[scalar] {
      place(drawn)
    } else if scalar.value < 0x300 {
      place(Character(scalar))
    } else if !join(scalar) {
      place(Character(scalar))
    }
  }

  /// Puts `character` at the cursor and moves on.
  mutating func place(_ character: Character) {
    let columns = self.columns(character)
    guard columns > 0 else { return }
    if wrapsNext && modes.contains(7) { startLine() }
    if columns == 2 && cursor.x == size.width - 1 {
      guard size.width > 1 else { return }
      if modes.contains(7) { startLine() } else { cursor.x -= 1 }
    }
    if isInserting { insertBlanks(columns) }
    put(character, columns: columns, style: style, at: cursor)
    lastPrinted = cursor
    lastCharacter = character
    advance(by: columns)
  }

  /// Adds `scalar` to the glyph before it if the two form one cluster.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = lastPrinted else { return false }
    let cell = self[last.x, last.y]
    var text = String(cell.character)
    text.unicodeScalars.append(scalar)
    guard text.count == 1 else { return false }
    let character = Character(text)
    let columns = min(max(1, self.columns(character)), size.width - last.x)
    put(character, columns: columns, style: cell.style, at: last)
    cursor = last
    wrapsNext = false
    advance(by: columns)
    lastPrinted = last
    lastCharacter = character
    return true
  }

  private mutating func advance(by columns: Int) {
    if cursor.x + columns < size.width {
      cursor.x += columns
    } else {
      cursor.x = size.width - 1
      wrapsNext = true
    }
  }

  private mutating func startLine() {
    wrapsNext = false
    cursor.x = 0
    lineFeed()
  }

  /// Writes a cell, and blanks the remains of wide glyphs that it cuts.
  private mutating func put(
    _ character: Character, columns: Int, style: ScreenStyle, at point: Point
  ) {
    let first = point.y * size.width + point.x
    for column in 0..<columns {
      cutWideGlyph(at: Point(x: point.x + column, y: point.y))
      losePictures(at: Point(x: point.x + column, y: point.y))
    }
    cells[first] = ScreenCell(character: character, columns: columns, style: style)
    if columns == 2 { cells[first + 1] = ScreenCell(columns: 0, style: style) }
    if overhang != nil { reachOver(first, columns: columns) }
  }

  /// Blanks both halves of the wide glyph of which one is at `point`.
  mutating func cutWideGlyph(at point: Point) {
    let index = point.y * size.width + point.x
    if cells[index].columns == 0 && point.x > 0 {
      cells[index - 1] = ScreenCell(style: cells[index - 1].style)
      cells[index] = ScreenCell(style: cells[index].style)
    } else if cells[index].columns == 2 {
      cells[index] = ScreenCell(style: cells[index].style)
      if point.x + 1 < size.width {
        cells[index + 1] = ScreenCell(style: cells[index + 1].style)
      }
    }
  }

  /// DEC's special graphics, by the ASCII characters that stand for them.
  static let lineDrawingCharacters: [Unicode.Scalar: Character] = [
    "`": "◆", "a": "▒", "f": "°", "g": "±", "h": "#", "i": "#", "j": "┘", "k": "┐", "l": "┌",
    "m": "└", "n": "┼", "o": "⎺", "p": "⎻", "q": "─", "r": "⎼", "s": "⎽", "t": "├", "u": "┤",
    "v": "┴", "w": "┬", "x": "│", "y": "≤", "z": "≥", "{": "π", "|": "≠", "}": "£", "~": "·",
    ",": "←", "+": "→", "-": "↑", ".": "↓", "0": "█",
  ]
}
