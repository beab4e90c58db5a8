import TestSupport
import Testing

@testable import Scutes

struct PopoverTests {
  private func driver(above: Int, height: Int = 6) -> (ViewDriver, Shown) {
    let shown = Shown()
    let isOn = shown.isOnBinding
    let driver = ViewDriver(width: 16, height: height) {
      VStack(alignment: .leading) {
        ForEach(0..<above) { _ in Text("·") }
        HStack {
          Text("at ")
          Text("anchor").popover(isPresented: isOn) {
            Button("one") {}
            Button("two") {}
          }
          Spacer()
        }
        Spacer()
      }
    }
    shown.isOn = true
    driver.runtime.showFrame()
    return (driver, shown)
  }

  @Test func itStandsBelowWhatItBelongsTo() {
    let (driver, _) = driver(above: 1)
    #expect(driver.picture == "·\nat anchor\n    one\n    two")
  }

  @Test func itStandsAboveWhereThereIsNoRoomBelow() {
    let (driver, _) = driver(above: 5)
    #expect(driver.picture == "·\n·\n·\n·   one\n·   two\nat anchor")
  }

  @Test func escapeAndAClickOutsideMakeItGo() {
    let (driver, shown) = driver(above: 1)
    driver.type("⎋")
    #expect(!shown.isOn)
    shown.isOn = true
    driver.runtime.showFrame()
    driver.click(x: 0, y: 0)
    #expect(!shown.isOn)
  }

  @Test func somethingFloatingTakesNoKeys() {
    var presses = 0
    let driver = ViewDriver(width: 16, height: 4) {
      Button("below") { presses += 1 }
        .floating(isPresented: .constant(true), alignment: .bottomTrailing) { Text("saved") }
    }
    #expect(driver.text.hasSuffix("           saved"))
    driver.type("⏎")
    #expect(presses == 1)
  }

  @Test func theLayersOfAScreenWaitForItBelowAnother() {
    let router = Router<Int>()
    let driver = ViewDriver(width: 16, height: 4) {
      NavigationStack(path: router.path) {
        Text("first").floating(isPresented: .constant(true), alignment: .topLeading) {
          Text("note")
        }
      } destination: { _ in
        Text("second")
      }
    }
    #expect(driver.text.contains("note"))
    router.push(1)
    driver.runtime.showFrame()
    #expect(!driver.text.contains("note"))
    router.pop()
    driver.runtime.showFrame()
    #expect(driver.text.contains("note"))
  }
}
