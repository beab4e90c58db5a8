import TestSupport
import Testing

@testable import Scutes

struct TextFieldTests {
  private func field(_ text: String = "", width: Int = 12, prompt: String = "") -> (
    ViewDriver, Held<String>
  ) {
    let held = Held(text)
    let driver = ViewDriver(width: width, height: 1) {
      TextField(text: held.binding, prompt: prompt)
    }
    return (driver, held)
  }

  @Test func whatIsTypedIsWritten() {
    let (driver, text) = field()
    driver.type("q? hj한👨‍👩‍👧")
    #expect(text.value == "q? hj한👨‍👩‍👧")
    #expect(driver.block == "▐q? hj한👨‍👩‍👧 ▌")
    #expect(driver.cursor == Point(x: 10, y: 0))
  }

  @Test(arguments: [
    ("old", "new", "new"), ("old", "⌫", ""), ("old", "←x", "xold"), ("old", "→x", "oldx"),
    ("old", "⌫ab⌫", "a"), ("", "new", "new"),
  ])
  func typingReplacesATextThatIsSelectedAtFirst(text: String, keys: String, expected: String) {
    let held = Held(text)
    let driver = ViewDriver(width: 12, height: 1) {
      TextField(text: held.binding).lengthLimit(9).selectsAllAtFirst()
    }
    driver.type(keys)
    #expect(held.value == expected)
  }

  @Test func theCursorStandsAtTheInsertionPoint() {
    let (driver, _) = field("한국")
    #expect(driver.cursor == Point(x: 5, y: 0))
    driver.type("←")
    #expect(driver.cursor == Point(x: 3, y: 0))
    driver.press(KeyPress(.home))
    #expect(driver.cursor == Point(x: 1, y: 0))
  }

  private nonisolated static let keys: [(KeyPress, String)] = [
    (KeyPress("w", modifiers: .control), "one "), (KeyPress("u", modifiers: .control), ""),
    (KeyPress(.backspace, modifiers: .alt), "one "), (KeyPress(.backspace), "one tw"),
    (KeyPress("k", modifiers: .control), "one two"), (KeyPress(.delete), "one two"),
  ]

  @Test(arguments: keys)
  func keysDelete(key: KeyPress, expected: String) {
    let (driver, text) = field("one two")
    driver.press(key)
    #expect(text.value == expected)
  }

  private nonisolated static let moves: [(KeyPress, Int)] = [
    (KeyPress("a", modifiers: .control), 1), (KeyPress("e", modifiers: .control), 8),
    (KeyPress("b", modifiers: .alt), 5), (KeyPress(.left, modifiers: .control), 5),
    (KeyPress("b", modifiers: .control), 7), (KeyPress(.home), 1), (KeyPress(.end), 8),
  ]

  @Test(arguments: moves)
  func keysMove(key: KeyPress, column: Int) {
    let (driver, _) = field("one two")
    driver.press(key)
    #expect(driver.cursor?.x == column)
  }

  @Test func shiftSelectsAndTypingReplaces() {
    let (driver, text) = field("one two")
    driver.press(KeyPress(.left, modifiers: [.shift, .control]))
    #expect(driver.canvas?[5, 0].attributes.contains(.reverse) == true)
    #expect(driver.canvas?[4, 0].attributes.contains(.reverse) == false)
    driver.type("x")
    #expect(text.value == "one x")
    driver.press(KeyPress("a", modifiers: .alt))
    driver.type("y")
    #expect(text.value == "y")
  }

  @Test func undoAndRedo() {
    let (driver, text) = field()
    driver.type("one two")
    driver.press(KeyPress("_", modifiers: .control))
    #expect(text.value == "one ")
    driver.press(KeyPress("y", modifiers: .control))
    #expect(text.value == "one two")
  }

  @Test func aPasteBecomesOneLine() {
    let (driver, text) = field("ab")
    driver.type("←")
    driver.send(.paste("1\n2"))
    #expect(text.value == "a1 2b")
  }

  @Test func aKeyThatWritesNothingGoesOn() {
    let (text, reached) = (Held(""), Held(0))
    let driver = ViewDriver(width: 12, height: 1) {
      TextField(text: text.binding).onKeyPress(KeyPress(.escape), KeyPress("q")) {
        reached.value += 1
      }
    }
    driver.type("q⎋")
    #expect(text.value == "q")
    #expect(reached.value == 1)
  }

  @Test func theFooterDoesNotOfferKeysThatWrite() {
    let text = Held("")
    let driver = ViewDriver(width: 12, height: 1) {
      TextField(text: text.binding)
        .keyBindings("Around", [KeyBinding([KeyPress("q")], (), "quit")]) {}
    }
    #expect(driver.footer.isEmpty)
  }

  @Test func theFooterOffersNoKeyThatTheFieldHasAnotherUseFor() {
    let text = Held("")
    let driver = ViewDriver(width: 12, height: 1) {
      TextField(text: text.binding)
        .keyBindings(
          "Around",
          [
            KeyBinding([KeyPress("é")], 1, "accent"), KeyBinding([KeyPress(.home)], 2, "start"),
            KeyBinding([KeyPress(.pageUp)], 3, "page"),
          ]
        ) { _ in }
    }
    #expect(driver.footer == ["PgUp page"])
  }

  @Test func theKeysOfAFieldAreOneTableInWhichNoKeyStandsForTwoThings() throws {
    let (driver, text) = field("one two")
    let table = try #require(driver.runtime.tree.activeKeys.tables.first)
    #expect(table.clashes == [])
    table.entry(for: KeyPress("w", modifiers: .control))?.perform()
    #expect(text.value == "one ")
  }

