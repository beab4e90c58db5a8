public import Scutes

extension ScreenEmulator {
  /// The cell in column `x` of row `y`, both inside the screen.
  public subscript(x: Int, y: Int) -> ScreenCell { cells[y * size.width + x] }

  /// The rows as text, top first, without trailing blanks.
  public var lines: [String] { (0..<size.height).map(line) }

  /// The screen as text: its rows, without trailing blanks.
  public var text: String { lines.joined(separator: "\n") }

  /// `true` if `text` is somewhere within a row.
  public func contains(_ text: String) -> Bool { position(of: text) != nil }

  /// The start of `text` within a row: the topmost, then leftmost match.
  public func position(of text: String) -> Point? {
    let wanted = Array(text)
    guard !wanted.isEmpty else { return nil }
    for y in 0..<size.height {
      let starts = (0..<size.width).filter { self[$0, y].columns > 0 }
      guard starts.count >= wanted.count else { continue }
      for first in 0...(starts.count - wanted.count)
      where wanted.indices.allSatisfy({ self[starts[first + $0], y].character == wanted[$0] }) {
        return Point(x: starts[first], y: y)
      }
    }
    return nil
  }

  /// `true` if the cursor is visible.
  public var showsCursor: Bool { modes.contains(25) }
  /// `true` if the program uses the alternate screen.
  public var isAlternate: Bool { hidden != nil }
  /// `true` during a synchronized update, when the picture may be incomplete.
  public var isUpdating: Bool { modes.contains(2026) }
  /// `true` if the arrow keys send their application codes.
  public var hasApplicationCursorKeys: Bool { modes.contains(1) }

  /// The changes that a program has to revert before it exits and hasn't. Empty if there are none.
  public var unrestoredState: [String] {
    var list: [String] = []
    if isAlternate { list.append("the alternate screen is still shown") }
    if !showsCursor { list.append("the cursor is hidden") }
    if cursorForm != 0 { list.append("the cursor has another form") }
    if hasApplicationKeypad { list.append("the number pad sends application codes") }
    if keyboardProtocolDepth > 0 { list.append("a keyboard protocol was not given back") }
    if style != ScreenStyle() { list.append("colours or attributes are still on") }
    if lineDrawing[activeSet] { list.append("the line drawing characters are still on") }
    if margins != 0...(size.height - 1) { list.append("the scroll region is not the screen") }
    if isInserting { list.append("insert mode is on") }
    if !images.isEmpty { list.append("\(images.count) pictures are still shown") }
    for mode in modes.subtracting(Self.initialModes).sorted() {
      list.append("private mode \(mode) is on")
    }
    for mode in Self.initialModes.subtracting(modes).sorted() where mode != 25 {
      list.append("private mode \(mode) is off")
    }
    return list
  }

  private func line(_ y: Int) -> String {
    var text = ""
    for x in 0..<size.width where self[x, y].columns > 0 { text.append(self[x, y].character) }
    while text.last == " " { text.removeLast() }
    return text
  }
}
