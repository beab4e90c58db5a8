import TestSupport
import Testing

@testable import Scutes

private struct Reading: View {
  @Binding var value: Int
  let index: Int
  let log: BodyLog

  var body: some View {
    log.note("reading")
    return Text(value == index ? "x" : "y")
  }
}

private struct Readings: View {
  let count: Int
  let log: BodyLog
  @State private var value = 0

  var body: some View {
    VStack { ForEach(0..<count) { Reading(value: $value, index: $0, log: log) } }
      .focusable()
      .onKeyPress { _ in
        value += 1
        return .handled
      }
  }
}

struct ReadersTests {
  private let log = BodyLog()

  private func driver(_ count: Int) -> ViewDriver {
    let log = log
    let driver = ViewDriver(width: 20, height: 5) { Readings(count: count, log: log) }
    driver.runtime.tree.overflows.isWatching = false
    return driver
  }

  @Test(arguments: [1, 15, 16, 17, 500])
  func eachReaderIsEvaluatedOnceForEachChange(count: Int) {
    let driver = driver(count)
    _ = log.take()
    for _ in 0..<3 {
      driver.type("a")
      #expect(log.take() == ["reading": count])
    }
  }

  @Test func theTimeGrowsWithTheNumberOfReaders() {
    func time(_ count: Int) -> Duration? {
      let driver = driver(count)
      driver.type("a")
      return (0..<5).map { _ in processorTime { driver.type("b") } }.min()
    }
    // Eight times as many. Comparing each with all others would take 64 times as long.
    guard let few = time(500), let many = time(4000) else { return }
    #expect(many < few * 25)
  }
}
