import TestSupport
import Testing

@testable import Scutes

struct PointerTests {
  private func move(_ driver: ViewDriver, x: Int, y: Int) {
    driver.send(.mouse(MouseEvent(.move, at: Point(x: x, y: y))))
  }

  @Test func thePointerIsAskedForOnlyWhileAViewFollowsIt() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 2) {
      if shown.isOn { Text("here").onHover { _ in } } else { Text("there") }
    }
    #expect(!driver.terminal.tracksPointer)
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(driver.terminal.tracksPointer)
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(!driver.terminal.tracksPointer)
  }

  @Test func aViewKnowsWhenThePointerIsOverIt() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 3) {
      VStack(alignment: .leading) {
        Text("one").onHover { shown.text += $0 ? "in " : "out " }
        Text("two").onContinuousHover { phase in
          if case .active(let point) = phase {
            shown.over += "\(point.x) "
          } else {
            shown.over += "- "
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    move(driver, x: 0, y: 0)
    move(driver, x: 1, y: 0)
    move(driver, x: 1, y: 1)
    move(driver, x: 2, y: 1)
    move(driver, x: 9, y: 1)
    #expect(shown.text == "in out ")
    #expect(shown.over == "1 2 - ")
  }

  @Test func whatLiesBelowASheetIsNotUnderThePointer() {
    let shown = Shown()
    let driver = ViewDriver(width: 30, height: 10) {
      Text("below").frame(maxWidth: .infinity, maxHeight: .infinity)
        .onHover { shown.text += $0 ? "in " : "out " }
        .sheet(
          isPresented: shown.isOnBinding, title: "sheet"
        ) { Text("above") }
    }
    move(driver, x: 0, y: 0)
    shown.isOn = true
    driver.runtime.showFrame()
    move(driver, x: 1, y: 0)
    #expect(shown.text == "in out ")
  }

  @Test func thePointerIsNotOverWhatIsScrolledAway() {
    let seen = Held<Set<Int>>([])
    let driver = ViewDriver(width: 20, height: 6) {
      VStack {
        ScrollView {
          VStack {
            ForEach(0..<10) { index in
              Text("row \(index)").onHover { if $0 { seen.value.insert(index) } }
            }
          }
        }
        .frame(height: 2)
        Text("below").frame(height: 4)
      }
    }
    for x in 0..<20 { for y in 0..<6 { move(driver, x: x, y: y) } }
    #expect(seen.value == [0, 1])
  }

  @Test func thePointerIsNotOverAScreenKeptBack() {
    let shown = Shown()
    let router = Router<Int>()
    let driver = ViewDriver(width: 20, height: 3) {
      NavigationStack(path: router.path) {
        Text("first").onHover { shown.text += $0 ? "in " : "out " }
      } destination: { _ in
        Text("second")
      }
    }
    for x in 0..<20 { move(driver, x: x, y: 1) }
    #expect(shown.text == "in out ")
    router.push(1)
    driver.runtime.showFrame()
    for x in 0..<20 { for y in 0..<3 { move(driver, x: x, y: y) } }
    #expect(shown.text == "in out ")
  }

  @Test func aViewThatGoesIsNoLongerUnderThePointer() {
    let shown = Shown()
    shown.isOn = true
    let driver = ViewDriver(width: 20, height: 3) {
      if shown.isOn { Text("over me").onHover { shown.text += $0 ? "in " : "out " } }
    }
    move(driver, x: 10, y: 1)
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(shown.text == "in out ")
  }

  @Test func whatComesUnderThePointerIsToldInTheSameFrame() {
    struct Marked: View {
      @State private var isOver = false
      let text: String

      var body: some View {
        Text(isOver ? "<\(text)>" : text).onHover { isOver = $0 }
      }
    }
    let shown = Shown()
    let driver = ViewDriver(width: 9, height: 3) {
      VStack(alignment: .leading) {
        if shown.isOn { Text("new") }
        Marked(text: "one")
        Marked(text: "two")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    move(driver, x: 1, y: 1)
    #expect(driver.lines == ["one", "<two>"])
    shown.isOn = true
    let frames = driver.terminal.frames.count
    driver.runtime.showFrame()
    #expect(driver.lines == ["new", "<one>", "two"])
    #expect(driver.terminal.frames.count == frames + 1)
  }

  @Test func aDisabledViewIsNotUnderThePointer() {
    let shown = Shown()
    let driver = ViewDriver(width: 9, height: 1) {
      Text("here").onHover { shown.text += $0 ? "in " : "out " }.disabled(shown.isOn)
    }
    move(driver, x: 4, y: 0)
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(shown.text == "in out ")
  }

  @Test func clicksInQuickSuccessionAreCounted() {
    let shown = Shown()
    let clock = TestClock()
    let driver = ViewDriver(width: 10, height: 1, clock: clock) {
      Text("here").onMouse { event, _ in
        if case .press = event.kind { shown.text += "\(event.clickCount)" }
        return true
      }
    }
    for pause in [0, 300, 300, 401] {
      clock.now += .milliseconds(pause)
      driver.click(on: "here")
    }
    #expect(shown.text == "1231")
  }

  @Test func aSlowLinkIsKnownToTheViews() {
    struct Link: View {
      @Environment(\.isLinkSlow) private var isLinkSlow
      var body: some View { Text(isLinkSlow ? "slow" : "quick") }
    }
    let driver = ViewDriver(width: 10, height: 1) { Link() }
    driver.terminal.roundTrip = .milliseconds(100)
    driver.type("x")
    #expect(driver.lines == ["quick"])
    driver.terminal.roundTrip = .milliseconds(101)
    driver.type("x")
    #expect(driver.lines == ["slow"])
  }
}
