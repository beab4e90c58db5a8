import TestSupport
import Testing

@testable import Scutes

struct ChangeTests {
  private struct Watching: View {
    let shown: Shown
    let isInitial: Bool
    let log: (Int, Int) -> Void

    var body: some View {
      Text(shown.text).onChange(of: shown.offset, initial: isInitial) { log($0, $1) }
    }
  }

  @Test(arguments: [false, true])
  func aChangeIsToldOnceWithBothValues(_ isInitial: Bool) {
    let shown = Shown("a")
    var log: [[Int]] = []
    let driver = ViewDriver {
      Watching(shown: shown, isInitial: isInitial) { log.append([$0, $1]) }
    }
    #expect(log == (isInitial ? [[0, 0]] : []))
    log = []
    shown.offset = 3
    driver.runtime.showFrame()
    shown.text = "b"
    driver.runtime.showFrame()
    shown.offset = 3
    driver.runtime.showFrame()
    #expect(log == [[0, 3]])
  }

  private struct Following: View {
    let shown: Shown
    @State private var largest = 0

    var body: some View {
      Text("\(shown.offset) of \(largest)")
        .onChange(of: shown.offset) { largest = max(largest, shown.offset) }
    }
  }

  @Test func whatAChangeChangesShowsInTheSameFrame() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 1) { Following(shown: shown) }
    let frames = driver.terminal.frames.count
    shown.offset = 7
    driver.runtime.showFrame()
    #expect(driver.lines == ["7 of 7"])
    #expect(driver.terminal.frames.count == frames + 1)
    shown.offset = 2
    driver.runtime.showFrame()
    #expect(driver.lines == ["2 of 7"])
  }
}
