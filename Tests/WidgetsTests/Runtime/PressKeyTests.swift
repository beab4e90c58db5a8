import TestSupport
import Testing

@testable import Scutes

struct PressKeyTests {
  /// Any key leads to a button and is pressed there again.
  private struct Curtain: View {
    @Environment(\.pressKey) private var pressKey
    @State private var isOpen = false
    @State private var presses = 0

    var body: some View {
      if isOpen {
        Button("pressed \(presses)") { presses += 1 }
      } else {
        Text("curtain").focusable().onKeyPress { key in
          isOpen = true
          pressKey(key)
          return .handled
        }
      }
    }
  }

  /// Each key requests the next one, forever.
  private struct Echo: View {
    @Environment(\.pressKey) private var pressKey
    @State private var count = 0

    var body: some View {
      Text("\(count)").focusable().onKeyPress { key in
        count += 1
        pressKey(key)
        return .handled
      }
    }
  }

  /// A key that arrives by itself.
  private struct Timer: View {
    @Environment(\.pressKey) private var pressKey
    @State private var isPressed = false

    var body: some View {
      Button(isPressed ? "pressed" : "waiting") { isPressed = true }
        .onDeadline(.seconds(1)) { pressKey(KeyPress(.enter)) }
    }
  }

  @Test func whatComesInThePlaceOfAViewGetsItsKey() {
    let driver = ViewDriver(width: 12, height: 1) { Curtain() }
    driver.type("⏎")
    #expect(driver.lines == ["pressed 1"])
  }

  @Test func aViewThatPressesOnEachKeyDoesNotHoldUpTheProgram() {
    let driver = ViewDriver(width: 12, height: 1) { Echo() }
    driver.type("x")
    #expect(driver.lines == ["9"])
    driver.type("x")
    #expect(driver.lines == ["18"])
  }

  @Test func aKeyIsPressedWithoutAnEventAtHand() {
    let driver = ViewDriver(width: 12, height: 1) { Timer() }
    driver.advance(by: .seconds(2))
    #expect(driver.lines == ["pressed"])
  }
}
