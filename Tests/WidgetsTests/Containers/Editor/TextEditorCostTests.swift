import TestSupport
import Testing

@testable import Scutes

struct TextEditorCostTests {
  private func driver(_ count: Int) -> (ViewDriver, TextDocument) {
    let document = TextDocument(
      (0..<count).map { "line \($0) with some words" }.joined(separator: "\n"))
    document.selection = TextRange(at: TextPosition(line: count / 2, character: 3))
    return (ViewDriver(width: 40, height: 12) { TextEditor(document).lineNumbers() }, document)
  }

  private static let keys: [KeyPress] = [
    "a", .enter, .backspace, .down, .pageDown, .pageUp, .control("_"), .control("y"),
    KeyPress(.down, modifiers: .shift), .delete,
  ]

  /// The work for each key in a text of `count` lines.
  private func costs(_ count: Int) -> [TreeCounts] {
    let (driver, _) = driver(count)
    return Self.keys.map { key in
      driver.runtime.tree.counts = TreeCounts()
      driver.press(key)
      return driver.runtime.tree.counts
    }
  }

  @Test func aKeyInAHundredThousandLinesCostsWhatItDoesInAHundred() {
    let costs = costs(100)
    #expect(costs == self.costs(100_000))
    #expect(costs.allSatisfy { $0.drawn > 0 })
  }

  @Test func aFrameLaysOutTheLinesThatHaveChanged() {
    var rows = EditorRows()
    var lines = TextLines((0..<100_000).map(String.init).joined(separator: "\n"))
    for index in 500..<520 { _ = rows.line(index, of: lines) }
    #expect(rows.laidOut == 20)
    lines.replace(510..<511, with: ["changed"])
    for index in 500..<520 { _ = rows.line(index, of: lines) }
    #expect(rows.laidOut == 21)
  }
}
