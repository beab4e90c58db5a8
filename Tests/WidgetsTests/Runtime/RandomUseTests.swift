import TestSupport
import Testing

@testable import Widgets

struct RandomUseTests {
  @Test(arguments: 1...40)
  func nothingThatAUserDoesAtAnySizeBreaksAScreen(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 32)
    let model = PlaygroundModel()
    let driver = ViewDriver(width: 40, height: 20) { Playground(model: model) }
    var screen = ScreenMirror(driver)
    for _ in 0..<80 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        driver.resize(
          width: Int.random(in: 1...90, using: &random),
          height: Int.random(in: 1...40, using: &random))
      case 1: model.change(using: &random)
      default: driver.send(.random(within: driver.terminal.size, using: &random))
      }
      screen.follow(driver)
      expectSoundFocus(driver)
    }
  }

  @Test func theSmallestScreensAreDrawnToo() {
    let model = PlaygroundModel()
    let driver = ViewDriver(width: 1, height: 1) { Playground(model: model) }
    model.isSheetShown = true
    model.isAlertShown = true
    for width in 0...6 {
      for height in 0...6 {
        driver.resize(width: width, height: height)
        #expect(driver.canvas?.size == Size(width: width, height: height))
      }
    }
  }

  private func expectSoundFocus(_ driver: ViewDriver) {
    let focus = driver.runtime.tree.focus
    if let focused = focus.focused {
      #expect(focused.isAttached)
      #expect(focus.focusables.contains { $0 === focused })
    } else {
      #expect(focus.focusables.isEmpty)
    }
  }
}
