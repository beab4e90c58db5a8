import ScutesTesting
import Testing

@testable import Scutes

@MainActor struct SearchableTests {
  private struct Fruit: View {
    @State private var query = ""
    @State private var chosen: String?
    private let names = ["apple", "caramel", "melon"]

    var body: some View {
      List(names.filter { query.isEmpty || $0.contains(query) }, id: \.self, selection: $chosen) {
        Text($0)
      }
      .searchable(text: $query, prompt: "Fruit")
    }
  }

  @Test func whatIsTypedIsSearchedAndEscapeGoesBack() {
    let driver = ViewDriver(width: 20, height: 5) { Fruit() }
    #expect(driver.screen.contains("/ [Fruit "))
    driver.type("/mel")
    #expect(driver.screen.contains("mel "))
    #expect(!driver.screen.contains("apple"))
    #expect(driver.screen.contains("caramel"))
    driver.type("⎋")
    #expect(driver.screen.contains("apple"))
    driver.type("⎋")
    driver.type("x")
    #expect(driver.screen.contains("/ [Fruit "))
  }

  @Test func enterLeadsToWhatWasFound() {
    let driver = ViewDriver(width: 20, height: 5) { Fruit() }
    driver.type("/mel⏎↓")
    driver.type("x")
    #expect(driver.screen.contains("/ [mel "))
  }

  private struct Numbers: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
      VStack(alignment: .leading) {
        List([3, 5, 8], id: \.self, selection: $chosen) { Text("row \($0)") }
        Text("\(chosen.sorted())")
      }
    }
  }

  @Test func aListTakesAnyIdentity() {
    let driver = ViewDriver(width: 20, height: 5) { Numbers() }
    driver.type("↓ ")
    #expect(driver.screen.contains("[5]"))
  }
}
