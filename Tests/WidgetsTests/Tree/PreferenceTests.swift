import ScutesTesting
import Testing

@testable import Scutes

@MainActor struct PreferenceTests {
  private enum SumKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private enum NameKey: PreferenceKey {
    static var defaultValue: String { "none" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Part: View {
    @State private var value = 1

    var body: some View {
      Button("part \(value)") { value += 1 }.preference(key: SumKey.self, value: value)
    }
  }

  private struct Whole: View {
    @State private var sum = -1
    @State private var names = "unset"
    @State private var count = 2

    var body: some View {
      VStack(alignment: .leading) {
        Text("sum \(sum) \(names)")
        Button("more") { count += 1 }
        Button("fewer") { count -= 1 }
        VStack(alignment: .leading) {
          ForEach(0..<count) { _ in Part() }
        }
        .onPreferenceChange(SumKey.self) { sum = $0 }
        .onPreferenceChange(NameKey.self) { names = $0 }
      }
    }
  }

  @Test func valuesOfAllViewsWithinAreCombinedAndFollowed() {
    let driver = ViewDriver(width: 20, height: 8) { Whole() }
    #expect(driver.screen.contains("sum 2 unset"))
    driver.type("⏎")
    #expect(driver.screen.contains("sum 3"))
    driver.type("↓↓⏎⏎")
    #expect(driver.screen.contains("sum 5"))
    driver.type("↑⏎⏎⏎")
    #expect(driver.screen.contains("sum 0"))
  }

  private struct Nested: View {
    @State private var names = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text(names)
        HStack {
          Text("a").preference(key: NameKey.self, value: "a")
          HStack { Text("b").preference(key: NameKey.self, value: "b") }
            .preference(key: NameKey.self, value: "c")
        }
        .onPreferenceChange(NameKey.self) { names = "names \($0)" }
      }
    }
  }

  @Test func anOuterValueReplacesThoseWithinAndTheOrderIsThatOfTheTree() {
    let driver = ViewDriver(width: 20, height: 3) { Nested() }
    #expect(driver.screen.contains("names ac"))
  }
}
