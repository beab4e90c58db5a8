import TestSupport
import Testing

@testable import Scutes

struct TextEditorTests {
  private func editor(
    _ text: String = "", width: Int = 12, height: Int = 4,
    _ options: @escaping (TextEditor) -> TextEditor = { $0 }
  ) -> (driver: ViewDriver, document: TextDocument) {
    let document = TextDocument(text)
    let driver = ViewDriver(width: width, height: height) { options(TextEditor(document)) }
    return (driver, document)
  }

  // MARK: Writing

  @Test func whatIsTypedIsWritten() {
    let (driver, document) = editor()
    driver.type("q? 한👨‍👩‍👧⏎e\u{301}")
    #expect(document.text == "q? 한👨‍👩‍👧\ne\u{301}")
    #expect(driver.picture == "q? 한👨‍👩‍👧\ne\u{301}")
    #expect(driver.cursor == Point(x: 1, y: 1))
  }

  @Test func aMarkJoinsTheLetterBeforeIt() {
    let (driver, document) = editor("e")
    driver.press(.end)
    driver.type("\u{301}")
    #expect(document.selection == TextRange(at: TextPosition(line: 0, character: 1)))
    driver.type("⌫")
    #expect(document.text == "")
  }

  @Test func aBindingIsKeptUpToDateInBothDirections() {
    let held = Held("one")
    let driver = ViewDriver(width: 12, height: 3) { TextEditor(text: held.binding) }
    driver.type("a⏎")
    #expect(held.value == "a\none")
    held.value = "two\nlines"
    driver.runtime.showFrame()
    #expect(driver.picture == "two\nlines")
    driver.press(.control("_"))
    #expect(held.value == "two\nlines")
  }

  @Test func whatTheProgramMakesOfTheTextIsShown() {
    let held = Held("")
    let capitals = Binding {
      held.value
    } set: {
      held.value = $0.uppercased()
    }
    let driver = ViewDriver(width: 10, height: 2) { TextEditor(text: capitals) }
    driver.type("ab←c")
    #expect(driver.picture == "ACB")
  }

  private nonisolated static let keys: [(KeyPress, String)] = [
    (.control("w"), "one \nthree"), (.control("u"), "\nthree"), (.backspace, "one tw\nthree"),
    (.control("k"), "one twothree"), (.delete, "one twothree"), (.enter, "one two\n\nthree"),
    (KeyPress("d", modifiers: .alt), "one two"),
  ]

  @Test(arguments: keys)
  func keysChangeTheText(key: KeyPress, expected: String) {
    let (driver, document) = editor("one two\nthree")
    driver.press(.end, key)
    #expect(document.text == expected)
    driver.press(.control("_"))
    #expect(document.text == "one two\nthree")
    driver.press(.control("y"))
    #expect(document.text == expected)
  }

  private nonisolated static let moves: [([KeyPress], TextPosition)] = [
    ([.right], TextPosition(line: 1, character: 3)),
    ([.left, .left, .left], TextPosition(line: 0, character: 7)),
    ([.control("a")], TextPosition(line: 1, character: 0)),
    ([.control("e")], TextPosition(line: 1, character: 5)),
    ([.control("p")], TextPosition(line: 0, character: 2)),
    ([.control("n")], TextPosition(line: 2, character: 1)),
    ([.down, .up], TextPosition(line: 1, character: 2)),
    ([.up, .up], .start),
    ([KeyPress(.left, modifiers: .control)], TextPosition(line: 1, character: 0)),
    (
      [KeyPress(.left, modifiers: .alt), KeyPress(.left, modifiers: .alt)],
      TextPosition(line: 0, character: 4)
    ),
    ([KeyPress(.right, modifiers: .control)], TextPosition(line: 1, character: 5)),
    ([KeyPress(.home, modifiers: .control)], .start),
    ([KeyPress(.end, modifiers: .control)], TextPosition(line: 2, character: 1)),
  ]

  @Test(arguments: moves)
  func keysMoveAndWithShiftSelect(keys: [KeyPress], end: TextPosition) {
    let (driver, document) = editor("one two\nthree\nx")
    let start = TextPosition(line: 1, character: 2)
    document.selection = TextRange(at: start)
    for key in keys { driver.press(key) }
    #expect(document.selection == TextRange(at: end))
    guard keys.allSatisfy({ $0.typed == nil && $0.key != .character("a") }),
      !keys.contains(where: { if case .character = $0.key { true } else { false } })
    else { return }
    document.selection = TextRange(at: start)
    for key in keys { driver.press(KeyPress(key.key, modifiers: key.modifiers.union(.shift))) }
    #expect(document.selection == TextRange(anchor: start, head: end))
  }

  @Test func upAndDownKeepTheirColumn() {
    let (driver, document) = editor("12345\n한\n12345")
    driver.press(.end, .down)
    #expect(document.selection.head == TextPosition(line: 1, character: 1))
    driver.press(.down)
    #expect(document.selection.head == TextPosition(line: 2, character: 5))
  }

