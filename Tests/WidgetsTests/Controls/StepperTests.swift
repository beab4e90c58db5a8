import TestSupport
import Testing

@testable import Scutes

struct StepperTests {
  private func stepper(_ value: Int, width: Int = 18) -> (ViewDriver, Held<Int>) {
    let held = Held(value)
    let driver = ViewDriver(width: width, height: 1) {
      Stepper("Lives", value: held.binding, in: 1...10, step: 2)
    }
    return (driver, held)
  }

  @Test(arguments: [
    ("→", 7), ("+", 7), ("=", 7), ("←", 3), ("-", 3), ("→→→→→", 10), ("←←←←", 1),
    ("→→→→→←", 8),
  ])
  func keysStepWithinTheLimits(keys: String, expected: Int) {
    let (driver, value) = stepper(5)
    driver.type(keys)
    #expect(value.value == expected)
  }

  @Test func homeAndEndGoToTheLimits() {
    let (driver, value) = stepper(5)
    driver.press(KeyPress(.end))
    #expect(value.value == 10)
    driver.press(KeyPress(.home))
    #expect(value.value == 1)
  }

  @Test func atALimitTheSignIsADot() {
    let (driver, _) = stepper(5)
    #expect(driver.block == "Lives ▐−  5 +▌")
    driver.press(KeyPress(.end))
    #expect(driver.block == "Lives ▐− 10 ·▌")
    driver.press(KeyPress(.home))
    #expect(driver.block == "Lives ▐·  1 +▌")
    #expect(driver.cursor == Point(x: 12, y: 0))
  }

  @Test func clicksOnTheSignsStep() {
    let (driver, value) = stepper(5)
    driver.click(on: "−")
    #expect(value.value == 3)
    driver.click(on: "+")
    driver.click(on: "+")
    #expect(value.value == 7)
    driver.click(on: "7")
    #expect(value.value == 7)
  }

  @Test func disabledNothingStepsIt() {
    let value = Held(5)
    let driver = ViewDriver(width: 18, height: 1) {
      Stepper("Lives", value: value.binding, in: 1...10).disabled()
    }
    #expect(driver.block == "Lives (−  5 +)")
    driver.type("→+")
    driver.click(on: "+")
    #expect(value.value == 5)
  }

  @Test func itWritesTheValueAsItIsTold() {
    let driver = ViewDriver(width: 24, height: 1) {
      Stepper("Size", value: .constant(0.5), in: 0...1, step: 0.25) { "\(Int($0 * 100)) %" }
    }
    #expect(driver.block == "Size ▐−  50 % +▌")
  }

  @Test(arguments: zip([14, 12, 10], ["Lives ▐−  5 +▌", "Li… ▐−  5 +▌", "… ▐−  5 +▌"]))
  func whereItIsNarrowTheTitleIsCutFirst(width: Int, expected: String) {
    #expect(stepper(5, width: width).0.block == expected)
  }

  @Test func theFooterShowsTheArrows() {
    #expect(stepper(5).0.footer == ["←→ change"])
  }
}
