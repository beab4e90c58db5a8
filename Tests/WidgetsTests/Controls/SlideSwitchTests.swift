import TestSupport
import Testing

@testable import Scutes

struct SlideSwitchTests {
  private func slide(reducesMotion: Bool = false) -> (ViewDriver, Held<Int>) {
    let fired = Held(0)
    let driver = ViewDriver(width: 24, height: 1) {
      SlideSwitch("Slide to start") { fired.value += 1 }
        .environment(\.motion, reducesMotion ? .none : .full)
    }
    return (driver, fired)
  }

  @Test func itShowsItsKnobAndItsTitle() {
    #expect(slide().0.block == "▐▐█▌ Slide to start    ▌")
  }

  @Test func onlyASCIIWillDo() {
    let driver = ViewDriver(width: 24, height: 1, isUnicode: false) {
      SlideSwitch("Slide to start") {}
    }
    #expect(driver.block == "><#> Slide to start    <")
  }

  @Test func drawnToTheEndItFiresOnceAndSpringsBack() {
    let (driver, fired) = slide()
    driver.drag(row: 0, 2, 10, 23, 23)
    #expect(fired.value == 1)
    driver.advance(by: .seconds(1))
    #expect(driver.block == "▐▐█▌ Slide to start    ▌")
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func letGoEarlierItStaysForASecondAndSpringsBackWithoutFiring() {
    let (driver, fired) = slide()
    driver.drag(row: 0, 2, 12)
    driver.advance(by: SlideKnob.patience - .milliseconds(1))
    #expect(driver.block == "▐━━━━━━━━━━▐█▌start    ▌")
    driver.advance(by: .milliseconds(61))
    let halfway = driver.block
    #expect(halfway != "▐━━━━━━━━━━▐█▌start    ▌" && halfway != "▐▐█▌ Slide to start    ▌")
    driver.advance(by: .seconds(1))
    #expect(driver.block == "▐▐█▌ Slide to start    ▌")
    #expect(driver.runtime.nextDeadline == nil)
    #expect(fired.value == 0)
  }

  @Test func theKnobMustBeGrasped() {
    let (driver, fired) = slide()
    driver.drag(row: 0, 12, 23)
    #expect(fired.value == 0)
    #expect(driver.block == "▐▐█▌ Slide to start    ▌")
  }

  @Test func heldTheArrowSlidesItAndFiresOnce() {
    let (driver, fired) = slide()
    driver.type("→")
    driver.advance(by: .milliseconds(500))
    for _ in 0..<40 {
      driver.type("→")
      driver.advance(by: .milliseconds(33))
    }
    #expect(fired.value == 1)
    driver.advance(by: .seconds(2))
    #expect(driver.runtime.nextDeadline == nil)
    for _ in 0..<12 { driver.type("→") }
    #expect(fired.value == 2)
  }

  @Test func aKeyThatIsLetGoLetsTheKnobGo() {
    let (driver, fired) = slide()
    driver.type("→→→")
    #expect(driver.block.contains("━"))
    driver.advance(by: .seconds(2))
    #expect(driver.block == "▐▐█▌ Slide to start    ▌")
    #expect(driver.runtime.nextDeadline == nil)
    #expect(fired.value == 0)
  }

  @Test func tapsWithinASecondAddUp() {
    let (driver, fired) = slide()
    for _ in 0..<12 {
      driver.type("→")
      driver.advance(by: .milliseconds(900))
    }
    #expect(fired.value == 1)
  }

  @Test func theMouseGoesOnWhereItLetGo() {
    let (driver, fired) = slide()
    driver.drag(row: 0, 2, 12)
    driver.drag(row: 0, 12, 23)
    #expect(fired.value == 1)
  }

  @Test func leftDrawsItBack() {
    let (driver, _) = slide()
    driver.type("→←")
    #expect(driver.block == "▐▐█▌ Slide to start    ▌")
  }

  @Test func whereNothingIsToMoveItJumpsBack() {
    let (driver, _) = slide(reducesMotion: true)
    driver.drag(row: 0, 2, 12)
    driver.advance(by: SlideKnob.patience)
    #expect(driver.block == "▐▐█▌ Slide to start    ▌")
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func aPressElsewhereLetsTheKnobGo() {
    let (driver, fired) = slide()
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 2, y: 0))))
    driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 12, y: 0))))
    driver.send(.mouse(MouseEvent(.press(.right), at: Point(x: 2, y: 0))))
    driver.advance(by: SlideKnob.patience)
    driver.advance(by: .seconds(1))
    #expect(driver.block == "▐▐█▌ Slide to start    ▌")
    #expect(fired.value == 0)
  }

  @Test func disabledItStays() {
    let fired = Held(0)
    let driver = ViewDriver(width: 24, height: 1) {
      SlideSwitch("Slide to start") { fired.value += 1 }.disabled()
    }
    driver.drag(row: 0, 2, 23)
    for _ in 0..<20 { driver.type("→") }
    #expect(fired.value == 0)
    #expect(driver.block == "(▐█▌ Slide to start    )")
  }

  @Test(arguments: 0...9)
  func itWorksInLittleRoom(width: Int) {
    let driver = ViewDriver(width: 12, height: 1) {
      HStack {
        SlideSwitch("Slide to start") {}.frame(width: width)
        Text("|")
        Spacer()
      }
    }
    #expect(driver.text.contains("|"))
  }
}
