import TestSupport
import Testing

@testable import Scutes

struct TextLinesTests {
  /// All nodes but the root are full enough, all leaves equally deep.
  private func isBalanced(_ part: TextLines.Part, isRoot: Bool = true) -> Bool {
    let size = part.height == 0 ? part.lines.count : part.parts.count
    let least = isRoot ? min(part.height + 1, 2) : TextLines.Part.least
    guard size <= TextLines.Part.most, size >= least else { return false }
    return part.parts.allSatisfy {
      $0.height == part.height - 1 && isBalanced($0, isRoot: false)
    }
  }

  @Test(arguments: 0..<20)
  func changesAreThoseOfAnArray(seed: UInt64) {
    var numbers = LinearGenerator(state: seed)
    var model = (0..<Int.random(in: 1...3000, using: &numbers)).map(String.init)
    var lines = TextLines(model.joined(separator: "\n"))
    for step in 0..<60 {
      let start = Int.random(in: 0...model.count - 1, using: &numbers)
      let length = Int.random(in: 0...(step % 5 == 0 ? 500 : 3), using: &numbers)
      let end = min(model.count, start + length)
      let count = Int.random(in: 0...(step % 7 == 0 ? 500 : 3), using: &numbers)
      let new = (0..<count).map { "\(step).\($0)" }
      let before = lines
      lines.replace(start..<end, with: new)
      model.replaceSubrange(start..<end, with: new)
      if model.isEmpty { model = [""] }
      #expect(lines.text == model.joined(separator: "\n"))
      #expect(lines.count == model.count)
      #expect(lines.bytes == lines.text.utf8.count)
      #expect(lines[start % model.count] == model[start % model.count])
      #expect(isBalanced(lines.root))
      #expect(before.count == TextLines.split(before.text).count)
    }
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb\rc\nd", ["a", "b", "c", "d"]),
    ("\n\n", ["", "", ""]), ("한\r\n", ["한", ""]), ("a\u{2028}b", ["a\u{2028}b"]),
  ])
  func linesEndAtLineFeedsAndCarriageReturns(text: String, expected: [String]) {
    #expect(TextLines.split(text) == expected)
  }

  @Test func aChangeOfALineMakesFewNodes() {
    let old = TextLines((0..<100_000).map(String.init).joined(separator: "\n"))
    var new = old
    new.replace(50_000..<50_001, with: ["x", "y"])
    var known: Set<ObjectIdentifier> = []
    func walk(_ part: TextLines.Part, _ action: (TextLines.Part) -> Bool) {
      guard action(part) else { return }
      for part in part.parts { walk(part, action) }
    }
    walk(old.root) { known.insert(ObjectIdentifier($0)).inserted }
    var made = 0
    walk(new.root) { part in
      guard !known.contains(ObjectIdentifier(part)) else { return false }
      made += 1
      return true
    }
    #expect((1...10).contains(made))
  }
}
