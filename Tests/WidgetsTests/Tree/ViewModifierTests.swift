import ScutesTesting
import Testing

@testable import Scutes

@MainActor struct ViewModifierTests {
  private struct Card: ViewModifier {
    let title: String
    @State private var isOpen = true

    func body(content: Content) -> some View {
      VStack(alignment: .leading) {
        Button(title) { isOpen.toggle() }
        if isOpen { content.padding(.leading, 1) }
      }
    }
  }

  @Test func aModifierWrapsItsContentAndKeepsState() {
    let driver = ViewDriver(width: 12, height: 3) { Text("inside").modifier(Card(title: "Box")) }
    #expect(driver.screen.contains(" inside"))
    driver.type("⏎")
    #expect(driver.screen.contains("Box"))
    #expect(!driver.screen.contains("inside"))
    driver.type("⏎")
    #expect(driver.screen.contains(" inside"))
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        content
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func aContentThatIsShownTwiceHasTwoStates() {
    let driver = ViewDriver(width: 20, height: 1) { Counter().modifier(Twice()) }
    driver.type("⏎⏎→⏎")
    #expect(driver.screen.filter(\.isNumber) == "21")
  }

  private struct Renamed: View {
    @State private var names = ["one", "two"]

    var body: some View {
      VStack(alignment: .leading) {
        Button("rename") { names.reverse() }
        Text("within").modifier(Card(title: names[0]))
      }
    }
  }

  @Test func whatTheModifierIsGivenChangesAndItsStateStays() {
    let driver = ViewDriver(width: 20, height: 4) { Renamed() }
    driver.type("↓⏎")
    #expect(!driver.screen.contains("within"))
    driver.type("↑⏎")
    #expect(driver.screen.contains("two"))
    #expect(!driver.screen.contains("within"))
  }

  private struct Shelf: ViewModifier {
    @Environment(\.shelf) private var shelf

    func body(content: Content) -> some View { Text("shelf \(shelf)") }
  }

  @Test func aModifierReadsTheEnvironment() {
    let driver = ViewDriver(width: 20, height: 1) {
      EmptyView().modifier(Shelf()).environment(\.shelf, 7)
    }
    #expect(driver.screen.contains("shelf 7"))
  }
}

extension EnvironmentValues {
  fileprivate var shelf: Int {
    get { self[default: 1] }
    set { self[default: 1] = newValue }
  }

  fileprivate var other: Int {
    get { self[default: 2] }
    set { self[default: 2] = newValue }
  }
}

@MainActor struct EnvironmentEntryTests {
  private struct Both: View {
    @Environment(\.shelf) private var shelf
    @Environment(\.other) private var other

    var body: some View { Text("\(shelf) \(other)") }
  }

  @Test(arguments: [(nil, nil, "1 2"), (5, nil, "5 2"), (nil, 6, "1 6"), (5, 6, "5 6")])
  func aPropertyIsItsOwnKey(shelf: Int?, other: Int?, picture: String) {
    let driver = ViewDriver(width: 9, height: 1) {
      if let shelf {
        if let other {
          Both().environment(\.shelf, shelf).environment(\.other, other)
        } else {
          Both().environment(\.shelf, shelf)
        }
      } else if let other {
        Both().environment(\.other, other)
      } else {
        Both()
      }
    }
    #expect(driver.screen.contains(picture))
  }
}
