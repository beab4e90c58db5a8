import TestSupport
import Testing

@testable import Scutes

struct HelpOverlayTests {
  private func driver(_ shown: Shown, width: Int = 80, height: Int = 24) -> ViewDriver {
    ViewDriver(width: width, height: height) {
      Button("start") {}
        .keyBindings(
          "Board",
          [
            KeyBinding([KeyPress("u")], "u", "undo"),
            KeyBinding(
              [KeyPress("r"), KeyPress("r", modifiers: .control)], "r", "redo", shown: .help),
            KeyBinding([KeyPress("Z")], "z", "secret", shown: .hidden),
          ]
        ) { shown.text += $0 }
        .commands {
          [
            PaletteCommand("Rules", group: "Guide", isHelp: true) { shown.text += "rules" },
            PaletteCommand("Undo limit: none", group: "Settings", keywords: "history") {
              shown.text += "limit"
            },
          ]
        }
        .sheet(
          isPresented: shown.isOnBinding, title: "Sheet"
        ) {
          Text("inside")
        }
    }
  }

  @Test(arguments: [KeyPress("?"), KeyPress(.function(1))])
  func aKeyShowsAllKeysAndHidesThemAgain(_ key: KeyPress) {
    let driver = driver(Shown())
    driver.press(key)
    for text in ["‹ Board", "Keys", "undo", "redo", "More", "all keys", "Guide", "Rules"] {
      #expect(driver.text.contains(text), "\(text)")
    }
    #expect(!driver.text.contains("secret") && !driver.lines.contains("start"))
    driver.press(key)
    #expect(driver.lines == ["start"])
  }

  @Test(arguments: ["⎋", "q"])
  func itGoesLikeAnySheet(_ key: String) {
    let driver = driver(Shown())
    driver.type("?")
    driver.type(key)
    #expect(driver.lines == ["start"])
  }

  @Test func aViewCanShowIt() {
    struct Asking: View {
      @Environment(\.showHelp) private var showHelp
      var body: some View { Button(showHelp.isShown ? "covered" : "ask") { showHelp() } }
    }
    let driver = ViewDriver { Asking() }
    driver.type("⏎")
    #expect(driver.text.contains("all keys"))
    driver.type("⎋")
    #expect(driver.lines == ["ask"])
  }

  @Test func keysOfTheScreenBelowDoNothingMeanwhile() {
    let shown = Shown()
    let driver = driver(shown)
    driver.type("?u")
    #expect(shown.text == "")
    driver.type("?u")
    #expect(shown.text == "u")
  }

  @Test func overASheetItShowsTheKeysOfTheSheet() {
    let shown = Shown()
    let driver = driver(shown)
    shown.isOn = true
    driver.runtime.showFrame()
    driver.type("?")
    #expect(driver.text.contains("‹ Sheet") && driver.text.contains("close"))
    #expect(!driver.text.contains("undo"))
    driver.type("⎋")
    #expect(driver.text.contains("inside") && !driver.text.contains("all keys"))
  }

  @Test func enterDoesWhatTheChosenLineSays() {
    let shown = Shown()
    let driver = driver(shown)
    // Up from the groups are the caps.
    driver.type("?↑⏎")
    #expect(shown.text == "u" && driver.lines == ["start"])
    driver.type("?↑→⏎")
    #expect(shown.text == "ur")
    driver.type("?⏎⏎")
    #expect(shown.text == "urrules" && driver.lines == ["start"])
  }

  @Test func escapeLeadsBackStepByStep() {
    let driver = driver(Shown())
    driver.type("?⏎")
    #expect(!driver.text.contains("undo") && driver.text.contains("Rules"))
    driver.type("⎋/un")
    #expect(driver.text.contains("2 of "))
    driver.type("⎋⎋")
    #expect(driver.text.contains("Keys to start"))
    driver.type("⎋")
    #expect(driver.lines == ["start"])
  }

  @Test func aSearchEndsInTheBestMatch() {
    let shown = Shown()
    let driver = driver(shown)
    driver.type("?/un⏎")
    #expect(shown.text == "u" && driver.lines == ["start"])
    driver.type("?/history⏎")
    #expect(shown.text == "ulimit")
    driver.type("?/nothing")
    #expect(driver.text.contains("No matches"))
    driver.type("?")
    #expect(driver.text.contains("nothing?"))
  }

  @Test func aQuestionMarkClosesAnEmptySearch() {
    let driver = driver(Shown())
    driver.type("?/?")
    #expect(driver.lines == ["start"])
  }

  @Test func aLineOfSeveralKeysSaysWhichToPress() {
    let shown = Shown()
    let driver = ViewDriver {
      Button("start") {}
        .keyBindings(
          "Board",
          [
            KeyBinding([KeyPress("n")], "n", "next, previous", speakingForNext: true),
            KeyBinding([KeyPress("p")], "p", "next, previous", shown: .hidden),
          ]
        ) { shown.text += $0 }
    }
    driver.type("?↑⏎")
    #expect(shown.text == "" && driver.text.contains("Press np: next, previous"))
  }

  @Test func clicksChooseAndDoTheSame() {
    let shown = Shown()
    let driver = driver(shown)
    driver.type("?")
    driver.click(on: "undo")
    #expect(shown.text == "u")
    driver.type("?")
    driver.click(on: "Guide")
    driver.click(on: "Rules")
    #expect(shown.text == "urules")
    driver.type("?")
    driver.click(on: "‹ Board")
    #expect(driver.lines == ["start"])
  }

  @Test(arguments: [(40, 20), (80, 24), (120, 40), (30, 10), (200, 60)])
  func nothingIsCutOrCovered(width: Int, height: Int) {
    let bindings = (0..<40).map { number in
      KeyBinding([KeyPress(.function(number + 1))], number, "key \(number + 1)")
    }
    let driver = ViewDriver(width: width, height: height) {
      Text("x").focusable().keyBindings("Many", bindings) { _ in }
    }
    for keys in ["?", "↓", "⏎", "⎋", "/key 3"] {
      driver.type(keys)
      #expect(driver.overflows.isEmpty && driver.cuts.isEmpty, "\(keys)\n\(driver.text)")
    }
  }

  @Test(arguments: [(KeyPress("?"), "a"), (KeyPress(.function(1)), "b")])
  func aKeyMapIsShown(key: KeyPress, typed: String) {
    let driver = ViewDriver {
      Text("x").focusable()
        .keyBindings("Board", id: "board", [KeyBinding([KeyPress("a")], "do", "act")]) { _ in }
    }
    if typed == "b" { driver.runtime.keyMap = KeyMap(["board.do": [KeyPress("b")]]) }
    driver.runtime.showFrame()
    driver.press(key)
    let cap = driver.text.split(separator: "\n").contains {
      $0.contains(" \(typed) ") && !$0.contains("key")
    }
    #expect(cap, "\(driver.text)")
  }
}
