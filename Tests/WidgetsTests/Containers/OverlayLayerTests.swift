import TestSupport
import Testing

@testable import Scutes

struct OverlayLayerTests {
  private struct Covered: View {
    @State private var isShown = true
    let isDismissible: Bool

    var body: some View {
      Text("below").overlayLayer(isPresented: $isShown, isDismissible: isDismissible) {
        Notice()
      }
    }
  }

  private struct Notice: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("over").onTap { dismiss() }
    }
  }

  @Test(arguments: [true, false])
  func onlyADismissibleLayerGoesOnEscapeOrAClickOutside(_ isDismissible: Bool) {
    for act in [{ $0.type("⎋") }, { $0.click(x: 0, y: 0) }] as [(ViewDriver) -> Void] {
      let driver = ViewDriver(width: 20, height: 5) { Covered(isDismissible: isDismissible) }
      act(driver)
      #expect(driver.text.contains("over") == !isDismissible)
    }
  }

  @Test(arguments: [true, false])
  func whatIsInsideCanAlwaysDismissIt(_ isDismissible: Bool) {
    let driver = ViewDriver(width: 20, height: 5) { Covered(isDismissible: isDismissible) }
    driver.click(on: "over")
    #expect(driver.lines == ["below"])
  }

  @Test func whatLiesOverADisabledViewCanBeUsed() {
    let (isShown, pressed) = (Held(true), Held(0))
    let driver = ViewDriver(width: 20, height: 5) {
      Text(isShown.value ? "asking" : "answered")
        .overlayLayer(isPresented: isShown.binding) {
          Button("Yes") {
            pressed.value += 1
            isShown.value = false
          }
        }
        .disabled()
        .keyboardShortcut(KeyPress("y"))
    }
    driver.type("y")
    #expect(pressed.value == 0)
    driver.type("⏎")
    #expect(pressed.value == 1)
    #expect(driver.lines == ["answered"])
  }
}
