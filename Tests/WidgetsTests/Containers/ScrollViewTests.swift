import TestSupport
import Testing

@testable import Scutes

struct ScrollViewTests {
  private func numbers(_ count: Int = 9, width: Int = 8, height: Int = 4) -> ViewDriver {
    ViewDriver(width: width, height: height) {
      ScrollView { ForEach(0..<count) { Text("row \($0)") } }
    }
  }

  @Test func aPartShowsWithABarBesideIt() {
    #expect(
      numbers().text == """
         row 0┃
         row 1│
         row 2│
         row 3│
        """)
  }

  @Test func whatFitsHasNoBar() {
    #expect(numbers(2).picture == "\n row 0\n row 1")
  }

  @Test func withoutUnicodeTheBarIsOfASCII() {
    let terminal = HeadlessTerminal(
      size: Size(width: 8, height: 3),
      capabilities: TerminalCapabilities(colorDepth: .monochrome, isUnicode: false))
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) {
      ScrollView { ForEach(0..<9) { Text("row \($0)") } }
    }
    runtime.showFrame()
    #expect(terminal.text == " row 0#\n row 1:\n row 2:")
  }

  @Test func itsKeysAreKnownFromTheFirstFrameOnAndAsLongAsItOverflows() {
    let driver = numbers()
    var showsKeys: Bool { driver.runtime.tree.activeKeys.tables.contains { $0.id == "scroll" } }
    #expect(showsKeys)
    driver.resize(width: 8, height: 20)
    #expect(!showsKeys)
  }

  @Test(arguments: [
    ("↓", 1), ("↓↓", 2), ("↓↓↑", 1), ("jjk", 1), (" ", 3), ("↓↓↓↓↓↓↓↓↓↓", 5), ("↑", 0),
  ])
  func keysMoveIt(keys: String, first: Int) {
    let driver = numbers()
    driver.type(keys)
    #expect(driver.text.hasPrefix(" row \(first)"))
  }

  @Test func pageAndEndKeysMoveIt() {
    let driver = numbers()
    driver.press(KeyPress(.pageDown))
    #expect(driver.text.hasPrefix(" row 3"))
    driver.press(KeyPress(.end))
    #expect(driver.text == " row 5│\n row 6│\n row 7│\n row 8┃")
    driver.press(KeyPress(.pageUp))
    #expect(driver.text.hasPrefix(" row 2"))
    driver.press(KeyPress(.home))
    #expect(driver.text.hasPrefix(" row 0"))
  }

  @Test func theWheelMovesItAndTheBarCanBeDragged() {
    let driver = numbers()
    driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 1))))
    #expect(driver.text.hasPrefix(" row 3"))
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 6, y: 0))))
    #expect(driver.text.hasPrefix(" row 0"))
    driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 6, y: 7))))
    #expect(driver.text.hasPrefix(" row 5"))
  }

  @Test func whatHasTheFocusIsBroughtIntoView() {
    let driver = ViewDriver(width: 10, height: 3) {
      ScrollView { ForEach(0..<9) { index in Button("go \(index)") {} } }
    }
    driver.type("↓↓↓↓")
    #expect(driver.text.contains("go 4"))
    #expect(driver.cursor?.y == 2)
    driver.type("↑↑↑↑")
    #expect(driver.text.contains("go 0"))
    driver.resize(width: 10, height: 1)
    #expect(driver.text.contains("go 0"))
    driver.type("⇥⇥")
    #expect(driver.text.contains("go 2"))
  }

  @Test func theWheelLeavesTheFocusBehindAndTheCursorIsHiddenMeanwhile() {
    let driver = ViewDriver(width: 10, height: 3) {
      ScrollView { ForEach(0..<9) { index in Button("go \(index)") {} } }
    }
    driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 3, y: 1))))
    #expect(driver.text.contains("go 3"))
    #expect(driver.cursor == nil)
    driver.type("↓")
    #expect(driver.text.contains("go 1"))
    #expect(driver.cursor != nil)
  }

  @Test func whatIsOutOfSightCannotBeClicked() {
    var clicked: [Int] = []
    let driver = ViewDriver(width: 10, height: 6) {
      VStack {
        ScrollView { ForEach(0..<9) { index in Button("go \(index)") { clicked.append(index) } } }
          .frame(height: 2)
        Text("below")
      }
    }
    driver.click(x: 4, y: 2)
    driver.click(x: 4, y: 3)
    driver.click(x: 4, y: 4)
    driver.click(x: 4, y: 5)
    #expect(clicked.allSatisfy { $0 < 2 })
  }

  @Test func scrollViewsWithinScrollViewsShowWhatHasTheFocus() {
    let driver = ViewDriver(width: 12, height: 4) {
      ScrollView {
        ForEach(0..<3) { outer in
          ScrollView { ForEach(0..<6) { inner in Button("b\(outer)\(inner)") {} } }.frame(height: 3)
        }
      }
    }
    for _ in 0..<10 { driver.type("⇥") }
    #expect(driver.text.contains("b14"))
    for _ in 0..<7 { driver.type("⇥") }
    #expect(driver.text.contains("b25"))
  }

  @Test func thePositionCanBeSaidAndIsTold() {
    let shown = Shown()
    let position = Binding {
      Point(x: 0, y: shown.offset)
    } set: {
      shown.offset = $0.y
    }
    let driver = ViewDriver(width: 8, height: 4) {
      ScrollView(position: position) { ForEach(0..<9) { Text("row \($0)") } }
    }
    driver.type("↓↓")
    #expect(shown.offset == 2)
    shown.offset = 4
    driver.runtime.showFrame()
    #expect(driver.text.hasPrefix(" row 4"))
    shown.offset = 90
    driver.runtime.showFrame()
    #expect(driver.text.hasPrefix(" row 5"))
    #expect(shown.offset == 5)
  }

  @Test func bothWaysThereAreTwoBars() {
    let driver = ViewDriver(width: 8, height: 4) {
      ScrollView([.horizontal, .vertical]) { ForEach(0..<6) { Text("a wide row \($0)") } }
    }
    #expect(driver.text == "a wide ┃\na wide │\na wide │\n━━━━───")
    driver.type("→→→→→→")
    #expect(driver.text == "e row 0┃\ne row 1│\ne row 2│\n───━━━━")
    driver.press(KeyPress(.end))
    #expect(driver.text == "e row 3│\ne row 4│\ne row 5┃\n───━━━━")
  }

  @Test func scrollingDrawsNothingOutside() {
    let driver = ViewDriver(width: 10, height: 5) {
      VStack {
        Text("above")
        ScrollView { ForEach(0..<9) { Text("row \($0)") } }
        Text("below")
      }
    }
    for _ in 0..<8 {
      driver.type("↓")
      let lines = driver.lines
      #expect(lines.first == "above")
      #expect(lines.last == "below")
    }
  }
}