  @Test func typingIsUndoneByWords() {
    let (driver, document) = editor()
    driver.type("one two")
    driver.press(.control("_"))
    #expect(document.text == "one ")
    #expect(document.canRedo)
    driver.type("x")
    #expect(!document.canRedo)
  }

  @Test func aSelectionIsReplacedCutAndPasted() {
    let (driver, document) = editor("one\ntwo\nthree")
    driver.press(.right, KeyPress(.down, modifiers: .shift))
    #expect(driver.canvas?[1, 0].attributes.contains(.reverse) == true)
    #expect(driver.canvas?[1, 1].attributes.contains(.reverse) == false)
    driver.press(.control("x"))
    #expect(document.text == "owo\nthree")
    #expect(driver.terminal.clipboard == "ne\nt")
    driver.press(.down, .control("v"))
    #expect(document.text == "owo\ntne\nthree")
    driver.press(KeyPress("a", modifiers: .alt), .control("c"))
    #expect(driver.terminal.clipboard == "owo\ntne\nthree")
    driver.send(.paste("a\tb\r\nc"))
    #expect(document.text == "a\tb\nc")
  }

  @Test func copyingNothingLeavesTheKeyToOthers() {
    let reached = Held(0)
    let driver = ViewDriver(width: 12, height: 1) {
      TextEditor(TextDocument("a")).onKeyPress(.control("c")) { reached.value += 1 }
    }
    driver.press(.control("c"))
    #expect(reached.value == 1)
    driver.press(KeyPress(.right, modifiers: .shift), .control("c"))
    #expect(reached.value == 1)
  }

  @Test func tabMovesTheFocusOrInsertsATab() {
    for inserts in [false, true] {
      let document = TextDocument("x")
      let held = Held("")
      let driver = ViewDriver(width: 12, height: 3) {
        VStack {
          TextEditor(document).insertsTabs(inserts)
          TextField(text: held.binding)
        }
      }
      driver.type("⇥a")
      #expect(document.text == (inserts ? "\tax" : "x"))
      #expect(held.value == (inserts ? "" : "a"))
    }
  }

  @Test func aReadOnlyTextIsReadAndCopied() {
    let (driver, document) = editor("abc") { $0.readOnly() }
    driver.type("x⏎⌫")
    driver.press(.control("k"), KeyPress("a", modifiers: .alt), .control("x"), .control("c"))
    driver.send(.paste("y"))
    #expect(document.text == "abc")
    #expect(driver.terminal.clipboard == "abc")
  }

  @Test func noKeyStandsForTwoThings() throws {
    let (driver, _) = editor("a") { $0.insertsTabs() }
    let table = try #require(driver.runtime.tree.activeKeys.tables.first)
    #expect(table.conflicts == [])
    #expect(Set(table.entries.compactMap(\.id)).count == table.entries.count)
  }

  // MARK: Showing

  @Test func longLinesAreWrappedAtWordsAndTheInsertionPointFollows() {
    let (driver, _) = editor("the quick brown fox", width: 11, height: 3)
    #expect(driver.picture == "the quick\nbrown fox")
    driver.press(.down)
    #expect(driver.cursor == Point(x: 0, y: 1))
    driver.press(.left)
    #expect(driver.cursor == Point(x: 9, y: 0))
    driver.press(.end)
    #expect(driver.cursor == Point(x: 9, y: 1))
  }

  @Test(arguments: 1...9)
  func wrappingKeepsEveryCluster(width: Int) {
    let text = "한국어 낱말 a\tb  c👨‍👩‍👧-d supercalifragilistic"
    let line = EditorLine(text, style: EditorLine.Style(width: width))
    #expect(line.rows.flatMap { Array($0) } == Array(0..<text.count))
    for (index, row) in line.rows.enumerated() {
      let columns = row.reduce(0) { $0 + line.columns[$1] }
      let blanks = line.characters[row].last?.isWhitespace == true
      #expect(columns <= width || row.count == 1 || blanks)
      #expect(line.row(of: row.lowerBound) == index)
    }
  }

  @Test func withoutWrappingTheTextScrollsSideways() {
    let (driver, _) = editor("0123456789\nab", width: 6, height: 2) { $0.wrapsLines(false) }
    #expect(driver.picture == "012345\nab")
    driver.press(.end)
    #expect(driver.picture == "56789")
    #expect(driver.cursor == Point(x: 5, y: 0))
    driver.press(.home)
    #expect(driver.picture == "012345\nab")
  }

  @Test func numbersStandBesideTheFirstRowOfALine() {
    let (driver, document) = editor("one two\nx", width: 8, height: 4) { $0.lineNumbers() }
    #expect(driver.picture == " 1 one\n   two\n 2 x")
    driver.click(x: 0, y: 2)
    #expect(document.selection.range.lowerBound == TextPosition(line: 1, character: 0))
    #expect(document.selection.range.upperBound == TextPosition(line: 1, character: 1))
  }

