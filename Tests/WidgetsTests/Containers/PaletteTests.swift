import TestSupport
import Testing

@testable import Scutes

private struct Program: View {
  let shown: Shown

  var body: some View {
    VStack {
      Button("first") { shown.text += "1" }
      Button("second") { shown.text += "2" }
    }
    .keyBindings(
      "Game",
      [
        KeyBinding([KeyPress("u")], "u", "Undo"), KeyBinding([KeyPress("r")], "r", "Redo"),
        KeyBinding([KeyPress("R")], "R", "Restart", shown: .help),
        KeyBinding([KeyPress("1")], "n", "Place a digit", as: "1-9"),
        KeyBinding([KeyPress("x")], "x", "Secret", shown: .hidden),
      ]
    ) { shown.text += $0 }
    .commands {
      [PaletteCommand("Change the theme", group: "Looks") { shown.text += "t" }]
        + ["Korean", "English"].map { name in PaletteCommand(name) { shown.text += name } }
        + [PaletteCommand("undo", keywords: "take back") { shown.text += "never" }]
    }
  }
}

struct PaletteTests {
  private let shown = Shown()

  private func driver(width: Int = 44, height: Int = 16) -> ViewDriver {
    ViewDriver(width: width, height: height) { Program(shown: shown) }
  }

  private let controlP = KeyPress("p", modifiers: .control)

