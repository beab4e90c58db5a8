import TestSupport
import Testing

@testable import Scutes

struct KeyMapUseTests {
  private nonisolated enum BoardAction: String, KeyAction {
    case undo = "undo"
    case redo = "redo"

    static let table = "board"
  }

  private struct Board: View {
    let shown: Shown

    var body: some View {
      VStack {
        Button("here") {}
        KeyHints()
      }
      .keyBindings(
        "Board",
        [KeyBinding([KeyPress("u")], .undo, "undo"), KeyBinding([KeyPress("r")], .redo, "redo")]
      ) { (action: BoardAction) in shown.text += "\(action) " }
      .environment(\.keyMap, shown.isOn ? KeyMap(["board.undo": [KeyPress("z")]]) : KeyMap())
    }
  }

  @Test func keysAndHintsFollowTheMapOfTheEnvironment() {
    let shown = Shown()
    let driver = ViewDriver(width: 40, height: 4) { Board(shown: shown) }
    driver.type("uz")
    #expect(shown.text == "undo ")
    shown.isOn = true
    driver.runtime.showFrame()
    driver.type("uz")
    #expect(shown.text == "undo undo ")
    #expect(driver.lines.last == "z undo  r redo  ? all keys")
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(driver.lines.last == "u undo  r redo  ? all keys")
  }
}
