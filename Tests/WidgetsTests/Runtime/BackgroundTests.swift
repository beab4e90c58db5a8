import Observation
import Synchronization
import TestSupport
import Testing

@testable import Scutes

/// A model that other threads change.
private nonisolated final class Download: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var done: Int {
    registrar.access(self, keyPath: \.done)
    return stored.withLock { $0 }
  }

  /// Announces a change to `value`, does `work`, and makes the change.
  func change(to value: Int, after work: () -> Void = {}) {
    registrar.withMutation(of: self, keyPath: \.done) {
      work()
      stored.withLock { $0 = value }
    }
  }
}

struct BackgroundTests {
  private let download = Download()

  private func driver() -> ViewDriver {
    let download = download
    return ViewDriver(width: 12, height: 1) { Text("\(download.done) done") }
  }

  @Test func aChangeOnAnotherThreadIsShown() async {
    let driver = driver()
    let download = download
    for value in 1...20 {
      await Task.detached { download.change(to: value) }.value
      #expect(await driver.wait { driver.screen.contains(" \(value) done") })
    }
  }

  @Test func aChangeThatTakesTimeIsShownWhenItIsMade() async {
    let driver = driver()
    let download = download
    let (mayGoOn, isAllowed) = AsyncStream.makeStream(of: Void.self)
    let isLookedAt = Mutex(false)
    let work = Task.detached {
      download.change(to: 7) {
        while !isLookedAt.withLock({ $0 }) {}
      }
      isAllowed.finish()
    }
    let evaluated = driver.runtime.tree.counts.evaluated
    #expect(await driver.wait { driver.runtime.tree.counts.evaluated > evaluated })
    #expect(driver.screen.contains("0 done"))
    isLookedAt.withLock { $0 = true }
    for await _ in mayGoOn {}
    await work.value
    driver.advance(by: .milliseconds(50))
    #expect(driver.screen.contains("7 done"))
  }

  @Test func manyThreadsAtOnceLeaveTheLastValueOnTheScreen() async {
    let driver = driver()
    let download = download
    await withTaskGroup { group in
      for value in 1...64 { group.addTask { download.change(to: value) } }
    }
    let last = download.done
    #expect(await driver.wait { driver.screen.contains(" \(last) done") })
  }

  private struct InTwoParts: View {
    @State private var text = "begun"

    var body: some View {
      Text(text).task {
        text = "half done"
        try? await Task.sleep(for: .milliseconds(20))
        text = "all done"
      }
    }
  }

  @Test func theEndOfAllTasksIsWaitedFor() async {
    let driver = ViewDriver(width: 12, height: 1) { InTwoParts() }
    #expect(!driver.screen.contains("all done"))
    #expect(await driver.waitForTasks())
    #expect(driver.screen.contains("all done"))
  }
}
