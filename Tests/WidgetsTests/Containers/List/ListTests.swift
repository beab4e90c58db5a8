import TestSupport
import Testing

@testable import Scutes

struct ListTests {
  private func driver(_ basket: Basket, width: Int = 14, height: Int = 4) -> ViewDriver {
    ViewDriver(width: width, height: height) { FruitList(basket: basket) }
  }

  @Test func aPartShowsWithTheCursorAndABar() {
    let basket = Basket(count: 9)
    let driver = driver(basket)
    #expect(
      driver.text == """
        ▸ fruit 0    ┃
          fruit 1    │
          fruit 2    │
          fruit 3    │
        """)
    #expect(driver.cursor == Point(x: 2, y: 0))
    #expect(basket.chosen == nil)
  }

  @Test func withoutUnicodeTheMarksAreOfASCII() {
    let basket = Basket(count: 9)
    basket.chosen = 1
    let terminal = HeadlessTerminal(
      size: Size(width: 12, height: 4),
      capabilities: TerminalCapabilities(colorDepth: .monochrome, isUnicode: false))
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) {
      FruitList(basket: basket).frame(height: 3)
      Button("next") {}
    }
    runtime.showFrame()
    #expect(terminal.text == "  fruit 0  #\n> fruit 1  :\n  fruit 2  :\n    next")
    terminal.send(.key(KeyPress(.tab)))
    runtime.step()
    #expect(terminal.text == "  fruit 0  #\n* fruit 1  :\n  fruit 2  :\n    next")
  }

  @Test(arguments: [
    ("↓", 0), ("↓↓", 1), ("jjj", 2), ("jjk", 0), ("↓↓↓↓↓↓↓↓↓↓↓↓", 8),
  ])
  func arrowsSelectOneRowAfterTheOther(keys: String, chosen: Int) {
    let basket = Basket(count: 9)
    let driver = driver(basket)
    driver.type(keys)
    #expect(basket.chosen == chosen)
    #expect(driver.text.contains("▸ fruit \(chosen)"))
  }

  @Test func pageAndEndKeysGoFurther() {
    let basket = Basket(count: 30)
    let driver = driver(basket)
    driver.press(KeyPress(.pageDown))
    #expect(basket.chosen == 3)
    driver.press(KeyPress(.end))
    #expect(basket.chosen == 29)
    #expect(driver.text.hasSuffix("▸ fruit 29   ┃"))
    driver.press(KeyPress(.pageUp))
    #expect(basket.chosen == 26)
    driver.press(KeyPress(.home))
    #expect(basket.chosen == 0)
    #expect(driver.text.hasPrefix("▸ fruit 0    ┃"))
  }

  @Test func theWheelAndTheBarMoveWhatShowsAndNotTheSelection() {
    let basket = Basket(count: 30)
    let driver = driver(basket)
    driver.type("↓")
    driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 1))))
    #expect(driver.text.hasPrefix("  fruit 3 "))
    #expect(driver.cursor == nil)
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 13, y: 3))))
    driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 13, y: 9))))
    #expect(driver.text.hasPrefix("  fruit 26"))
    #expect(basket.chosen == 0)
    driver.type("↓")
    #expect(basket.chosen == 1)
    #expect(driver.text.contains("▸ fruit 1 "))
  }

  @Test func aClickSelectsAndASecondOneInShortTimeActivates() {
    let basket = Basket(count: 9)
    let driver = driver(basket)
    driver.click(x: 4, y: 2)
    #expect(basket.chosen == 2)
    driver.advance(by: .seconds(1))
    driver.click(x: 4, y: 2)
    #expect(basket.activated.isEmpty)
    driver.advance(by: .milliseconds(100))
    driver.click(x: 4, y: 2)
    #expect(basket.activated == [2])
    driver.type("↓⏎")
    #expect(basket.activated == [2, 3])
  }

  @Test func theListIsOneStopAndItsEndsKeepTheFocus() {
    let basket = Basket(count: 3)
    let driver = ViewDriver(width: 14, height: 6) {
      VStack {
        Button("above") {}
        FruitList(basket: basket).frame(height: 3).defaultFocus()
        Button("below") {}
      }
    }
    driver.type("↓↓↓")
    #expect(basket.chosen == 2)
    #expect(driver.cursor?.y == 3)
    driver.type("↓")
    #expect(driver.cursor?.y == 3)
    driver.type("⇥")
    #expect(driver.cursor?.y == 4)
    #expect(driver.text.contains("• fruit 2"))
    driver.type("⇥⇥")
    #expect(driver.cursor?.y == 3)
    driver.type("↑↑↑")
    #expect(basket.chosen == 0)
    #expect(driver.cursor?.y == 1)
  }

  @Test func whatTheListCannotDoIsLeftToOthers() {
    let shown = Shown()
    let driver = ViewDriver(width: 14, height: 4) {
      List(Fruit.make(3)) { Text($0.name) }
        .onKeyPress { key in
          shown.text += key.name()
          return .handled
        }
    }
    driver.type("⏎→x↓")
    #expect(shown.text == "⏎→x")
  }

  @Test func withoutRowsThePlaceholderShows() {
    let basket = Basket(count: 1)
    let driver = driver(basket)
    driver.press(KeyPress(.delete))
    #expect(driver.lines == ["no fruit"])
    basket.fruit = Fruit.make(1)
    driver.runtime.showFrame()
    #expect(driver.lines.count == 1)
    #expect(driver.text.contains("fruit 0"))
  }

  @Test func rowsThatCannotBeSelectedScroll() {
    let driver = ViewDriver(width: 8, height: 2) {
      List {
        Text("one")
        Text("two")
        Group {
          Text("three")
          Text("four")
        }
      }
    }
    #expect(driver.text == "one    ┃\ntwo    │")
    driver.type("↓")
    #expect(driver.text == "two    ┃\nthree  │")
    driver.press(KeyPress(.end))
    #expect(driver.text == "three  │\nfour   ┃")
  }

  @Test func rowsMayBeSeveralLinesHigh() {
    let basket = Basket(count: 5)
    let driver = ViewDriver(width: 10, height: 5) {
      List(basket.fruit, selection: basket.selection, rowHeight: 2) { fruit in
        VStack(alignment: .leading) {
          Text(fruit.name)
          Text("no \(fruit.id)")
        }
      }
    }
    #expect(driver.text == "▸ fruit 0┃\n  no 0   ┃\n  fruit 1│\n  no 1   │\n  fruit 2│")
    driver.type("↓↓↓")
    #expect(driver.text == "  no 0   │\n  fruit 1┃\n  no 1   ┃\n▸ fruit 2│\n  no 2   │")
  }
}
