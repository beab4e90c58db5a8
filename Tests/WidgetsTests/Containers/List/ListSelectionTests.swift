import TestSupport
import Testing

@testable import Scutes

struct ListSelectionTests {
  private func driver(_ basket: Basket) -> ViewDriver {
    ViewDriver(width: 14, height: 5) {
      List(selection: basket.selections) {
        ForEach(basket.fruit) { fruit in
          Text(fruit.name).contextMenu { Button("Wash") { basket.activated.append(fruit.id) } }
        }
        .onDelete { basket.fruit.removeSubranges($0) }
      }
    }
  }

  @Test func spaceChangesOneRowAndTheArrowsNone() {
    let basket = Basket(count: 5)
    let driver = driver(basket)
    driver.type(" ↓↓ ↓")
    #expect(basket.several == [0, 2])
    #expect(driver.picture == " ✓ fruit 0\n   fruit 1\n ✓ fruit 2\n▸  fruit 3\n   fruit 4")
    driver.type("↑ ")
    #expect(basket.several == [0])
    #expect(driver.text.contains("▸  fruit 2"))
  }

  @Test func shiftSelectsARangeThatGrowsAndShrinks() {
    let basket = Basket(count: 5)
    let driver = driver(basket)
    driver.type("↓")
    for _ in 0..<3 { driver.press(KeyPress(.down, modifiers: .shift)) }
    #expect(basket.several == [1, 2, 3, 4])
    driver.press(KeyPress(.up, modifiers: .shift))
    #expect(basket.several == [1, 2, 3])
    driver.press(KeyPress("a", modifiers: .control))
    #expect(basket.several.count == 5)
  }

  @Test func aRangeGrowsFromItsStartWhateverReadsTheSelection() {
    let basket = Basket(count: 5)
    let driver = ViewDriver(width: 14, height: 6) {
      VStack(alignment: .leading) {
        Text("\(basket.several.count) chosen")
        List(selection: basket.selections) { ForEach(basket.fruit) { Text($0.name) } }
      }
    }
    driver.type("↓")
    for _ in 0..<3 { driver.press(KeyPress(.down, modifiers: .shift)) }
    #expect(basket.several == [1, 2, 3, 4])
    driver.press(KeyPress(.up, modifiers: .shift))
    #expect(basket.several == [1, 2, 3])
  }

  @Test func clicksSelectWithControlBesidesTheOthers() {
    let basket = Basket(count: 5)
    let driver = driver(basket)
    driver.click(x: 4, y: 1)
    #expect(basket.several == [1])
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 4, y: 3), modifiers: .control)))
    #expect(basket.several == [1, 3])
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 4, y: 4), modifiers: .shift)))
    #expect(basket.several == [3, 4])
  }

  @Test(arguments: [(3, [1, 3]), (1, [1, 3]), (2, [2])] as [(Int, Set<Int>)])
  func aRightClickOpensTheMenuForWhatIsSelectedOrForTheRow(row: Int, selected: Set<Int>) {
    let basket = Basket(count: 5)
    basket.several = [1, 3]
    let driver = driver(basket)
    driver.send(.mouse(MouseEvent(.press(.right), at: Point(x: 4, y: row))))
    #expect(basket.several == selected)
    driver.type("⏎")
    #expect(basket.activated == [row])
  }

  @Test func deleteTakesAllThatIsSelectedIfTheCursorIsOnOneOfThem() {
    let basket = Basket(count: 5)
    let driver = driver(basket)
    driver.type(" ↓↓ ")
    driver.press(KeyPress(.delete))
    #expect(basket.fruit.map(\.id) == [1, 3, 4])
    driver.type("↓")
    driver.press(KeyPress(.delete))
    #expect(basket.fruit.map(\.id) == [1, 3])
  }
}
