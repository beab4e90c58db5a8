import TestSupport
import Testing

@testable import Widgets

/// A screen with a sheet over it.
private struct Sheeted: View {
  let shown: Shown

  var body: some View {
    VStack {
      Text("below").onTap { shown.offset += 1 }
      Button("press") { shown.offset += 1 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .keyBindings(
      "Below", [KeyBinding([KeyPress("b")], 1, "bee"), KeyBinding([KeyPress("q")], 2, "quit")]
    ) { _ in shown.offset += 1 }
    .keyBindings("Always", [KeyBinding([KeyPress("w")], (), "always")], worksEverywhere: true) {
      shown.text += "w"
    }
    .sheet(
      isPresented: Binding {
        shown.isOn
      } set: {
        shown.isOn = $0
      }, title: "Sheet"
    ) {
      Text("one")
      Button("two") { shown.text += "2" }
    }
  }
}

struct SheetTests {
  private func sheet(width: Int = 40, height: Int = 12) -> (ViewDriver, Shown) {
    let shown = Shown()
    let driver = ViewDriver(width: width, height: height) { Sheeted(shown: shown) }
    shown.isOn = true
    driver.runtime.showFrame()
    return (driver, shown)
  }

  @Test func aSheetHasAGrabberATitleAndAControlToCloseIt() {
    let (driver, _) = sheet(width: 36, height: 8)
    #expect(
      driver.picture == """

           ╭────────────────────────────╮
           │ Sheet     ━━━━━         ✕  │
           │                            │
           │            one             │
           │            two             │
           ╰────────────────────────────╯
        """)
  }

  @Test func severalViewsInASheetStandBelowEachOther() {
    let (driver, _) = sheet()
    let rows = driver.text.split(separator: "\n").map { String($0) }
    let one = rows.firstIndex { $0.contains("one") }
    let two = rows.firstIndex { $0.contains("two") }
    #expect(one != nil && two == one.map { $0 + 1 })
  }

  @Test(arguments: ["⎋", "q"])
  func aKeyClosesIt(_ key: String) {
    let (driver, shown) = sheet()
    driver.type(key)
    #expect(!shown.isOn)
    #expect(driver.lines == ["below", "press"])
    #expect(shown.offset == 0)
  }

  @Test func itsControlClosesIt() {
    let (driver, shown) = sheet()
    driver.click(on: "✕")
    #expect(!shown.isOn)
  }

  @Test func aClickOutsideClosesItAndReachesNothingElse() {
    let (driver, shown) = sheet()
    driver.click(x: 0, y: 0)
    #expect(!shown.isOn)
    #expect(shown.offset == 0)
  }

  @Test func aClickInsideDoesNotCloseIt() {
    let (driver, shown) = sheet()
    driver.click(on: "one")
    driver.click(on: "Sheet")
    #expect(shown.isOn)
    driver.click(on: "two")
    #expect(shown.text == "2")
    #expect(shown.isOn)
  }

  @Test func drawingTheGrabberDownClosesIt() throws {
    let (driver, shown) = sheet()
    let grabber = try #require(driver.place(of: "━━━"))
    driver.send(.mouse(MouseEvent(.press(.left), at: grabber)))
    driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: grabber.x + 1, y: grabber.y))))
    #expect(shown.isOn)
    driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: grabber.x, y: grabber.y + 1))))
    #expect(!shown.isOn)
  }

  @Test func itTakesAllKeysButThoseThatWorkEverywhere() {
    let (driver, shown) = sheet()
    driver.type("b⇥⇥b")
    #expect(shown.offset == 0)
    driver.type("w")
    #expect(shown.text == "w")
    driver.type("⏎")
    #expect(shown.text == "w2")
  }

  @Test func whatIsBelowIsDimmed() {
    let theme = Theme(
      name: "test",
      styles: [.ground: TextStyle(foreground: .hex(0x808080), background: .hex(0x404040))])
    let shown = Shown()
    let driver = ViewDriver(width: 40, height: 12, theme: theme) { Sheeted(shown: shown) }
    #expect(driver.canvas?[0, 0].background == .hex(0x404040))
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(driver.canvas?[0, 0].background == .hex(0x202020))
    #expect(driver.canvas?[0, 0].foreground == .hex(0x404040))
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(driver.canvas?[0, 0].background == .hex(0x404040))
  }

  private struct Nested: View {
    @State private var isOuter = false
    @State private var isInner = false

    var body: some View {
      Button("open") { isOuter = true }
        .sheet(isPresented: $isOuter, title: "Outer") {
          Button("more") { isInner = true }
            .sheet(isPresented: $isInner, title: "Inner") { Counter(name: "n") }
        }
    }
  }

  @Test func sheetsNestAndGoOneByOne() {
    let driver = ViewDriver(width: 60, height: 16) { Nested() }
    driver.type("⏎⏎⏎")
    #expect(driver.text.contains("Inner") && driver.text.contains("n1"))
    driver.type("⎋")
    #expect(!driver.text.contains("Inner") && driver.text.contains("Outer"))
    driver.type("⏎")
    #expect(driver.text.contains("n0"))
    driver.type("q")
    #expect(driver.text.contains("Outer"))
    driver.type("q")
    #expect(driver.lines == ["open"])
    #expect(driver.runtime.tree.presentedLayers.isEmpty)
  }

  @Test func aScreenThatGoesTakesItsSheetAlong() {
    let router = Router(path: [1])
    let driver = ViewDriver(width: 60, height: 16) {
      NavigationStack(path: router.path) {
        Text("root")
      } destination: { _ in
        Text("screen").sheet(isPresented: .constant(true), title: "Stuck") { Text("in it") }
      }
    }
    #expect(driver.text.contains("Stuck"))
    router.pop()
    driver.runtime.showFrame()
    #expect(driver.lines == ["root"])
    #expect(driver.runtime.tree.presentedLayers.isEmpty)
  }

  @Test func stateInASheetIsGoneWhenItIsShownAgain() {
    let driver = ViewDriver(width: 60, height: 16) { Presenting() }
    driver.type("⏎⏎")
    #expect(driver.text.contains("n1"))
    driver.type("⎋⏎")
    #expect(driver.text.contains("n0"))
  }

  private struct Presenting: View {
    @State private var isShown = false

    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown, title: "Sheet") { Counter(name: "n") }
    }
  }

  @Test func aSheetOverAnEmptyViewIsShown() {
    struct Bare: View {
      @State private var isShown = false

      var body: some View {
        Spacer()
          .overlayLayer(isPresented: $isShown) { Text("over") }
          .keyBindings("Bare", [KeyBinding([KeyPress("o")], (), "open")]) { isShown = true }
      }
    }
    let driver = ViewDriver(width: 20, height: 3) { Bare() }
    driver.type("o")
    #expect(driver.lines == ["over"])
  }
}

extension ViewDriver {
  /// Where `text` begins on the screen.
  func place(of text: String) -> Point? {
    for (y, line) in self.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(x: String(line[..<range.lowerBound]).columns, y: y)
    }
    return nil
  }
}
