import TestSupport
import Testing

@testable import Scutes

/// Any keys, on any text.
struct TextEditorUseTests {
  private static let letters: [KeyPress] = ["a", " ", "한", "👨‍👩‍👧", "\u{301}"]
  private static let plain: [KeyPress.Key] = [
    .enter, .tab, .backspace, .delete, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown,
  ]
  private static let control: [KeyPress] = ["w", "u", "k", "y", "_", "x", "c", "v", "b", "p"].map {
    KeyPress.control($0)
  }
  private static let keys: [KeyPress] =
    letters + control
    + plain.flatMap { key -> [KeyPress] in
      let modifiers: [KeyPress.Modifiers] = [[], [], .shift, .control, [.shift, .control]]
      return modifiers.map { KeyPress(key, modifiers: $0) }
    }

  private func someText(_ numbers: inout LinearGenerator) -> String {
    let words = [
      "one", "한국어", "\t", "supercalifragilistic", "👨‍👩‍👧", "e\u{301}", "\u{1B}", "\n", "\r\n",
    ]
    return (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
      words.randomElement(using: &numbers) ?? ""
    }
    .joined(separator: Bool.random(using: &numbers) ? " " : "")
  }

  private func event(_ numbers: inout LinearGenerator) -> InputEvent {
    let point = Point(
      x: Int.random(in: 0...25, using: &numbers), y: Int.random(in: 0...9, using: &numbers))
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: return .paste(someText(&numbers))
    case 1: return .mouse(MouseEvent(.press(.left), at: point))
    case 2: return .mouse(MouseEvent(.drag(.left), at: point))
    case 3: return .mouse(MouseEvent(.release(.left), at: point))
    case 4: return .mouse(MouseEvent(.scrollDown, at: point))
    case 5: return .resize(Size(width: max(1, point.x), height: max(1, point.y)))
    default: return .key(Self.keys.randomElement(using: &numbers) ?? "a")
    }
  }

  @Test(arguments: 0..<24)
  func whatShowsIsWhatIsThere(seed: UInt64) {
    var numbers = LinearGenerator(state: seed)
    let document = TextDocument(someText(&numbers))
    let driver = ViewDriver(width: 20, height: 6) {
      TextEditor(document).wrapsLines(seed % 2 == 0).lineNumbers(seed % 3 == 0)
        .insertsTabs().tabWidth(Int(seed % 5))
    }
    for _ in 0..<120 {
      driver.send(event(&numbers))
      driver.runtime.showFrame()
      let selection = document.selection
      for position in [selection.anchor, selection.head] {
        #expect(position.line < document.lineCount)
        #expect(position.character <= document[line: position.line].count)
      }
      let shown = driver.canvas
      driver.runtime.repaint()
      driver.runtime.showFrame()
      let isSame = driver.canvas == shown
      #expect(isSame)
    }
  }

  @Test(arguments: 0..<24)
  func allChangesCanBeUndoneAndRedone(seed: UInt64) {
    var numbers = LinearGenerator(state: seed)
    let document = TextDocument(someText(&numbers))
    let before = document.text
    let driver = ViewDriver(width: 20, height: 6) { TextEditor(document) }
    for _ in 0..<80 {
      let key = Self.keys.randomElement(using: &numbers) ?? "a"
      guard key != .control("_"), key != .control("y") else { continue }
      driver.press(key)
    }
    let after = document.text
    while document.canUndo { driver.press(.control("_")) }
    #expect(document.text == before)
    while document.canRedo { driver.press(.control("y")) }
    #expect(document.text == after)
  }
}
