import TestSupport
import Testing

@testable import Scutes

struct TabViewTests {
  @Test(arguments: [true, false])
  func bracketsCanGoWhereColorsTellThePage(hasColors: Bool) {
    let driver = ViewDriver(
      width: 30, height: 3, colorDepth: hasColors ? .trueColor : .monochrome
    ) {
      TabView(Fruit.make(2), selection: .constant(0), title: { "page \($0.id)" }) { _ in
        Text("…")
      }
      .bracketedTabs(false)
    }
    #expect(driver.lines[0] == (hasColors ? "page 0  page 1" : "[page 0] page 1"))
  }

  private func driver(_ shown: Shown, width: Int = 30) -> ViewDriver {
    let selection = Binding {
      shown.offset
    } set: {
      shown.offset = $0
    }
    let names = ["Board", "메모", "Score"]
    return ViewDriver(width: width, height: 3) {
      TabView(Fruit.make(3), selection: selection, title: { names[$0.id] }) { fruit in
        Button("press \(fruit.id)") { shown.text += "\(fruit.id)" }
      }
    }
  }

  @Test func theBarTellsThePageThatShows() {
    let shown = Shown()
    let driver = driver(shown)
    #expect(driver.lines == ["[Board] 메모  Score", "press 0"])
    driver.type("→→")
    #expect(driver.lines == ["Board  메모 [Score]", "press 2"])
    #expect(driver.cursor?.y == 0)
    driver.type("→⇥⏎")
    #expect(shown.text == "2")
  }

  @Test func clicksAndControlWithThePageKeysChooseToo() {
    let shown = Shown()
    let driver = driver(shown)
    driver.click(on: "메모")
    #expect(shown.offset == 1)
    driver.type("⇥")
    driver.press(KeyPress(.pageDown, modifiers: .control))
    #expect(shown.offset == 2)
    driver.press(KeyPress(.pageDown, modifiers: .control))
    #expect(shown.offset == 2)
    driver.type("⏎")
    #expect(shown.text == "2")
    driver.press(KeyPress(.pageUp, modifiers: .control))
    #expect(driver.text.contains("press 1"))
  }

  @Test func theBarSaysWhereThereIsMore() {
    let shown = Shown()
    let driver = driver(shown, width: 15)
    #expect(driver.lines[0] == "[Board] 메모  ›")
    driver.type("→")
    #expect(driver.lines[0] == "Board [메모] ›")
    driver.type("→")
    #expect(driver.lines[0].hasPrefix("‹") && driver.lines[0].hasSuffix("[Score]"))
    driver.type("←←")
    driver.click(x: 14, y: 0)
    #expect(shown.offset == 2)
  }

  @Test(arguments: [
    (20, 2, [0..<7, 7..<13, 13..<20]), (19, 2, [-1..<6, 6..<12, 12..<19]),
    (8, 1, [-6..<1, 1..<7, 7..<14]), (3, 0, [0..<7, 7..<13, 13..<20]),
    (3, 1, [-6..<1, 1..<7, 7..<14]),
  ])
  func theChosenNameIsAlwaysInTheBar(room: Int, index: Int, places: [Range<Int>]) {
    #expect(TabBarPlan(widths: [5, 4, 5], index: index, room: room).places == places)
  }
}