  // MARK: Scrolling

  @Test func longTextScrollsAndSaysSo() {
    let (driver, _) = field("Supercalifragilistic", width: 10)
    #expect(driver.block == "◂ilistic ▌")
    driver.press(KeyPress(.home))
    #expect(driver.block == "▐Supercal▸")
    #expect(driver.cursor == Point(x: 1, y: 0))
  }

  @Test func wideTextIsNeverCutInHalf() {
    let (driver, _) = field("한국어 사전 낱말", width: 9)
    for _ in 0..<10 {
      driver.type("←")
      if let canvas = driver.canvas { expectWhole(canvas) }
    }
    #expect(driver.block == "▐한국어 ▸")
  }

  @Test(arguments: 0...6)
  func itWorksInLittleRoom(width: Int) {
    let text = Held("한국어")
    let driver = ViewDriver(width: 10, height: 1) {
      HStack {
        TextField("Name", text: text.binding).frame(width: width)
        Text("|")
        Spacer()
      }
    }
    driver.type("←←abc⌫")
    #expect(text.value == "한ab국어")
    #expect(driver.text.contains("|"))
  }

  // MARK: Mouse

  @Test func aClickSetsTheInsertionPoint() {
    let (driver, text) = field("한국어")
    driver.click(x: 3, y: 0)
    driver.type("x")
    #expect(text.value == "한x국어")
    driver.click(x: 11, y: 0)
    driver.type("y")
    #expect(text.value == "한x국어y")
  }

  @Test func aDragSelects() {
    let (driver, text) = field("one two")
    driver.drag(row: 0, 1, 3, 4)
    driver.type("x")
    #expect(text.value == "x two")
  }

  @Test func aDoubleClickSelectsAWordAndATripleAll() {
    let (driver, text) = field("one two")
    driver.click(x: 6, y: 0)
    driver.click(x: 6, y: 0)
    driver.type("x")
    #expect(text.value == "one x")
    driver.advance(by: .seconds(1))
    for _ in 0..<3 { driver.click(x: 2, y: 0) }
    driver.type("y")
    #expect(text.value == "y")
  }

  @Test func slowClicksAreNotDouble() {
    let (driver, text) = field("one two")
    driver.click(x: 6, y: 0)
    driver.advance(by: .seconds(1))
    driver.click(x: 6, y: 0)
    driver.type("x")
    #expect(text.value == "one txwo")
  }

  // MARK: Around

  @Test func thePromptShowsWhileItIsEmpty() {
    let (driver, _) = field(prompt: "a name")
    #expect(driver.block == "▐a name    ▌")
    driver.type("x")
    #expect(driver.block == "▐x         ▌")
  }

  @Test func theTitleStandsBefore() {
    let driver = ViewDriver(width: 16, height: 2) {
      VStack {
        TextField("Name", text: .constant("Ada"))
        TextField("Age", text: .constant("36"))
      }
    }
    #expect(driver.block == "Name ▐Ada      ▌\nAge [36        ]")
  }

  @Test func enterSubmitsWhatIsValid() {
    let (text, submits) = (Held(""), Held(0))
    let driver = ViewDriver(width: 16, height: 2) {
      TextField(text: text.binding)
        .validation { $0.count < 3 ? "too short" : nil }
        .onSubmit { submits.value += 1 }
    }
    #expect(driver.footer == ["⏎ done"])
    #expect(!driver.text.contains("short"))
    driver.type("ab⏎")
    #expect(submits.value == 0)
    #expect(driver.block == "▐ab            ▌\n✗ too short")
    driver.type("c⏎")
    #expect(submits.value == 1)
    #expect(!driver.text.contains("short"))
  }

  @Test func whatEnterDoesCanBeCalledSomethingElse() {
    let driver = ViewDriver(width: 16, height: 2) {
      TextField(text: .constant("")).onSubmit("add") {}
    }
    #expect(driver.footer == ["⏎ add"])
  }

  @Test func theLengthIsLimited() {
    let text = Held("")
    let driver = ViewDriver(width: 16, height: 2) {
      TextField(text: text.binding).lengthLimit(3)
    }
    driver.type("한국어사전")
    #expect(text.value == "한국어")
  }

  @Test func whatTheProgramMakesOfTheTextIsShown() {
    let text = Held("")
    let capitals = Binding {
      text.value
    } set: {
      text.value = $0.uppercased()
    }
    let driver = ViewDriver(width: 10, height: 1) { TextField(text: capitals) }
    driver.type("ab←c")
    #expect(text.value == "ACB")
    text.value = "other"
    driver.runtime.showFrame()
    #expect(driver.block == "▐other   ▌")
  }

  @Test func aSecretIsNotShown() {
    let text = Held("")
    let driver = ViewDriver(width: 12, height: 1) { SecureField(text: text.binding) }
    driver.type("my 한")
    #expect(text.value == "my 한")
    #expect(driver.block == "▐••••      ▌")
    driver.press(KeyPress(.left, modifiers: .control))
    #expect(driver.cursor == Point(x: 1, y: 0))
  }

  @Test func disabledNothingIsWritten() {
    let text = Held("abc")
    let driver = ViewDriver(width: 12, height: 1) { TextField(text: text.binding).disabled() }
    driver.click(x: 2, y: 0)
    driver.type("x")
    driver.send(.paste("y"))
    #expect(text.value == "abc")
    #expect(driver.block == "(abc       )")
    #expect(driver.cursor == nil)
  }
}
