import TestSupport
import Testing

@testable import Scutes

struct PagerTests {
  private func selection(_ shown: Shown) -> Binding<Int> {
    Binding {
      shown.offset
    } set: {
      shown.offset = $0
    }
  }

  private func driver(
    _ shown: Shown, count: Int = 3, width: Int = 20, height: Int = 4, titled: Bool = false
  ) -> ViewDriver {
    ViewDriver(width: width, height: height) {
      Pager(
        Fruit.make(count), selection: selection(shown), title: titled ? { $0.name } : nil
      ) { fruit in
        Text("page \(fruit.id)")
      }
    }
  }

  @Test func onePageShowsWithADotForEach() {
    let driver = driver(Shown())
    #expect(driver.text == "\n       page 0\n\n       ● ○ ○")
  }

  @Test func withManyPagesTheirNumberShows() {
    let shown = Shown()
    let driver = driver(shown, count: 40, titled: true)
    #expect(driver.lines == ["page 0", "1/40  fruit 0"])
    driver.click(on: "40")
    #expect(driver.lines == ["page 1", "2/40  fruit 1"])
    driver.click(on: "2/40")
    #expect(shown.offset == 0)
  }

  @Test(arguments: [("→", 1), ("→→", 2), ("→→→→", 2), ("→→←", 1), ("←", 0)])
  func arrowsTurnThePages(keys: String, page: Int) {
    let shown = Shown()
    let driver = driver(shown)
    driver.type(keys)
    #expect(shown.offset == page)
    #expect(driver.lines[0] == "page \(page)")
  }

  @Test func pageKeysTheWheelDotsAndDragsTurnThem() {
    let shown = Shown()
    let driver = driver(shown)
    driver.press(KeyPress(.pageDown))
    #expect(shown.offset == 1)
    driver.send(.mouse(MouseEvent(.scrollUp, at: Point(x: 3, y: 1))))
    #expect(shown.offset == 0)
    driver.click(on: "○ ○")
    #expect(shown.offset == 1)
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 14, y: 1))))
    driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 6, y: 1))))
    driver.send(.mouse(MouseEvent(.release(.left), at: Point(x: 6, y: 1))))
    #expect(shown.offset == 2)
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 6, y: 1))))
    driver.send(.mouse(MouseEvent(.release(.left), at: Point(x: 8, y: 1))))
    #expect(shown.offset == 2)
  }

  @Test func onlyThePageThatShowsIsDescribed() {
    let log = BodyLog()
    let shown = Shown()
    let driver = ViewDriver(width: 20, height: 4) {
      Pager(Fruit.make(9), selection: selection(shown)) { fruit in
        let _ = log.note("\(fruit.id)")
        Text("page \(fruit.id)")
      }
    }
    #expect(Array(log.take().keys) == ["0"])
    driver.type("→")
    #expect(Array(log.take().keys) == ["1"])
  }

  @Test func arrowsGoToTheControlsOfAPageFirstAndTheFocusIsKept() {
    let shown = Shown()
    var pressed = ""
    let driver = ViewDriver(width: 20, height: 4) {
      Pager(Fruit.make(2), selection: selection(shown)) { fruit in
        HStack {
          Button("a\(fruit.id)") { pressed += "a\(fruit.id)" }
          Button("b\(fruit.id)") { pressed += "b\(fruit.id)" }
        }
      }
    }
    driver.type("→⏎")
    #expect(pressed == "b0")
    driver.type("→⏎")
    #expect(shown.offset == 1)
    #expect(pressed == "b0a1")
    driver.type("←⏎")
    #expect(shown.offset == 0)
    #expect(pressed == "b0a1b0")
  }

  @Test func anEmptyPagerAndTheSmallestRoomAreDrawn() {
    #expect(driver(Shown(), count: 0).lines.isEmpty)
    #expect(driver(Shown(), count: 3, width: 1, height: 1).text.count <= 1)
    #expect(driver(Shown(), count: 1).lines == ["page 0"])
  }
}
