import Counter
import Testing
import Widgets
import WidgetsTesting

@MainActor
struct CounterTests {
  @Test func keysAndClicksAdd() {
    let count = Count()
    let driver = ViewDriver(width: 40, height: 6) { Counter(count: count) }
    driver.type("⏎+")
    driver.click(on: "Add one")
    #expect(driver.screen.contains("3 in all, 3 here"))
    count.value = 9
    driver.resize(width: 30, height: 5)
    #expect(driver.screen.contains("9 in all, 3 here"))
  }

  @Test func theFooterShowsTheKeyThatWasDeclared() {
    let driver = ViewDriver(width: 40, height: 6) { Counter(count: Count()) }
    #expect(driver.screen.contains("+ add one"))
  }

  @Test func aLayoutOfOnesOwnArranges() {
    let driver = ViewDriver(width: 9, height: 3) {
      Staircase()() {
        Text("one")
        Text("two")
        Text("six")
      }
    }
    #expect(driver.screen == "one\n   two\n      six")
  }
}
