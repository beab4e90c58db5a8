import TestSupport
import Testing

@testable import Scutes

struct GeometryReaderTests {
  private struct Sized: View {
    let log: BodyLog
    let shown: Shown

    var body: some View {
      GeometryReader { geometry in
        log.note("content")
        return Text("\(geometry.size.width)x\(geometry.size.height) \(shown.text)")
      }
    }
  }

  @Test func theContentKnowsTheRoom() {
    let driver = ViewDriver(width: 12, height: 4) {
      Sized(log: BodyLog(), shown: Shown("a")).border(.light)
    }
    #expect(driver.picture == "┌──────────┐\n│10x2 a    │\n│          │\n└──────────┘")
  }

  @Test func theContentIsEvaluatedOnceForASize() {
    let (log, shown) = (BodyLog(), Shown("a"))
    let driver = ViewDriver(width: 20, height: 3) { Sized(log: log, shown: shown) }
    #expect(log.take() == ["content": 1])
    driver.resize(width: 30, height: 3)
    #expect(log.take() == ["content": 1])
    #expect(driver.picture == "30x3 a")
    shown.text = "b"
    driver.runtime.showFrame()
    #expect(log.take() == ["content": 1])
    #expect(driver.picture == "30x3 b")
    driver.runtime.showFrame()
    #expect(log.take() == [:])
  }

  private struct Beside: View {
    let log: BodyLog
    let shown: Shown
    @State private var text = ""

    var body: some View {
      HStack {
        Label(shown: shown)
        Sized(log: log, shown: shown)
      }
    }
  }

  private struct Label: View {
    let shown: Shown

    var body: some View {
      Text(String(repeating: "x", count: shown.offset))
    }
  }

  @Test func anotherRoomIsSeenInTheSameFrame() {
    let (log, shown) = (BodyLog(), Shown("a"))
    let driver = ViewDriver(width: 20, height: 1) { Beside(log: log, shown: shown) }
    #expect(driver.picture == "20x1 a")
    _ = log.take()
    let frames = driver.terminal.frames.count
    shown.offset = 4
    driver.runtime.showFrame()
    #expect(driver.picture == "xxxx16x1 a")
    #expect(log.take() == ["content": 1])
    #expect(driver.terminal.frames.count == frames + 1)
    #expect(!driver.runtime.tree.needsFrame)
  }

  @Test func aButtonThatTheRoomBringsUpHasTheFocusAtOnce() {
    var pressed = 0
    let driver = ViewDriver(width: 20, height: 1) {
      GeometryReader { geometry in
        if geometry.size.width < 30 { Text("small") } else { Button("large") { pressed += 1 } }
      }
    }
    driver.resize(width: 40, height: 1)
    driver.type("⏎")
    #expect(pressed == 1)
    driver.resize(width: 20, height: 1)
    #expect(driver.picture == "small")
    driver.type("⏎")
    #expect(pressed == 1)
  }

  @Test func stateWithinIsKeptWhenTheRoomChanges() {
    let driver = ViewDriver(width: 20, height: 1) {
      GeometryReader { geometry in Counter(width: geometry.size.width) }
    }
    driver.type("⏎⏎")
    driver.resize(width: 30, height: 1)
    #expect(driver.text.contains("30: 2"))
  }

  private struct Counter: View {
    let width: Int
    @State private var count = 0

    var body: some View {
      Button("\(width): \(count)") { count += 1 }
    }
  }

  private static func nest(_ depth: Int, _ log: BodyLog) -> AnyView {
    guard depth > 0 else { return AnyView(Text("end")) }
    return AnyView(
      GeometryReader { _ in
        log.note("\(depth)")
        return HStack {
          Text("a")
          VStack {
            Text("b")
            nest(depth - 1, log)
          }
        }
      })
  }

  @Test func readersInReadersAreEvaluatedAndMeasuredAFewTimes() {
    let log = BodyLog()
    let view = Self.nest(8, log)
    let driver = ViewDriver(width: 80, height: 24) { view }
    let tree = driver.runtime.tree
    #expect(log.take() == Dictionary(uniqueKeysWithValues: (1...8).map { ("\($0)", 1) }))
    #expect(tree.counts.measured <= 4 * tree.allElements.count)
    tree.counts = TreeCounts()
    driver.resize(width: 70, height: 24)
    #expect(log.take().values.allSatisfy { $0 == 1 })
    #expect(tree.counts.measured <= 8 * tree.allElements.count)
    #expect(driver.lines.contains { $0.contains("end") })
  }
}
