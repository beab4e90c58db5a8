import TestSupport
import Testing

@testable import Scutes

struct ActiveKeysTests {
  @Test func anotherDescriptionOfViewsWithKeysDoesNotSearchTheTree() {
    let shown = Shown()
    let driver = ViewDriver(width: 30, height: 6) {
      VStack {
        Text("number \(shown.offset)").focusable()
          .keyBindings("Test", [KeyBinding([KeyPress("x")], (), "take \(shown.offset)")]) {
            shown.text += "x\(shown.offset)"
          }
        Button("Save \(shown.offset)") { shown.text += "s\(shown.offset)" }
          .keyboardShortcut(KeyPress("s"))
        Menu("Menu \(shown.offset)") {}.keyboardShortcut(KeyPress("m"))
      }
    }
    let searches = driver.runtime.tree.focus.searches
    shown.offset = 1
    driver.runtime.showFrame()
    #expect(driver.runtime.tree.focus.searches == searches)
    #expect(driver.footer == ["x take 1", "s Save 1", "m Menu 1"])
    driver.type("xs")
    #expect(shown.text == "x1s1")
  }

  @Test func aShortcutThatGoesIsShownNoLonger() {
    struct Keyed: View {
      let key: KeyboardShortcut?
      var body: some View { Menu("Menu") {}.environment(\.keyboardShortcut, key) }
    }
    let shown = Shown()
    shown.isOn = true
    let driver = ViewDriver(width: 30, height: 6) {
      Keyed(key: shown.isOn ? KeyboardShortcut(key: KeyPress("m"), title: "go") : nil)
    }
    #expect(driver.footer.contains("m go"))
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(!driver.footer.contains("m go"))
  }
}
