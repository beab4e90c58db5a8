import TestSupport
import Testing

@testable import Scutes

struct TextEditingTests {
  /// The text with a bar at the insertion point and brackets around the selection: `he[ll|]o`.
  private func shown(_ editing: TextEditing) -> String {
    var text = ""
    for place in 0...editing.count {
      if !editing.selection.isEmpty, place == editing.selection.range.upperBound {
        text += place == editing.cursor ? "|]" : "]"
      }
      if !editing.selection.isEmpty, place == editing.selection.range.lowerBound {
        text += place == editing.cursor ? "[|" : "["
      }
      if editing.selection.isEmpty, place == editing.cursor { text += "|" }
      if place < editing.count { text.append(editing.characters[place]) }
    }
    return text
  }

  /// The text with the insertion point at the bar.
  private func editing(_ drawn: String) -> TextEditing {
    let parts = drawn.split(separator: "|", omittingEmptySubsequences: false)
    var editing = TextEditing(parts.joined())
    editing.move(to: parts[0].count)
    return editing
  }

  private nonisolated static let motions: [(String, TextMotion, String)] = [
    ("ab|c", .left, "a|bc"), ("|abc", .left, "|abc"), ("ab|c", .right, "abc|"),
    ("abc|", .right, "abc|"), ("ab|c", .start, "|abc"), ("ab|c", .end, "abc|"),
    ("one two|", .wordLeft, "one |two"), ("one |two", .wordLeft, "|one two"),
    ("  |one", .wordLeft, "|  one"), ("one|, two", .wordRight, "one, two|"),
    ("|one two", .wordRight, "one| two"), ("one |", .wordRight, "one |"),
    ("한국|어 👨‍👩‍👧", .right, "한국어| 👨‍👩‍👧"), ("👨‍👩‍👧|", .left, "|👨‍👩‍👧"), ("e\u{301}|x", .left, "|e\u{301}x"),
  ]

  @Test(arguments: motions)
  func motionsGoByClustersAndWords(from: String, motion: TextMotion, to: String) {
    var editing = editing(from)
    editing.move(motion)
    #expect(shown(editing) == to)
  }

  private nonisolated static let deletions: [(String, TextMotion, String)] = [
    ("ab|c", .left, "a|c"), ("ab|c", .right, "ab|"), ("one two|", .wordLeft, "one |"),
    ("one| two", .wordRight, "one|"), ("one |two", .start, "|two"), ("one |two", .end, "one |"),
    ("|one", .left, "|one"), ("one|", .right, "one|"), ("👨‍👩‍👧|x", .left, "|x"),
  ]

  @Test(arguments: deletions)
  func deletionsGoAsFarAsMotions(from: String, motion: TextMotion, to: String) {
    var editing = editing(from)
    editing.delete(motion)
    #expect(shown(editing) == to)
  }

  @Test func selectingGrowsAndShrinks() {
    var editing = editing("one |two")
    editing.move(.right, selecting: true)
    editing.move(.right, selecting: true)
    #expect(shown(editing) == "one [tw|]o")
    editing.move(.wordLeft, selecting: true)
    #expect(shown(editing) == "one |two")
    editing.move(.start, selecting: true)
    #expect(shown(editing) == "[|one ]two")
  }

  @Test(arguments: [(TextMotion.left, "o|ne"), (.right, "on|e"), (.end, "one|")])
  func aMotionLeavesTheSelection(motion: TextMotion, expected: String) {
    var editing = editing("o|ne")
    editing.move(.right, selecting: true)
    editing.move(motion)
    #expect(shown(editing) == expected)
  }

  @Test func whatIsInsertedTakesThePlaceOfTheSelection() {
    var editing = editing("|one two")
    editing.selectWord(at: 5)
    #expect(shown(editing) == "one [two|]")
    editing.insert("three")
    #expect(shown(editing) == "one three|")
    editing.selectAll()
    editing.delete(.left)
    #expect(shown(editing) == "|")
  }

  @Test(arguments: [
    (0, "[one|], two"), (3, "one[, |]two"), (6, "one, [two|]"), (99, "one, [two|]"),
  ])
  func aWordIsSelectedWhereverItIsPointedAt(place: Int, expected: String) {
    var editing = editing("one, two|")
    editing.selectWord(at: place)
    #expect(shown(editing) == expected)
  }

  @Test func newlinesBecomeBlanksAndOtherControlsStay() {
    var editing = TextEditing("a")
    editing.insert("b\nc\td\u{7}e\r\nf")
    #expect(editing.text == "ab c d\u{7}e f")
  }

  @Test func marksJoinWhatStandsBeforeThem() {
    var editing = editing("e|x")
    editing.insert("\u{301}")
    #expect(editing.count == 2)
    #expect(shown(editing) == "e\u{301}|x")
    editing.delete(.left)
    #expect(shown(editing) == "|x")
  }

