import TestSupport
import Testing

@testable import Scutes

private enum ShelfKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

private enum LabelKey: EnvironmentKey {
  static var defaultValue: String? { "none set" }
}

extension EnvironmentValues {
  fileprivate var shelf: Int {
    get { self[ShelfKey.self] }
    set { self[ShelfKey.self] = newValue }
  }

  fileprivate var label: String? {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
}

struct EnvironmentTests {
  private struct Shelf: View {
    @Environment(\.shelf) private var shelf
    @Environment(\.label) private var label

    var body: some View {
      Text("shelf \(shelf) \(label ?? "nil")")
    }
  }

  @Test func theDefaultHoldsWhereNobodyHasSetAValue() {
    let driver = ViewDriver { Shelf() }
    #expect(driver.lines == ["shelf 1 none set"])
  }

  @Test func theNearestValueReachesDown() {
    let driver = ViewDriver {
      VStack {
        Shelf()
        VStack { Shelf().padding(.leading, 1) }.environment(\.shelf, 3)
      }
      .environment(\.shelf, 2)
      .environment(\.label, nil)
    }
    #expect(driver.lines == ["shelf 2 nil", "shelf 3 nil"])
  }

  private struct Changing<Content: View>: View {
    @State private var shelf = 4
    let content: Content

    var body: some View {
      VStack {
        Button("raise") { shelf += 1 }
        content.environment(\.shelf, shelf)
      }
    }
  }

  @Test func whoSetsAValueLeavesTheCopiesOfOthersAsTheyAre() {
    let before = EnvironmentValues()
    var values = before
    #expect(values.isIdentical(to: before))
    values.isEnabled = false
    values.shelf = 9
    #expect(!values.isIdentical(to: before))
    #expect(!values.isEnabled && values.shelf == 9)
    #expect(before.isEnabled && before.shelf == 1)
  }

  @Test func aChangeReachesViewsThatAreTheSameOtherwise() {
    let driver = ViewDriver { Changing(content: Shelf().border().padding()) }
    #expect(driver.text.contains("shelf 4"))
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("shelf 5"))
  }

  @Test func aChangeReachesSheetsAndScreens() {
    let driver = ViewDriver {
      Changing(
        content: NavigationStack(path: [1]) {
          Text("root")
        } destination: { _ in
          Shelf()
        })
    }
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("shelf 5"))
  }

  private struct Presenting: View {
    @State private var shelf = 4

    var body: some View {
      Text("below")
        .overlayLayer(isPresented: .constant(true)) {
          VStack {
            Shelf()
            Button("raise") { shelf += 1 }
          }
        }
        .environment(\.shelf, shelf)
    }
  }

  @Test func aChangeReachesWhatIsShownOverTheScreen() {
    let driver = ViewDriver { Presenting() }
    #expect(driver.text.contains("shelf 4"))
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("shelf 5"))
  }

  private final class Library {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private struct Sign: View {
    @Environment(Library.self) private var library

    var body: some View {
      Text(library.name)
    }
  }

  @Test func anObjectIsReadByItsType() {
    let driver = ViewDriver {
      VStack {
        Sign()
        Sign().environment(Library("inner"))
      }
      .environment(Library("outer"))
    }
    #expect(driver.lines == ["outer", "inner"])
  }

  @Test func anActionReadsTheValueAsItIsNow() {
    struct Asking: View {
      @Environment(\.shelf) private var shelf
      let report: (Int) -> Void

      var body: some View {
        Button("ask") { report(shelf) }
      }
    }
    var answers: [Int] = []
    let driver = ViewDriver { Changing(content: Asking { answers.append($0) }) }
    driver.click(on: "ask")
    driver.click(on: "raise")
    driver.click(on: "ask")
    #expect(answers == [4, 5])
  }

  private final class Shop {}

  private struct Counter: View {
    @Environment(Shop.self) private var shop
    static let line: UInt = #line - 1

    var body: some View { Text("\(ObjectIdentifier(shop))") }
  }

  @Test func aMissingObjectIsReportedWithTheLineThatAsksForIt() async throws {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewDriver { Counter() } }
    }
    let message = String(decoding: try #require(end).standardErrorContent, as: UTF8.self)
    #expect(message.contains("EnvironmentTests.swift:\(Counter.line)"), "\(message)")
    #expect(message.contains("Shop"))
  }

  @Test func anObjectThatMayBeMissingIsNil() {
    struct Window: View {
      @Environment(Shop.self) private var shop: Shop?
      var body: some View { Text(shop == nil ? "closed" : "open") }
    }
    let driver = ViewDriver {
      VStack {
        Window()
        Window().environment(Shop())
      }
    }
    #expect(driver.lines == ["closed", "open"])
  }
}
