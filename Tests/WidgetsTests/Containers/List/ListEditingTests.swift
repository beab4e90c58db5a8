import TestSupport
import Testing

@testable import Scutes

struct ListEditingTests {
  private func driver(_ basket: Basket, findsAtOnce: Bool = false, height: Int = 4) -> ViewDriver {
    ViewDriver(width: 14, height: height) { FruitList(basket: basket, findsAtOnce: findsAtOnce) }
  }

  @Test func deleteTakesTheRowAndSelectsTheOneInItsPlace() {
    let basket = Basket(count: 3)
    let driver = driver(basket)
    driver.type("↓↓")
    driver.press(KeyPress(.delete))
    #expect(basket.fruit.map(\.id) == [0, 2])
    #expect(basket.chosen == 2)
    driver.press(KeyPress(.backspace))
    #expect(basket.fruit.map(\.id) == [0])
    #expect(basket.chosen == 0)
    driver.press(KeyPress(.delete))
    #expect(basket.fruit.isEmpty)
    #expect(basket.chosen == nil)
  }

  @Test(arguments: [false, true])
  func backspaceThatEndsTheSearchDeletesNoRow(findsAtOnce: Bool) {
    let basket = Basket(count: 3)
    let driver = driver(basket, findsAtOnce: findsAtOnce)
    driver.type(findsAtOnce ? "f" : "/f")
    driver.press(KeyPress(.backspace))
    driver.press(KeyPress(.backspace))
    #expect(basket.fruit.count == 3)
    driver.press(KeyPress(.backspace))
    #expect(basket.fruit.count == 2)
  }

  @Test func altAndAnArrowMoveTheRowAndTheSelectionWithIt() {
    let basket = Basket(count: 9)
    let driver = driver(basket)
    driver.type("↓")
    for _ in 0..<5 { driver.press(KeyPress(.down, modifiers: .alt)) }
    #expect(basket.fruit.map(\.id) == [1, 2, 3, 4, 5, 0, 6, 7, 8])
    #expect(basket.chosen == 0)
    #expect(driver.text.contains("▸ fruit 0"))
    driver.press(KeyPress(.up, modifiers: .alt))
    #expect(basket.fruit.map(\.id) == [1, 2, 3, 4, 0, 5, 6, 7, 8])
  }

  @Test func rowsThatComeAboveKeepTheSelectionWhereItIs() {
    let basket = Basket(count: 50)
    let driver = driver(basket)
    for _ in 0..<21 { driver.type("↓") }
    #expect(driver.text.hasSuffix("▸ fruit 20   │"))
    let before = driver.text
    basket.fruit.insert(contentsOf: (90..<97).map { Fruit(id: $0, name: "new \($0)") }, at: 2)
    driver.runtime.showFrame()
    #expect(basket.chosen == 20)
    #expect(driver.text.replacing("┃", with: "│") == before.replacing("┃", with: "│"))
    basket.fruit.removeSubrange(0..<12)
    driver.runtime.showFrame()
    #expect(driver.text.replacing("┃", with: "│") == before.replacing("┃", with: "│"))
    driver.type("↓")
    #expect(basket.chosen == 21)
  }

