import TestSupport
import Testing

@testable import Scutes

struct ListCostTests {
  /// The work for `events` in a list of `count` rows, and for its first frame.
  private func costs(_ count: Int, _ events: [InputEvent]) -> [TreeCounts] {
    let driver = ViewDriver(width: 20, height: 8) { SelectingList(count: count) }
    return [driver.runtime.tree.counts]
      + events.map { event in
        driver.runtime.tree.counts = TreeCounts()
        driver.send(event)
        return driver.runtime.tree.counts
      }
  }

  private struct SelectingList: View {
    let count: Int
    @State private var chosen: Int?

    var body: some View {
      List(selection: $chosen) { ForEach(0..<count) { Text("row \($0)") } }
    }
  }

  @Test func scrollingAHundredThousandRowsCostsWhatScrollingThirtyDoes() {
    let down = InputEvent.key(KeyPress(.down))
    let wheel = InputEvent.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 2)))
    let page = InputEvent.key(KeyPress(.pageDown))
    let events = Array(repeating: down, count: 10) + [wheel, wheel, page]
    #expect(costs(30, events) == costs(100_000, events))
  }

  @Test func aStepWithinTheWindowCostsNoMoreWithManyRowsThanWithTen() {
    let step = [InputEvent.key(KeyPress(.down)), InputEvent.key(KeyPress(.down))]
    let few = costs(10, step)
    let many = costs(100_000, step)
    #expect(few == many)
    #expect(many[2].measured <= 2)
  }

  /// A list of 50,000 rows of stacks with closures. The body around it may read the selection.
  private struct ClosureList: View {
    let readsSelection: Bool
    let pressed: Held<[Int]>
    @State private var chosen: Int? = 2

    var body: some View {
      let _ = readsSelection ? chosen : nil
      List(selection: $chosen) {
        ForEach(0..<50_000) { row in
          HStack(spacing: 1) {
            Text("row \(row)")
            Button("open") { pressed.value.append(row) }
          }
        }
      }
    }
  }

  /// The cost of the second of two arrows.
  private func costOfArrow(readsSelection: Bool) -> TreeCounts {
    let driver = ViewDriver(width: 24, height: 12) {
      ClosureList(readsSelection: readsSelection, pressed: Held([]))
    }
    driver.type("↓")
    driver.runtime.tree.counts = TreeCounts()
    driver.type("↓")
    #expect(driver.text.contains("▸ row 4"))
    return driver.runtime.tree.counts
  }

  @Test func aBodyThatReadsTheSelectionCostsNoLayoutAndNoDrawing() {
    let (reading, other) = (costOfArrow(readsSelection: true), costOfArrow(readsSelection: false))
    #expect(reading.measured == 0)
    #expect(reading.drawn == other.drawn)
    #expect(reading.evaluated == other.evaluated + 1)
  }

  @Test func rowsTakeWhatTheirClosuresCaptureByNow() {
    struct Captured: View {
      let pressed: Held<[Int]>
      @State private var chosen: Int? = 0

      var body: some View {
        let now = chosen ?? -1
        List(selection: $chosen) {
          ForEach(0..<50_000) { row in
            HStack(spacing: 1) {
              Text("row \(row), \(now) chosen")
              Button("open") { pressed.value.append(now) }
            }
          }
        }
      }
    }
    let pressed = Held<[Int]>([])
    let driver = ViewDriver(width: 30, height: 4) { Captured(pressed: pressed) }
    driver.type("↓↓")
    #expect(driver.lines.count { $0.contains("2 chosen") } == 4)
    driver.click(on: "open")
    #expect(pressed.value == [2])
  }

  @Test func onlyTheRowsThatShowAreMade() {
    let log = BodyLog()
    let driver = ViewDriver(width: 20, height: 8) {
      List(selection: Binding<Int?>.constant(nil)) {
        ForEach(0..<100_000) { index in
          let _ = log.note("row")
          Text("row \(index)")
        }
      }
    }
    #expect(log.take() == ["row": 8])
    driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 2))))
    #expect(log.take() == ["row": 3])
    #expect(driver.text.hasPrefix("  row 3 "))
    driver.press(KeyPress(.end))
    #expect(log.take() == ["row": 8])
    let rows = driver.runtime.tree.root?.all.filter { $0 is ListRowNode } ?? []
    #expect(rows.count == 8)
  }

  @Test func aRowThatScrollsAwayIsForgottenUnlessItHasTheFocus() {
    let gone = BodyLog()
    let driver = ViewDriver(width: 20, height: 3) {
      List {
        ForEach(0..<9) { index in
          Button("go \(index)") { gone.note("pressed") }
            .onDisappear { gone.note("\(index)") }
        }
      }
    }
    driver.click(on: "go 1")
    #expect(gone.take() == ["pressed": 1])
    driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 2))))
    #expect(gone.take() == ["0": 1, "2": 1])
    driver.type("⏎")
    #expect(gone.take() == ["pressed": 1])
    driver.send(.mouse(MouseEvent(.scrollUp, at: Point(x: 2, y: 2))))
    #expect(driver.text.contains("go 1"))
  }
}
