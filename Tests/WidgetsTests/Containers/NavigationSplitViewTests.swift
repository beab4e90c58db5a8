import TestSupport
import Testing

@testable import Scutes

struct NavigationSplitViewTests {
  private struct Split: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var chosen: Int?
    let basket: Basket

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column, sidebarWidth: 12, wideFrom: 30) {
        List(basket.fruit, selection: $chosen) { Text($0.name) }
          .onActivate { _ in column = .detail }
      } detail: {
        VStack(alignment: .leading) {
          Text(chosen.map { "about \($0)" } ?? "nothing")
          Presses()
        }
      }
    }
  }

  private struct Presses: View {
    @State private var count = 0

    var body: some View {
      Button("pressed \(count)") { count += 1 }
    }
  }

  private func driver(width: Int) -> ViewDriver {
    let basket = Basket(count: 3)
    return ViewDriver(width: width, height: 4) { Split(basket: basket) }
  }

  @Test func whereItIsWideBothShow() {
    let driver = driver(width: 32)
    driver.type("↓↓")
    #expect(
      driver.text == """
          fruit 0   │about 1
        ▸ fruit 1   │ pressed 0
          fruit 2   │
                    │
        """)
    driver.type("⏎")
    #expect(driver.text.contains("fruit 0"))
    driver.type("⇥⏎")
    #expect(driver.text.contains("• fruit 1   │ pressed 1"))
  }

  @Test func whereItIsNarrowOneShowsAndEscapeLeadsBack() {
    let driver = driver(width: 20)
    #expect(driver.picture == "▸ fruit 0\n  fruit 1\n  fruit 2")
    driver.type("↓⏎")
    #expect(driver.picture == " ‹ back\nabout 0\n pressed 0")
    #expect(driver.cursor?.y == 2)
    driver.type("⏎⎋")
    #expect(driver.picture == "▸ fruit 0\n  fruit 1\n  fruit 2")
    #expect(driver.cursor == Point(x: 2, y: 0))
    driver.type("⏎")
    #expect(driver.text.contains("pressed 1"))
    driver.click(on: "back")
    #expect(driver.text.contains("▸ fruit 0"))
  }

  @Test func aShortSidebarStaysAboveItsDetail() {
    let driver = ViewDriver(width: 20, height: 4) {
      NavigationSplitView(sidebarWidth: 12, wideFrom: 30, compactRows: 2) {
        VStack(alignment: .leading) {
          Text("fruit 0")
          Text("fruit 1")
        }
      } detail: {
        Presses()
      }
    }
    driver.type("⇥⏎")
    #expect(driver.picture == "fruit 0\nfruit 1\n pressed 1")
    driver.resize(width: 32, height: 4)
    #expect(driver.text.contains("fruit 0     │ pressed 1"))
    driver.type("⏎")
    #expect(driver.text.contains("pressed 2"))
  }

  @Test func bothKeepTheirStateWhenTheWidthChanges() {
    let driver = driver(width: 40)
    driver.type("↓↓⇥⏎⏎")
    driver.resize(width: 20, height: 4)
    #expect(driver.picture == "  fruit 0\n▸ fruit 1\n  fruit 2")
    driver.type("⏎")
    #expect(driver.picture == " ‹ back\nabout 1\n pressed 2")
    driver.resize(width: 40, height: 4)
    #expect(driver.text.contains("pressed 2"))
    #expect(driver.text.contains("fruit 1"))
    for width in 0..<40 { driver.resize(width: width, height: width % 5) }
    driver.resize(width: 40, height: 4)
    #expect(driver.text.contains("pressed 2"))
  }
}
