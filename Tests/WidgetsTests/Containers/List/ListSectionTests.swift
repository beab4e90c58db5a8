import TestSupport
import Testing

@testable import Scutes

struct ListSectionTests {
  private struct Groups: View {
    let basket: Basket
    let groups: [Int]

    var body: some View {
      List(selection: basket.selection) {
        ForEach(groups, id: \.self) { group in
          Section("Group \(group)") {
            ForEach(basket.fruit.filter { $0.id / 10 == group }) { Text($0.name) }
          }
        }
        Text("the end")
      }
    }
  }

  private func driver(_ basket: Basket, height: Int = 5) -> ViewDriver {
    ViewDriver(width: 14, height: height) { Groups(basket: basket, groups: [0, 1]) }
  }

  private func basket() -> Basket {
    Basket([0, 1, 2, 10, 11, 12, 13].map { Fruit(id: $0, name: "fruit \($0)") })
  }

  @Test func headersStandOverTheirRowsAndCannotBeSelected() {
    let basket = basket()
    let driver = driver(basket, height: 10)
    #expect(
      driver.text == """
        Group 0
        ▸ fruit 0
          fruit 1
          fruit 2
        Group 1
          fruit 10
          fruit 11
          fruit 12
          fruit 13
          the end
        """)
    driver.type("↓↓↓↓")
    #expect(basket.chosen == 10)
    driver.type("↑")
    #expect(basket.chosen == 2)
    driver.click(x: 2, y: 4)
    driver.click(x: 2, y: 9)
    #expect(basket.chosen == 2)
  }

  @Test func theHeaderStaysWhileItsRowsShow() {
    let basket = basket()
    let driver = driver(basket)
    driver.type("↓↓↓↓↓↓")
    #expect(
      driver.text == """
        Group 0      │
        Group 1      │
          fruit 10   ┃
          fruit 11   ┃
        ▸ fruit 12   │
        """)
    driver.type("↓↓")
    #expect(driver.text.hasPrefix("Group 1 "))
    #expect(driver.text.contains("▸ fruit 13"))
    driver.type("↑↑↑")
    #expect(driver.text.hasPrefix("Group 1 "))
    #expect(driver.text.contains("▸ fruit 10"))
    driver.press(KeyPress(.home))
    #expect(driver.text.hasPrefix("Group 0      ┃\n▸ fruit 0 "))
  }

  @Test func inAWindowOfOneLineTheCursorShows() {
    let basket = basket()
    let driver = driver(basket, height: 1)
    for _ in 0..<7 {
      driver.type("↓")
      #expect(driver.text.hasPrefix("▸ fruit \(basket.chosen ?? -1)"))
    }
  }

  @Test func sectionsMayDifferByACondition() {
    let basket = basket()
    let driver = ViewDriver(width: 14, height: 6) {
      List(selection: basket.selection) {
        ForEach([0, 1], id: \.self) { group in
          if group == 0 {
            Section { ForEach([Fruit(id: 0, name: "folded")]) { Text($0.name) } }
          } else {
            Section("Group 1") {
              ForEach(basket.fruit.filter { $0.id >= 10 }) { Text($0.name) }
            }
          }
        }
      }
    }
    #expect(
      driver.text == """
        ▸ folded
        Group 1
          fruit 10
          fruit 11
          fruit 12
          fruit 13
        """)
    driver.type("↓↓")
    #expect(basket.chosen == 10)
  }

  @Test func aColumnShowsASectionToo() {
    #expect(
      picture(12, 4) {
        VStack(alignment: .leading) {
          Section("Head", footer: { Text("foot") }, content: { Text("one") })
        }
      } == "    Head\n    one\n    foot")
  }
}