  @Test func whatJoinsBothNeighboursLeavesThePointBehindAll() {
    var editing = editing("👨|👩")
    editing.insert("\u{200D}")
    #expect(editing.count == 1)
    #expect(shown(editing) == "👨‍👩|")
  }

  @Test func theLimitIsKept() {
    var editing = TextEditing("abc", limit: 5)
    editing.insert("12345")
    #expect(editing.text == "abc12")
    editing.insert("x")
    #expect(editing.text == "abc12")
    editing.selectAll()
    editing.insert("한국어입니다")
    #expect(editing.text == "한국어입니")
  }

  // MARK: History

  @Test func lettersInARowAreUndoneTogetherUpToABlank() {
    var editing = TextEditing()
    for character in "one two" { editing.insert(String(character)) }
    editing.undo()
    #expect(editing.text == "one ")
    editing.undo()
    editing.undo()
    #expect(editing.text == "")
    for _ in 0..<3 { editing.redo() }
    #expect(shown(editing) == "one two|")
  }

  @Test func aMotionEndsTheRow() {
    var editing = TextEditing()
    editing.insert("a")
    editing.insert("b")
    editing.move(.left)
    editing.insert("c")
    editing.undo()
    #expect(shown(editing) == "a|b")
  }

  @Test func undoBringsTheSelectionBack() {
    var editing = editing("|one two")
    editing.selectWord(at: 0)
    editing.insert("three")
    editing.undo()
    #expect(shown(editing) == "[one|] two")
  }

  @Test(arguments: [(10, 1000), (20_000, 3), (70_000, 1)])
  func asMuchIsUndoneAsThereIsRoomFor(length: Int, most: Int) {
    var editing = TextEditing(String(repeating: "a", count: length))
    for step in 0..<most + 3 {
      if step.isMultiple(of: 2) { editing.insert(" ") } else { editing.delete(.left) }
    }
    var undone = 0
    var before = editing
    editing.undo()
    while editing.characters != before.characters {
      undone += 1
      before = editing
      editing.undo()
    }
    #expect(undone == most)
  }

  @Test func aChangeForgetsWhatWasUndone() {
    var editing = TextEditing()
    editing.insert("a")
    editing.undo()
    editing.insert("b")
    editing.redo()
    #expect(editing.text == "b")
  }

  @Test func textFromElsewhereCannotBeUndone() {
    var editing = TextEditing()
    editing.insert("hello")
    editing.adopt("hi")
    #expect(shown(editing) == "hi|")
    editing.undo()
    #expect(shown(editing) == "hi|")
    editing.move(.left)
    editing.adopt("hi")
    #expect(shown(editing) == "h|i")
  }

  // MARK: Random

  /// The same operations on whole texts, slow but simple.
  private struct Model {
    var before = ""
    var after = ""

    mutating func replace(_ inserted: String) {
      let scalars = Array((before + inserted).unicodeScalars).count
      let whole = Array(before + inserted + after)
      var seen = 0
      var place = 0
      while seen < scalars {
        seen += whole[place].unicodeScalars.count
        place += 1
      }
      before = String(whole[..<place])
      after = String(whole[place...])
    }
  }

  @Test(arguments: 0..<20)
  func randomEditsAgreeWithAPlainModel(seed: UInt64) {
    var random = LinearGenerator(state: seed)
    let pieces = [
      "a", "B", " ", "한", "국", "👨‍👩‍👧", "\u{301}", "\u{200D}", "e\u{301}", "🇰🇷", "- ", "one two",
    ]
    var editing = TextEditing()
    var model = Model()
    var texts: [String] = []
    for _ in 0..<400 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let piece = pieces.randomElement(using: &random) ?? ""
        editing.insert(piece)
        model.replace(piece)
      case 4:
        editing.delete(.left)
        if !model.before.isEmpty {
          model.before.removeLast()
          model.replace("")
        }
      case 5:
        editing.delete(.right)
        if !model.after.isEmpty {
          model.after.removeFirst()
          model.replace("")
        }
      case 6:
        editing.move(.left)
        if let last = model.before.popLast() { model.after = String(last) + model.after }
      default:
        editing.move(.right)
        if !model.after.isEmpty { model.before.append(model.after.removeFirst()) }
      }
      #expect(editing.text == model.before + model.after)
      #expect(editing.cursor == model.before.count)
      #expect(editing.characters == Array(editing.text))
      texts.append(editing.text)
    }
    for _ in texts { editing.undo() }
    #expect(editing.text == "")
    for _ in texts { editing.redo() }
    #expect(editing.text == texts.last)
  }
}
