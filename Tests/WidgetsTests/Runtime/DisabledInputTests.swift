import TestSupport
import Testing

@testable import Scutes

struct DisabledInputTests {
  private func wheel(_ driver: ViewDriver, x: Int, y: Int) {
    driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: x, y: y))))
  }

  @Test func aDisabledViewIsNotTappedAndHidesWhatIsBelow() {
    let log = Held("")
    let driver = ViewDriver(width: 20, height: 1) {
      Text("tap").onTap { log.value += "inner " }.disabled()
        .background { Text("   ").onTap { log.value += "below " } }
    }
    driver.click(on: "tap")
    #expect(log.value == "")
  }

  @Test func whatIsAroundADisabledTextIsStillTapped() {
    let taps = Held(0)
    let driver = ViewDriver(width: 20, height: 1) {
      Text("tap").disabled().onTap { taps.value += 1 }
    }
    driver.click(on: "tap")
    #expect(taps.value == 1)
  }

  @Test func aViewDisabledWhileItIsHeldLosesThePress() {
    let (isEnabled, presses) = (Held(true), Held(0))
    let driver = ViewDriver(width: 10, height: 1) {
      Toggle(
        "on",
        isOn: Binding {
          presses.value > 0
        } set: { _ in
          presses.value += 1
        }
      )
      .disabled(!isEnabled.value)
    }
    driver.send(.mouse(MouseEvent(.press(.left), at: Point(x: 5, y: 0))))
    isEnabled.value = false
    driver.runtime.showFrame()
    driver.send(.mouse(MouseEvent(.release(.left), at: Point(x: 5, y: 0))))
    #expect(presses.value == 0)
  }

  private struct Choosing: View {
    @State private var selection: Int? = 0
    let isDisabled: Bool

    var body: some View {
      VStack {
        List(selection: $selection) {
          ForEach(0..<9) { Text("row \($0)") }
        }
        .disabled(isDisabled)
        Text("selected \(selection.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test(arguments: [(true, "selected 0"), (false, "selected 3")])
  func aDisabledListIsNotClicked(_ isDisabled: Bool, _ expected: String) {
    let driver = ViewDriver(width: 20, height: 7) { Choosing(isDisabled: isDisabled) }
    driver.click(on: "row 3")
    #expect(driver.text.contains(expected))
  }

  @Test func aDisabledListIsStillScrolled() {
    let driver = ViewDriver(width: 20, height: 5) { Choosing(isDisabled: true) }
    wheel(driver, x: 4, y: 1)
    #expect(driver.text.contains("row 3") && !driver.text.contains("row 0"))
  }

  @Test func aDisabledScrollViewIsStillScrolled() {
    let driver = ViewDriver(width: 20, height: 2) {
      ScrollView { ForEach(0..<9) { Text("row \($0)") } }.disabled()
    }
    wheel(driver, x: 9, y: 0)
    #expect(!driver.text.contains("row 0"))
    driver.press(KeyPress(.end))
    #expect(driver.text.contains("row 8"))
  }

  private struct Page: Identifiable {
    let id: Int
  }

  @Test func pagesAndTabsThatAreDisabledDoNotTurn() {
    let (page, tab) = (Held(0), Held(0))
    let driver = ViewDriver(width: 20, height: 6) {
      VStack {
        TabView([Page(id: 0), Page(id: 1)], selection: tab.binding, title: { "tab \($0.id)" }) {
          Text("of tab \($0.id)")
        }
        Pager([Page(id: 0), Page(id: 1)], selection: page.binding) { Text("page \($0.id)") }
      }
      .disabled()
    }
    #expect(driver.click(on: "tab 1"))
    for y in 0..<6 { wheel(driver, x: 9, y: y) }
    driver.press(KeyPress(.pageDown), KeyPress(.right))
    #expect(page.value == 0 && tab.value == 0)
    #expect(driver.footer.isEmpty)
  }
}
