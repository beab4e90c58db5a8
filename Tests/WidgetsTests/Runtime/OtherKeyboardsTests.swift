import TestSupport
import Testing

@testable import Scutes

/// Keys while an input method or another script is on.
struct OtherKeyboardsTests {
  private nonisolated enum Action: String, KeyAction {
    case left = "left"
    case hint = "hint"
    case five = "five"
    case save = "save"
    case hangul = "hangul"

    static let table = "board"
  }

  private struct Board: View {
    let shown: Shown
    let text: Binding<String>

    var body: some View {
      VStack {
        TextField("name", text: text)
        Button("here") {}
      }
      .keyBindings(
        "Board",
        [
          KeyBinding([KeyPress("h")], .left, "left"), KeyBinding([KeyPress("H")], .hint, "hint"),
          KeyBinding([KeyPress("5")], .five, "five"),
          KeyBinding([KeyPress("s", modifiers: .control)], .save, "save"),
          KeyBinding([KeyPress("ㅁ")], .hangul, "hangul"),
        ]
      ) { (action: Action) in shown.text += "\(action) " }
    }
  }

  private final class Typed {
    var text = ""
  }

  private func driver() -> (ViewDriver, Shown, Typed) {
    let (shown, typed) = (Shown(), Typed())
    let driver = ViewDriver(width: 20, height: 3) {
      Board(
        shown: shown,
        text: Binding {
          typed.text
        } set: {
          typed.text = $0
        })
    }
    return (driver, shown, typed)
  }

  @Test(arguments: [
    (KeyPress("ㅗ"), "left "), (KeyPress("Ｈ"), "hint "), (KeyPress("р"), "left "),
    (KeyPress("Р"), "hint "), (KeyPress("٥"), "five "), (KeyPress("５"), "five "),
    (KeyPress("ㄴ", modifiers: .control), "save "),
    // A syllable is the keys of its letters, in order.
    (KeyPress("호"), "left "),
    // What has a binding of its own keeps it.
    (KeyPress("ㅁ"), "hangul "), (KeyPress("あ"), ""),
  ])
  func aKeyThatNobodyTakesIsTheOneItSitsOn(key: KeyPress, expected: String) {
    let (driver, shown, typed) = driver()
    driver.type("⇥")
    driver.press(key)
    #expect(shown.text == expected)
    #expect(typed.text == "")
  }

  @Test func inATextFieldItIsTyped() {
    let (driver, shown, typed) = driver()
    for character in "호ㅗ５Р٥" { driver.press(KeyPress(character)) }
    #expect(typed.text == "호ㅗ５Р٥")
    #expect(shown.text == "")
  }

  @Test func controlAndALetterOfAnotherScriptEditText() {
    let (driver, _, typed) = driver()
    driver.press(KeyPress("ㅗ"))
    driver.press(KeyPress("ㅕ", modifiers: .control))
    #expect(typed.text == "")
  }
}
