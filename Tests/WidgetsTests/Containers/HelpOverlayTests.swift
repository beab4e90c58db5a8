import TestSupport
import Testing

@testable import Widgets

struct HelpOverlayTests {
  private func driver(_ shown: Shown, width: Int = 50, height: Int = 16) -> ViewDriver {
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
    for text in ["Keys", "Board", "undo", "redo", "Everywhere", "all keys"] {
      #expect(driver.text.contains(text), "\(text)")
    }
    #expect(!driver.text.contains("secret"))
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

  @Test func itsPagesAreTurnedByArrowsPagesAndTheWheel() {
    let bindings = (0..<20).map { number in
      KeyBinding([KeyPress(Character(String(number % 10)))], number, "thing \(number)")
    }
    let driver = ViewDriver(width: 30, height: 12) {
      Button("start") {}.keyBindings("Board", bindings) { _ in }
    }
    driver.type("?")
    #expect(driver.text.contains("Keys 1/"))
    for (forth, back) in [
      (KeyPress(.pageDown), KeyPress(.pageUp)), (KeyPress(.right), KeyPress(.left)),
    ] {
      driver.press(forth)
      #expect(driver.text.contains("Keys 2/"))
      driver.press(back)
      #expect(driver.text.contains("Keys 1/"))
      driver.press(back)
      #expect(driver.text.contains("Keys 1/"))
    }
    driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 15, y: 6))))
    #expect(driver.text.contains("Keys 2/"))
  }

  @Test func itTakesTheKeysOfTheScreenBelow() {
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
    #expect(driver.text.contains("close") && driver.text.contains("all keys"))
    #expect(!driver.text.contains("undo"))
    driver.type("⎋")
    #expect(driver.text.contains("inside") && !driver.text.contains("all keys"))
  }

  @Test func manyKeysStandInColumns() {
    let bindings = (0..<20).map { KeyBinding([KeyPress(.function($0 + 1))], $0, "key \($0 + 1)") }
    let driver = ViewDriver(width: 70, height: 16) {
      Text("x").keyBindings("Many", bindings) { _ in }
    }
    driver.type("?")
    for number in 2...20 { #expect(driver.text.contains("key \(number)")) }
  }
}
