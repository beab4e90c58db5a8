import ScutesTesting
import Testing

@testable import Scutes

@MainActor struct FocusStateTests {
  private enum Field { case name, town }

  private struct Form: View {
    @FocusState private var field: Field?
    @FocusState private var isOnLeave: Bool
    @State private var name = ""
    @State private var town = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text(isOnLeave ? "leaving" : field.map { "\($0)" } ?? "none")
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Town", text: $town).focused($field, equals: .town)
        Button("To town") { field = .town }
        Button("Leave") { field = nil }.focused($isOnLeave)
      }
    }
  }

  @Test func theFocusIsReadAndSet() {
    let driver = ViewDriver(width: 20, height: 6) { Form() }
    #expect(driver.screen.hasPrefix("name"))
    driver.type("⇥")
    #expect(driver.screen.hasPrefix("town"))
    driver.type("⇥")
    #expect(driver.screen.hasPrefix("none"))
    driver.type("⏎")
    #expect(driver.screen.hasPrefix("town"))
    driver.type("x")
    #expect(driver.screen.contains("x"))
    driver.type("⇥⇥")
    #expect(driver.screen.hasPrefix("leaving"))
  }
}