  @Test func withTheSelectionOutOfSightWhatShowsStays() {
    let basket = Basket(count: 50)
    let driver = driver(basket)
    driver.type("↓")
    for _ in 0..<4 { driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 1)))) }
    #expect(driver.text.hasPrefix("  fruit 12 "))
    basket.fruit.removeSubrange(3..<6)
    driver.runtime.showFrame()
    #expect(driver.text.hasPrefix("  fruit 12 "))
    #expect(basket.chosen == 0)
  }

  @Test func aSelectionFromOutsideIsBroughtIntoView() {
    let basket = Basket(count: 50)
    basket.chosen = 30
    let driver = driver(basket)
    #expect(driver.text.contains("▸ fruit 30"))
    basket.chosen = 7
    driver.runtime.showFrame()
    #expect(driver.text.contains("▸ fruit 7 "))
  }

  @Test func anotherSizeKeepsTheSelectionInView() {
    let basket = Basket(count: 50)
    let driver = driver(basket, height: 10)
    for _ in 0..<10 { driver.type("↓") }
    #expect(driver.text.hasSuffix("▸ fruit 9    │"))
    driver.resize(width: 14, height: 3)
    #expect(driver.text.contains("▸ fruit 9 "))
    driver.resize(width: 5, height: 1)
    #expect(driver.text == "▸ f…┃")
    driver.resize(width: 14, height: 60)
    #expect(driver.text.hasPrefix("  fruit 0"))
    #expect(driver.text.contains("▸ fruit 9"))
  }

  @Test func theActionsOfARowStandInAMenu() {
    let basket = Basket(count: 3)
    let driver = driver(basket, height: 8)
    driver.type("↓↓→")
    #expect(
      driver.picture == """
          fruit 0
        • fruit 1
        ╭─────────╮
        │ Wash  w │
        │ Peel    │
        ╰─────────╯
        """)
    driver.type("↓⏎")
    #expect(basket.activated == [201])
    #expect(!driver.text.contains("Peel"))
    driver.press(KeyPress(.function(10), modifiers: .shift))
    driver.type("w")
    #expect(basket.activated == [201, 101])
    driver.send(.mouse(MouseEvent(.press(.right), at: Point(x: 4, y: 2))))
    #expect(driver.text.contains("Peel"))
    driver.type("⎋")
    #expect(!driver.text.contains("Peel"))
    #expect(basket.chosen == 2)
    #expect(driver.cursor == Point(x: 2, y: 2))
  }

  @Test func anOpenMenuTakesTheLookOfTheScreen() {
    let changed = driver(Basket(count: 3), height: 8)
    let fresh = driver(Basket(count: 3), height: 8)
    changed.type("↓→")
    for driver in [changed, fresh] {
      driver.runtime.theme = .kameDark
      driver.runtime.showFrame()
    }
    fresh.type("↓→")
    #expect(changed.canvas == fresh.canvas)
  }

  @Test func anOpenMenuKeepsItsRowInViewOnASmallerScreen() {
    let basket = Basket(count: 20)
    let driver = driver(basket, height: 8)
    for _ in 0..<8 { driver.type("↓") }
    driver.type("→")
    #expect(driver.text.hasSuffix("• fruit 7    │"))
    driver.resize(width: 14, height: 6)
    #expect(
      driver.text.replacing("┃", with: "│") == """
          fruit 2    │
        ╭─────────╮  │
        │ Wash  w │  │
        │ Peel    │  │
        ╰─────────╯  │
        • fruit 7    │
        """)
    driver.type("↓⏎")
    #expect(basket.activated == [207])
  }

  @Test func theMenuOfTheLastRowThatShowsScrollsNothing() {
    let basket = Basket(count: 20)
    let driver = ViewDriver(width: 14, height: 12) {
      FruitList(basket: basket).frame(height: 4).frame(maxHeight: .infinity, alignment: .top)
    }
    driver.type("↓↓↓↓→↓")
    #expect(driver.text.hasPrefix("  fruit 0"))
    #expect(driver.text.contains("• fruit 3"))
    #expect(driver.text.contains("Peel"))
  }

  @Test func theSlashFindsARowByItsBeginning() {
    let basket = Basket(names: "apple", "banana", "blueberry", "cherry", "jujube", "배", "사과")
    let driver = driver(basket)
    driver.type("/bl")
    #expect(basket.chosen == 2)
    #expect(driver.text.hasSuffix("/bl │"))
    driver.type("⏎j")
    #expect(basket.chosen == 3)
    driver.type("/j")
    #expect(basket.chosen == 4)
    driver.advance(by: .seconds(3))
    #expect(!driver.text.contains("/j"))
    driver.type("/사")
    #expect(basket.chosen == 6)
    driver.type("⎋")
    #expect(!driver.text.contains("/"))
  }

  @Test func lettersFindARowAtOnceWhereTheListAsksForIt() {
    let basket = Basket(names: "apple", "banana", "blueberry", "jujube", "kiwi")
    let driver = driver(basket, findsAtOnce: true)
    driver.type("k")
    #expect(basket.chosen == 4)
    driver.advance(by: .seconds(3))
    driver.type("b")
    #expect(basket.chosen == 1)
    driver.type("l")
    #expect(basket.chosen == 2)
    driver.advance(by: .seconds(3))
    driver.type("b")
    #expect(basket.chosen == 1)
    driver.type("↓⏎")
    #expect(basket.activated == [2])
  }
}
