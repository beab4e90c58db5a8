import TestSupport
import Testing

@testable import Scutes

struct SliderTests {
  private func slider(_ value: Double, width: Int = 17) -> (ViewDriver, Held<Double>) {
    let held = Held(value)
    let driver = ViewDriver(width: width, height: 1) {
      Slider("Vol", value: held.binding, in: 0...100, step: 5) { "\(Int($0))" }
    }
    return (driver, held)
  }

  @Test(arguments: [
    (0.0, "Vol ▐       ▌   0"), (50, "Vol ▐███▌   ▌  50"), (100, "Vol ▐███████▌ 100"),
    (55, "Vol ▐███▉   ▌  55"),
  ])
  func theLineIsFilledToAnEighthOfACell(value: Double, expected: String) {
    #expect(slider(value).0.picture == expected)
  }

  @Test func asciiKnowsHalfCells() {
    let driver = ViewDriver(width: 10, height: 1, isUnicode: false) {
      Slider(value: .constant(0.45))
    }
    #expect(driver.picture == ">###-    <")
  }

  private nonisolated static let keys: [(KeyPress, Double)] = [
    (KeyPress(.right), 55), (KeyPress(.left), 45), (KeyPress("+"), 55), (KeyPress("-"), 45),
    (KeyPress(.pageUp), 100), (KeyPress(.pageDown), 0), (KeyPress(.home), 0), (KeyPress(.end), 100),
    (KeyPress("x"), 50),
  ]

  @Test(arguments: keys)
  func keysChangeTheValue(key: KeyPress, expected: Double) {
    let (driver, value) = slider(50)
    driver.press(key)
    #expect(value.value == expected)
  }

  @Test func theArrowsStayAtTheLimits() {
    let (driver, value) = slider(95)
    driver.type("→→→")
    #expect(value.value == 100)
  }

  @Test func aClickAndADragGoWhereThePointerIs() {
    let (driver, value) = slider(50)
    driver.click(x: 5, y: 0)
    #expect(value.value == 0)
    driver.click(x: 11, y: 0)
    #expect(value.value == 100)
    driver.drag(row: 0, 6, 8)
    #expect(value.value == 50)
    driver.drag(row: 0, 6, 40)
    #expect(value.value == 100)
    driver.drag(row: 0, 6, 0)
    #expect(value.value == 0)
  }

  @Test func disabledItStays() {
    let value = Held(50.0)
    let driver = ViewDriver(width: 12, height: 1) {
      Slider(value: value.binding, in: 0...100).disabled()
    }
    driver.click(x: 9, y: 0)
    driver.type("→")
    #expect(value.value == 50)
    #expect(driver.picture == "(█████     )")
  }

  @Test func theCursorFollowsTheValue() {
    let (driver, _) = slider(0)
    #expect(driver.cursor == Point(x: 5, y: 0))
    driver.press(KeyPress(.end))
    #expect(driver.cursor == Point(x: 11, y: 0))
  }

  @Test(arguments: 0...12)
  func itNeverReachesBeyondItsRoom(width: Int) {
    let driver = ViewDriver(width: 20, height: 1) {
      HStack {
        Slider("Volume", value: .constant(0.5)) { "\(Int($0 * 100))" }.frame(width: width)
        Text("|")
        Spacer()
      }
    }
    #expect(driver.text.contains("|"))
  }

  @Test(arguments: [nil, 0.1, 7] as [Double?])
  func aScaleEndsAtItsLimits(step: Double?) {
    let scale = SliderScale(bounds: -3...11, step: step)
    var value = scale.bounds.lowerBound
    for _ in 0..<200 { value = scale.value(value, after: .steps(1)) }
    #expect(value == 11)
    #expect(scale.value(atCell: -4, of: 9) == -3)
    #expect(scale.value(atCell: 99, of: 9) == 11)
    #expect(scale.value(atCell: 0, of: 1) == -3)
  }

  @Test func aScaleOfOneValueHasAFraction() {
    #expect(SliderScale(bounds: 2...2, step: nil).fraction(of: 2) == 0)
  }

  @Test func whatIsNoNumberCountsAsTheLeast() {
    let (driver, value) = slider(.nan)
    #expect(driver.picture == "Vol ▐       ▌   0")
    driver.type("→")
    #expect(value.value == 5)
  }

  @Test(arguments: [Double.nan, .infinity, 1])
  func aWayWithoutAnEndIsNotFilled(value: Double) {
    let scale = SliderScale(bounds: 0 ... .infinity, step: nil)
    #expect(scale.fraction(of: value) == 0)
  }
}