  @Test func itOffersWhatHasKeysAndWhatTheProgramAdds() {
    let driver = driver()
    driver.press(controlP)
    #expect(
      driver.picture == """


        ╭─ Commands ───────────────────────────────╮
        │ › Type what you want to do               │
        │                                          │
        │ ▸ Undo                           Game  u │
        │   Redo                           Game  r │
        │   Restart                        Game  R │
        │   Change the theme              Looks    │
        │   Korean                                 │
        │   English                                │
        │   All keys                 Everywhere  ? │
        ╰──────────────────────────────────────────╯
        """)
    #expect(driver.cursor == Point(x: 4, y: 3))
  }

  @Test(arguments: ["take", "take back", "BA"])
  func aCommandLendsItsKeywordsToAKeyOfItsName(typed: String) {
    let driver = driver()
    driver.press(controlP)
    driver.type(typed)
    #expect(driver.text.contains("▸ Undo") && !driver.text.contains("undo"))
    driver.type("⏎")
    #expect(shown.text == "u")
  }

  @Test func lettersStrewnAboutKeywordsFindNothing() {
    let driver = driver()
    driver.press(controlP)
    driver.type("tb")
    #expect(!driver.text.contains("Undo"))
  }

  @Test func typingFindsAndEnterDoes() {
    let driver = driver()
    driver.press(controlP)
    driver.type("re")
    #expect(driver.place(of: "▸ Redo") != nil && driver.text.contains("Restart"))
    #expect(!driver.text.contains("Undo"))
    driver.type("s⏎")
    #expect(shown.text == "R")
    #expect(!driver.text.contains("Commands"))
  }

  @Test func theLettersThatWereTypedStandOut() throws {
    let driver = driver()
    driver.type(":")
    driver.type("tth")
    let place = try #require(driver.place(of: "Change the theme"))
    let marked = (0..<16).filter { index in
      driver.canvas?[place.x + index, place.y].attributes.contains(.underline) == true
    }
    #expect(marked == [7, 11, 12])
  }

  @Test func arrowsTheWheelAndTheMouseChoose() throws {
    let driver = driver()
    driver.press(controlP)
    driver.type("↓")
    #expect(driver.text.contains("▸ Redo"))
    driver.type("↑↑")
    #expect(driver.text.contains("▸ All keys"))
    driver.press(KeyPress(.home))
    let place = try #require(driver.place(of: "Restart"))
    driver.send(.mouse(MouseEvent(.scrollDown, at: place)))
    #expect(driver.text.contains("▸ Redo"))
    driver.click(on: "Korean")
    #expect(shown.text == "Korean")
    #expect(!driver.text.contains("Commands"))
  }

  @Test func escapeClosesItAndDoesNothing() {
    let driver = driver()
    driver.press(controlP)
    driver.type("un⎋")
    #expect(shown.text == "")
    #expect(driver.lines == ["first", "second"])
    driver.press(controlP)
    #expect(driver.text.contains("Type what you want"))
  }

  @Test func whatWasTypedCanBeChanged() {
    let driver = driver()
    driver.press(controlP)
    driver.type("zz")
    #expect(driver.text.contains("No matches"))
    driver.type("⏎")
    #expect(driver.text.contains("Commands"))
    driver.type("⌫⌫")
    #expect(driver.text.contains("Undo"))
    driver.send(.paste("kor"))
    #expect(driver.text.contains("▸ Korean") && !driver.text.contains("Undo"))
    driver.press(KeyPress("u", modifiers: .control))
    #expect(driver.text.contains("Undo"))
  }

  @Test func theLineIsWrittenInLikeAnyField() {
    let driver = driver()
    driver.press(controlP)
    driver.type("ndo←←←u")
    #expect(driver.text.contains("› undo") && driver.text.contains("▸ Undo"))
    #expect(driver.cursor == Point(x: 5, y: 3))
    driver.press(KeyPress("_", modifiers: .control))
    #expect(driver.text.contains("› ndo"))
  }

  @Test func aKeyOfTheMapMovesAlthoughFieldsHaveAnotherUseForIt() {
    let driver = driver()
    let key = KeyPress("k", modifiers: .control)
    driver.runtime.keyMap = KeyMap(["palette.next": [key]])
    driver.press(controlP)
    driver.press(key)
    #expect(driver.text.contains("▸ Redo"))
  }

  @Test func headingsHelpToFind() {
    let driver = driver()
    driver.press(controlP)
    driver.type("game")
    #expect(driver.text.contains("Undo") && !driver.text.contains("Korean"))
  }

  @Test func theActionFindsTheFocusWhereItWas() {
    let driver = driver()
    driver.type("⇥")
    driver.press(controlP)
    driver.type("undo⏎⏎")
    #expect(shown.text == "u2")
  }

  @Test func itDoesWhatTheKeyDoesNow() {
    struct Zoom: View {
      let number: Int
      let done: Held<[Int]>

      var body: some View {
        Text("number \(number)").focusable()
          .keyBindings("Test", [KeyBinding([KeyPress("x")], (), "zoom")]) {
            done.value.append(number)
          }
      }
    }
    let done = Held<[Int]>([])
    let driver = ViewDriver(width: 60, height: 12) { Zoom(number: shown.offset, done: done) }
    shown.offset = 7
    driver.runtime.showFrame()
    driver.type("x:zoom⏎")
    #expect(done.value == [7, 7])
  }

  @Test func itLeavesItselfOutAndNothingElseThatIsCalledSo() {
    let words = KitWords()
    let driver = ViewDriver(width: 60, height: 12) {
      Text("x").focusable().commands {
        [PaletteCommand(words.palette.open, group: "Army") { shown.text += "c" }]
      }
    }
    driver.type(":")
    #expect(driver.text.contains("Army") && !driver.text.contains("Ctrl-P"))
    driver.type("army⏎")
    #expect(shown.text == "c")
  }

  @Test func aQuestionMarkShowsItsKeysUntilSomethingIsTyped() {
    let driver = driver(width: 60, height: 20)
    driver.type(":?")
    #expect(driver.text.contains("Keys") && driver.text.contains("close"))
    driver.type("⎋u?")
    #expect(driver.text.contains("› u?"))
  }

  @Test func whereNotAllShowItSaysWhichOneItIs() {
    let driver = driver(width: 44, height: 12)
    driver.type(":↓↓")
    #expect(driver.text.contains("3/7"))
    driver.type("undo")
    #expect(!driver.text.contains("1/1"))
  }

  @Test func koreanIsFoundByItsConsonants() {
    let entries = ["힌트", "되돌리기"].map { title in
      PaletteEntry(title: title, group: "", key: "") {}
    }
    #expect(PaletteMatch.matches(of: "ㅎㅌ", in: entries).map(\.entry.title) == ["힌트"])
  }

  @Test(arguments: [(20, 5), (12, 3), (1, 1)])
  func itFitsASmallScreen(_ width: Int, _ height: Int) {
    let driver = driver(width: width, height: height)
    driver.press(controlP)
    driver.type("re↓↑⏎")
    #expect(shown.text == "r")
  }
}
