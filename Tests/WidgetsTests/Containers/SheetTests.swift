import TestSupport
import Testing

@testable import Scutes

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
      isPresented: shown.isOnBinding, title: "Sheet"
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

  @Test func aSheetWaitsOnceHoweverOftenItIsDescribed() {
    let shown = Shown()
    let driver = ViewDriver(width: 40, height: 12) {
      VStack {
        Text("first").sheet(isPresented: .constant(true), title: "First") { Text("one") }
        if shown.offset < 9 {
          Text("\(shown.offset)").sheet(isPresented: .constant(true), title: "Second") {
            Text("two")
          }
        }
      }
    }
    for offset in 1...8 {
      shown.offset = offset
      driver.runtime.showFrame()
    }
    #expect(driver.text.contains("First") && !driver.text.contains("Second"))
    #expect(driver.runtime.tree.waitingForLayers.count == 1)
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

  /// Drags the grabber by `rows`, a row at a time, and releases it if `isReleased`.
  private func drawGrabber(_ driver: ViewDriver, by rows: Int, isReleased: Bool = true) throws {
    let start = try #require(driver.place(of: "━━━"))
    driver.send(.mouse(MouseEvent(.press(.left), at: start)))
    for step in 0...abs(rows) {
      let place = Point(x: start.x + 1, y: start.y + step * rows.signum())
      driver.send(.mouse(MouseEvent(.drag(.left), at: place)))
    }
    guard isReleased else { return }
    driver.send(
      .mouse(MouseEvent(.release(.left), at: Point(x: start.x, y: start.y + rows))))
  }

  @Test func theSheetFollowsItsGrabber() throws {
    let (driver, shown) = sheet()
    let top = driver.place(of: "╭")?.y ?? 0
    try drawGrabber(driver, by: 3, isReleased: false)
    #expect(driver.place(of: "╭")?.y == top + 3)
    #expect(shown.isOn)
    driver.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 0, y: 0))))
    #expect(driver.place(of: "╭")?.y == top)
  }

  @Test(arguments: [(-5, true), (0, true), (1, true), (2, false), (4, false)])
  func theGrabberDrawnFarEnoughClosesIt(_ rows: Int, _ stays: Bool) throws {
    let (driver, shown) = sheet()
    let top = driver.place(of: "╭")?.y
    try drawGrabber(driver, by: rows)
    #expect(shown.isOn == stays)
    if stays { #expect(driver.place(of: "╭")?.y == top) }
  }

  @Test func letGoTooEarlyItSpringsBack() throws {
    let shown = Shown()
    let driver = ViewDriver(width: 40, height: 12) { Tall(shown: shown, lines: 2) }
    driver.runtime.motion = .full
    driver.runtime.framesPerSecond = 20
    driver.advance(by: .seconds(1))
    let top = try #require(driver.place(of: "╭")?.y)
    let grabber = try #require(driver.place(of: "━━━"))
    for kind: MouseEvent.Kind in [.press(.left), .drag(.left), .release(.left)] {
      let isDown = kind != .press(.left)
      driver.send(
        .mouse(MouseEvent(kind, at: Point(x: grabber.x, y: grabber.y + (isDown ? 1 : 0)))))
    }
    #expect(driver.place(of: "╭")?.y == top + 1)
    driver.advance(by: .milliseconds(300))
    #expect(driver.place(of: "╭")?.y == top)
    #expect(driver.runtime.nextDeadline == nil)
  }

  /// A sheet of some lines.
  private struct Tall: View {
    let shown: Shown
    let lines: Int

    var body: some View {
      Spacer().sheet(isPresented: .constant(true), title: "Tall") {
        VStack {
          ForEach(0..<lines) { Text("line \($0)") }
        }
      }
    }
  }

  @Test func whatIsTooLargeForTheScreenScrolls() {
    let driver = ViewDriver(width: 30, height: 9) { Tall(shown: Shown(), lines: 20) }
    #expect(
      driver.picture == """
        ╭────────────────────────────╮
        │ Tall      ━━━━━         ✕  │
        │                            │
        │          line 0 ┃          │
        │          line 1 │          │
        │          line 2 │          │
        │          line 3 │          │
        │          line 4 │          │
        ╰────────────────────────────╯
        """)
    driver.type("⇥↓↓")
    #expect(driver.text.contains("line 6") && !driver.text.contains("line 1\n"))
  }

  private struct Two: View {
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
      Button("open") { (isFirst, isSecond) = (true, true) }
        .sheet(isPresented: $isSecond, title: "Second") { Counter(name: "two") }
        .sheet(isPresented: $isFirst, title: "First") { Text("one") }
    }
  }

  @Test func aSecondSheetFromBelowWaitsForTheFirstToGo() {
    let driver = ViewDriver(width: 40, height: 12) { Two() }
    driver.type("⏎")
    #expect(driver.text.contains("First") && !driver.text.contains("Second"))
    #expect(driver.runtime.tree.presentedLayers.count == 1)
    driver.type("⎋")
    #expect(driver.text.contains("Second") && !driver.text.contains("First"))
    driver.type("⏎")
    #expect(driver.text.contains("two1"))
    driver.type("⎋")
    #expect(driver.lines == ["open"])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct ByItem: View {
    @State private var item: Item?

    var body: some View {
      Button("open") { item = Item(id: 7) }
        .sheet(item: $item, title: "Item") { item in
          Button("item \(item.id)") { self.item = Item(id: item.id + 1) }
        }
    }
  }

  @Test func aSheetIsShownForAnItem() {
    let driver = ViewDriver(width: 40, height: 12) { ByItem() }
    driver.type("⏎")
    #expect(driver.text.contains("item 7"))
    driver.type("⏎")
    #expect(driver.text.contains("item 8") && !driver.text.contains("item 7"))
    driver.type("⎋")
    #expect(driver.lines == ["open"])
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
  /// The start of `text` on the screen.
  func place(of text: String) -> Point? {
    for (y, line) in self.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(x: String(line[..<range.lowerBound]).columns, y: y)
    }
    return nil
  }
}
