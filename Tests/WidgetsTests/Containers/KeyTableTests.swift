import TestSupport
import Testing

@testable import Scutes

struct KeyTableTests {
  @Test func theInnerTableIsAskedFirst() {
    let shown = Shown()
    let driver = ViewDriver {
      VStack {
        Button("inside") {}
          .keyBindings("Inner", [KeyBinding([KeyPress("a")], "inner a", "a")]) { shown.text += $0 }
        Button("beside") {}
      }
      .keyBindings(
        "Outer",
        [
          KeyBinding([KeyPress("a")], "outer a ", "a"),
          KeyBinding([KeyPress("b")], "outer b ", "b"),
        ]
      ) { shown.text += $0 }
    }
    driver.type("ab")
    #expect(shown.text == "inner aouter b ")
    shown.text = ""
    driver.type("⇥a")
    #expect(shown.text == "outer a ")
  }

  @Test func withNothingToFocusTheTablesOfTheScreenAreAskedAllTheSame() {
    let shown = Shown()
    let driver = ViewDriver {
      Text("x")
        .keyBindings("Inner", [KeyBinding([KeyPress("a")], "inner", "a")]) { shown.text += $0 }
        .keyBindings("Outer", [KeyBinding([KeyPress("a")], "outer", "a")]) { shown.text += $0 }
    }
    driver.type("a")
    #expect(shown.text == "inner")
  }

  @Test func theFirstOfTwoEntriesAnswersAndTheConflictIsKnown() {
    let table = KeyTable(
      "Table",
      [
        KeyBinding([KeyPress("a"), KeyPress("b")], 1, "one"),
        KeyBinding([KeyPress("b"), KeyPress("c")], 2, "two"),
        KeyBinding([KeyPress("d"), KeyPress("d")], 3, "three"),
      ]
    ) { _ in }
    #expect(table.conflicts == [KeyPress("b")])
    #expect(table.entry(for: KeyPress("b"))?.title == "one")
    #expect(table.entry(for: KeyPress("x")) == nil)
  }

  @Test func aKeyThatWorksEverywhereWorksWhateverHasTheFocus() {
    let shown = Shown()
    let driver = ViewDriver {
      VStack {
        Button("here") {}
        Text("there").keyBindings(
          "There", [KeyBinding([KeyPress("t")], (), "there")], worksEverywhere: true
        ) { shown.offset += 1 }
        Text("else").keyBindings("Else", [KeyBinding([KeyPress("e")], (), "else")]) {
          shown.offset += 10
        }
      }
    }
    driver.type("te")
    #expect(shown.offset == 1)
  }

  private struct TwoPlaces: View {
    var body: some View {
      VStack {
        Button("left") {}.keyBindings("Left", [KeyBinding([KeyPress("x")], (), "cut")]) {}
        Button("right") {}.keyBindings("Right", [KeyBinding([KeyPress("y")], (), "copy")]) {}
        KeyHints()
      }
    }
  }

  @Test func theHintsFollowTheFocus() {
    let driver = ViewDriver(width: 40, height: 4) { TwoPlaces() }
    #expect(driver.lines.last == "x cut  ? all keys")
    driver.press(KeyPress(.tab))
    #expect(driver.lines.last == "y copy  ? all keys")
    driver.click(on: "left")
    #expect(driver.lines.last == "x cut  ? all keys")
  }

  @Test(
    arguments: [
      (60, " a alpha  b beta  c gamma  ? all keys"), (34, " a alpha  b beta  ? all keys"),
      (29, " a alpha  b beta  ? all keys"), (28, " a alpha  ? all keys"), (12, " ? all keys"),
      (11, " ?"), (6, " ?"), (1, ""),
    ])
  func asManyHintsAreShownAsFit(_ width: Int, _ expected: String) {
    let text = picture(width, 1) {
      KeyHints().keyBindings(
        "Table",
        [
          KeyBinding([KeyPress("a")], 1, "alpha"),
          KeyBinding([KeyPress("h")], 4, "x", shown: .help),
          KeyBinding([KeyPress("b")], 2, "beta"), KeyBinding([KeyPress("c")], 3, "gamma"),
        ]
      ) { _ in }
    }
    #expect(text == expected)
  }

  @Test func hintsStayInTheirOwnCells() {
    #expect(
      picture(9, 1) {
        HStack {
          KeyHints().frame(width: 5)
          Box("z", 4)
        }
      } == " ?   zzzz")
  }

  @Test func anOuterEntryWhoseKeysAreTakenIsNotShown() {
    let driver = ViewDriver(width: 60, height: 1) {
      KeyHints()
        .keyBindings("Inner", [KeyBinding([KeyPress("q")], (), "close")]) {}
        .keyBindings(
          "Outer",
          [
            KeyBinding([KeyPress("q")], 1, "quit"),
            KeyBinding([KeyPress("q"), KeyPress("x")], 2, "leave"),
          ]
        ) { _ in }
    }
    #expect(driver.lines == ["q close  x leave  ? all keys"])
  }

  @Test func hintsThatChangeTheirPlaceAreShownAnew() {
    let shown = Shown()
    let driver = ViewDriver(width: 60, height: 1) {
      KeyHints().keyBindings(
        "Table", [KeyBinding([KeyPress("a")], (), "alpha", shown: shown.isOn ? .footer : .help)]
      ) {}
    }
    #expect(driver.lines == ["? all keys"])
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(driver.lines == ["a alpha  ? all keys"])
  }
}
