import Observation
import TestSupport
import Testing

@testable import Scutes

struct IdentityTests {
  @Observable
  final class Rows {
    var names: [String]

    init(_ names: [String]) {
      self.names = names
    }
  }

  private struct RowList: View {
    let rows: Rows

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(rows.names, id: \.self) { Counter(name: $0) }
      }
    }
  }

  @Test(
    arguments: [
      (["B", "A", "C"], ["B1", "A0", "C0"]),
      (["C", "B", "A"], ["C0", "B1", "A0"]),
      (["X", "A", "B", "C"], ["X0", "A0", "B1", "C0"]),
      (["B"], ["B1"]),
      (["A", "C"], ["A0", "C0"]),
      ([], []),
      (["C", "X", "B"], ["C0", "X0", "B1"]),
    ] as [([String], [String])])
  func stateGoesWhereItsIdentityGoes(_ names: [String], _ expected: [String]) {
    let rows = Rows(["A", "B", "C"])
    let driver = ViewDriver { RowList(rows: rows) }
    driver.click(on: "B0")
    rows.names = names
    driver.runtime.showFrame()
    #expect(driver.lines == expected)
  }

  @Test func whatComesBackUnderTheSameIdentityBeginsAfresh() {
    let rows = Rows(["A", "B"])
    let driver = ViewDriver { RowList(rows: rows) }
    driver.click(on: "A0")
    rows.names = ["B"]
    driver.runtime.showFrame()
    rows.names = ["A", "B"]
    driver.runtime.showFrame()
    #expect(driver.lines == ["A0", "B0"])
  }

  @Test func twoOfOneIdentityAreBothShownAndNoneIsLeftBehind() {
    let rows = Rows(["A", "A", "B"])
    var gone = 0
    let driver = ViewDriver {
      VStack {
        ForEach(rows.names, id: \.self) { name in
          Text(name).onDisappear { gone += 1 }
        }
      }
    }
    #expect(driver.lines == ["A", "A", "B"])
    rows.names = ["B", "A", "A"]
    driver.runtime.showFrame()
    #expect(driver.lines == ["B", "A", "A"])
    rows.names = ["B"]
    driver.runtime.showFrame()
    #expect(driver.lines == ["B"])
    rows.names = []
    driver.runtime.showFrame()
    let alive = driver.runtime.tree.allElements.filter { $0.region.width == 1 && $0.isAttached }
    #expect(alive.isEmpty)
    #expect(gone == 3)
  }

  @Test func rowsOnTopOfEachOtherAreDrawnInTheirNewOrder() {
    let rows = Rows(["a", "b", "c"])
    let driver = ViewDriver(width: 3, height: 1) {
      ZStack { ForEach(rows.names, id: \.self) { Box(Character($0), 3) } }
    }
    #expect(driver.picture == "ccc")
    rows.names = ["c", "b", "a"]
    driver.runtime.showFrame()
    #expect(driver.picture == "aaa")
  }

  private struct Wrapped: View {
    let text: String

    var body: some View {
      Text(text)
    }
  }

  @Test func aViewThatGoesLeavesNothingBehindOnTheScreen() {
    let rows = Rows(["gone"])
    let driver = ViewDriver(width: 10, height: 1) {
      ZStack {
        if let name = rows.names.first { Wrapped(text: name).foregroundStyle(.title) }
        Color10()
      }
    }
    #expect(driver.picture == "   gone")
    rows.names = []
    driver.runtime.showFrame()
    #expect(driver.picture == "")
  }

  /// An empty area.
  private struct Color10: View {
    var body: some View { Box(" ", 0).frame(width: 10, height: 1) }
  }

  private struct Renewed: View {
    @State private var version = 1

    var body: some View {
      VStack(alignment: .leading) {
        Button("renew") { version += 1 }
        Button("redraw") { version += 0 }
        Counter(name: "A").id(version)
      }
    }
  }

  @Test func anotherIdentityIsAnotherView() {
    let driver = ViewDriver { Renewed() }
    driver.click(on: "A0")
    #expect(driver.lines.last == "A1")
    driver.click(on: "redraw")
    #expect(driver.lines.last == "A1")
    driver.click(on: "renew")
    #expect(driver.lines.last == "A0")
  }
}