  @Test func tabsGoToTheNextStopAndControlCharactersAreSeen() {
    let (driver, _) = editor("a\tb\u{1B}c", width: 12, height: 1)
    #expect(driver.picture == "a   b␛c")
    driver.press(.right, .right)
    #expect(driver.cursor == Point(x: 4, y: 0))
  }

  @Test func theBarShowsThePlaceAndScrolls() {
    let (driver, _) = editor((1...40).map { "line \($0)" }.joined(separator: "\n"), width: 9)
    #expect(driver.picture == "line 1  ┃\nline 2  │\nline 3  │\nline 4  │")
    driver.press(.pageDown)
    #expect(driver.picture.hasPrefix("line 4"))
    driver.press(KeyPress(.end, modifiers: .control))
    #expect(driver.picture == "line 37 │\nline 38 │\nline 39 │\nline 40 ┃")
    driver.send(.mouse(MouseEvent(.scrollUp, at: Point(x: 1, y: 1))))
    #expect(driver.picture.hasPrefix("line 34"))
    #expect(driver.cursor == nil)
    driver.press(.left)
    #expect(driver.cursor == Point(x: 6, y: 3))
  }

  // MARK: The mouse

  @Test func clicksSetThePointAndSelectWordsAndLines() {
    let (driver, document) = editor("one two\nthree")
    driver.click(x: 5, y: 0)
    #expect(document.selection.head == TextPosition(line: 0, character: 5))
    driver.click(x: 5, y: 0)
    #expect(document.text(in: document.selection.range) == "two")
    driver.click(x: 5, y: 0)
    #expect(document.text(in: document.selection.range) == "one two\n")
  }

  @Test func aDragSelectsAndScrolls() {
    let (driver, document) = editor("a\nb\nc\nd\ne", width: 4, height: 2)
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 0, y: 0))))
    for _ in 0..<4 { driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 0, y: 2)))) }
    #expect(document.selection.range.lowerBound == .start)
    #expect(document.selection.head.line == 4)
  }

  // MARK: Searching

  @Test func searchingSelectsCountsAndGoesAround() {
    let (driver, document) = editor("The hare\nthe hare\nHARE", width: 20, height: 5)
    driver.press(KeyPress("s", modifiers: .alt))
    driver.type("hare")
    #expect(driver.picture.contains("1/3"))
    #expect(document.selection.range.lowerBound == TextPosition(line: 0, character: 4))
    driver.type("⏎")
    #expect(driver.picture.contains("2/3"))
    driver.type("↓↓")
    #expect(driver.picture.contains("1/3"))
    driver.type("↑")
    #expect(document.selection.range.lowerBound == TextPosition(line: 2, character: 0))
    driver.type("⎋x")
    #expect(document.text == "The hare\nthe hare\nx")
    #expect(!driver.picture.contains("/3"))
  }

  @Test(arguments: [
    ("hare", 3), ("Hare", 0), ("HARE", 1), ("t", 2), ("h", 5), ("é", 1), ("사과", 1), ("", 0),
  ])
  func caseCountsIfACapitalIsTyped(query: String, expected: Int) {
    let lines = TextLines("The hare\nthe hare\nHARE\nCaf\u{65}\u{301} 사과")
    let finder = MatchFinder(TextSearch(query))
    #expect(finder.count(in: lines) == expected)
    let found = (0..<expected).compactMap { finder.match($0, in: lines)?.lowerBound }
    #expect(found == found.sorted() && found.count == expected)
    #expect(found.map { finder.count(before: $0, in: lines) } == Array(0..<expected))
    #expect(finder.match(expected, in: lines) == nil)
  }

  @Test func countingAgainLooksAtWhatHasChanged() {
    var lines = TextLines(Array(repeating: "a hare", count: 100_000).joined(separator: "\n"))
    let finder = MatchFinder(TextSearch("hare"))
    #expect(finder.count(in: lines) == 100_000)
    lines.replace(50_000..<50_001, with: ["a tortoise"])
    #expect(finder.count(in: lines) == 99_999)
    #expect(finder.searchedLines <= 100_000 + TextLines.Part.most)
  }

  // MARK: Speech

  @Test func speechSaysTheLineAndItsPlace() {
    let document = TextDocument("one\ntwo")
    let driver = ViewDriver(width: 12, height: 2) {
      TextEditor(document).accessibilityLabel("Notes")
    }
    driver.press(.down)
    let focused = driver.runtime.tree.focus.focused
    #expect(focused?.speech(place: nil) == "Notes, two, 2 of 2")
  }

  @Test func disabledNothingIsWritten() {
    let document = TextDocument("abc")
    let driver = ViewDriver(width: 12, height: 1) { TextEditor(document).disabled() }
    driver.click(x: 2, y: 0)
    driver.type("x")
    driver.send(.paste("y"))
    #expect(document.text == "abc")
    #expect(driver.cursor == nil)
  }
}
