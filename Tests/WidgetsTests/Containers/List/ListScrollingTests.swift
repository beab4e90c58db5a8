import TestSupport
import Testing

@testable import Scutes

struct ListScrollingTests {
  private let basket = Basket(count: 20)

  private func driver(
    _ options:
      @escaping (List<Int, ForEach<[Fruit], Int, Text>>) ->
      List<Int, ForEach<[Fruit], Int, Text>>
  ) -> ViewDriver {
    ViewDriver(width: 14, height: 4) { [basket] in
      options(List(basket.fruit, selection: basket.selection) { Text($0.name) })
    }
  }

  private func add(_ driver: ViewDriver) {
    basket.fruit.append(Fruit(id: basket.fruit.count, name: "fruit \(basket.fruit.count)"))
    driver.runtime.showFrame()
  }

  private func wheel(_ driver: ViewDriver, _ kind: MouseEvent.Kind) {
    driver.send(.mouse(MouseEvent(kind, at: Point(x: 1, y: 1))))
  }

  // MARK: The tail

  @Test func theEndStaysVisibleUntilSomeoneScrollsAwayFromIt() {
    let driver = driver { $0.followsTail() }
    #expect(driver.lines.last?.contains("fruit 19") == true)
    add(driver)
    #expect(driver.lines.last?.contains("fruit 20") == true)
    wheel(driver, .scrollUp)
    add(driver)
    #expect(driver.lines.last?.contains("fruit 17") == true)
    wheel(driver, .scrollDown)
    wheel(driver, .scrollDown)
    add(driver)
    #expect(driver.lines.last?.contains("fruit 22") == true)
    driver.resize(width: 14, height: 2)
    #expect(driver.lines.last?.contains("fruit 22") == true)
  }

  @Test func whoeverChoosesARowStaysThere() {
    let driver = driver { $0.followsTail() }
    driver.type("↑↑")
    let chosen = basket.chosen
    let before = driver.text
    add(driver)
    #expect(basket.chosen == chosen)
    #expect(driver.text.replacing("┃", with: "│") == before.replacing("┃", with: "│"))
    driver.press(.end)
    add(driver)
    #expect(driver.lines.last?.contains("fruit 21") == true)
    #expect(basket.chosen == 20)
  }

  @Test func withoutSelectionTheCursorFollowsToo() {
    let driver = ViewDriver(width: 14, height: 4) { [basket] in
      List(basket.fruit) { Text($0.name) }.followsTail()
    }
    #expect(driver.lines.last?.hasPrefix("▸ fruit 19") == true)
    add(driver)
    #expect(driver.lines.last?.hasPrefix("▸ fruit 20") == true)
  }

  @Test func otherListsStayAtTheirBeginning() {
    let driver = driver { $0 }
    add(driver)
    #expect(driver.lines.first?.contains("fruit 0") == true)
  }

  // MARK: The top

  @Test func theRowAtTheTopIsReadAndSet() {
    let top = Held<Int?>(nil)
    let driver = driver { $0.scrollPosition(id: top.binding) }
    #expect(top.value == 0)
    wheel(driver, .scrollDown)
    #expect(top.value == 3)
    top.value = 11
    driver.runtime.showFrame()
    #expect(driver.lines.first?.contains("fruit 11") == true)
    top.value = 19
    driver.runtime.showFrame()
    #expect(driver.lines.last?.contains("fruit 19") == true)
    #expect(top.value == 16)
  }

  @Test func theTopIsSetFromTheBeginningAndBelowTheHeader() {
    let top = Held<Int?>(12)
    let driver = ViewDriver(width: 14, height: 4) { [basket] in
      List(selection: basket.selection) {
        Section("Fruit") { ForEach(basket.fruit) { Text($0.name) } }
      }
      .scrollPosition(id: top.binding)
    }
    #expect(driver.lines.first?.hasPrefix("Fruit") == true)
    #expect(driver.lines.dropFirst().first?.hasPrefix("▸ fruit 12") == true)
    #expect(top.value == 12)
  }

  // MARK: The selection

  @Test func aFilterLeavesAKeptSelectionAlone() {
    let driver = driver { $0.keepsSelection() }
    driver.type("↓↓↓")
    #expect(basket.chosen == 2)
    let all = basket.fruit
    basket.fruit = all.filter { $0.id % 2 == 1 }
    driver.runtime.showFrame()
    #expect(basket.chosen == 2)
    basket.fruit = all
    driver.runtime.showFrame()
    #expect(driver.text.contains("▸ fruit 2"))
    driver.type("↓")
    #expect(basket.chosen == 3)
  }

  @Test func anArrowChoosesTheRowInThePlaceOfAHiddenOne() {
    let driver = driver { $0.keepsSelection() }
    driver.type("↓↓↓")
    basket.fruit.remove(at: 2)
    driver.runtime.showFrame()
    driver.type("↓")
    #expect(basket.chosen == 3)
  }

  // MARK: The focus

  private struct Late: View {
    let basket: Basket

    var body: some View {
      VStack {
        Button("Other") { basket.activated.append(-1) }
        List(basket.fruit, selection: basket.selection) { Text($0.name) }.defaultFocus()
      }
    }
  }

  @Test(arguments: [true, false])
  func theDefaultFocusWaitsForRowsUntilSomeoneIsFaster(isUsed: Bool) {
    let basket = Basket(count: 0)
    let driver = ViewDriver(width: 14, height: 6) { Late(basket: basket) }
    if isUsed { driver.type("⏎") }
    #expect(basket.activated == (isUsed ? [-1] : []))
    basket.fruit = Fruit.make(3)
    driver.runtime.showFrame()
    driver.type("↓↓")
    #expect((basket.chosen != nil) == true)
    #expect(basket.chosen == (isUsed ? 0 : 1))
  }
}
