import TestSupport
import Testing

@testable import Scutes

struct FrameTimingTests {
  @Test func severalEventsInOneWaitGiveOneFrame() {
    let driver = ViewDriver { Counter(name: "n") }
    let frames = driver.terminal.frames.count
    for _ in 0..<5 { driver.terminal.send(.key(KeyPress(.enter))) }
    driver.runtime.step()
    #expect(driver.lines == ["n5"])
    #expect(driver.terminal.frames.count == frames + 1)
  }

  @Test func withNothingToDrawThereIsNoFrame() {
    let driver = ViewDriver { Counter(name: "n") }
    let frames = driver.terminal.frames.count
    driver.press(KeyPress("x"), KeyPress(.tab), KeyPress(.escape))
    driver.click(x: 0, y: 0)
    driver.send(.paste("text"))
    driver.send(.focus(false))
    driver.runtime.showFrame()
    #expect(driver.terminal.frames.count == frames)
  }

  @Test func aChangeThatIsTakenBackBeforeTheFrameGivesNone() {
    let shown = Shown("same")
    let driver = ViewDriver { Text(shown.text) }
    let frames = driver.terminal.frames.count
    shown.text = "other"
    shown.text = "same"
    driver.runtime.showFrame()
    #expect(driver.terminal.frames.count == frames)
  }

  @Test func anotherSizePaintsEverything() {
    let driver = ViewDriver(width: 10, height: 3) { Text("middle") }
    driver.resize(width: 20, height: 5)
    #expect(driver.terminal.frames.last?.repaintsAll == true)
    #expect(driver.terminal.frames.last?.canvas.size == Size(width: 20, height: 5))
    #expect(driver.terminal.frames.last?.changes.count == 5)
    #expect(driver.text == "\n\n       middle\n\n")
  }

  @Test func theSameSizePaintsEverythingWithoutEvaluatingAnything() {
    let driver = ViewDriver(width: 10, height: 3) { Counter(name: "n") }
    driver.runtime.tree.counts = TreeCounts()
    driver.resize(width: 10, height: 3)
    #expect(driver.terminal.frames.last?.repaintsAll == true)
    #expect(driver.runtime.tree.counts.evaluated == 0)
  }

  @Test func aViewSeesTheSizeOfTheScreen() {
    struct Sizes: View {
      @Environment(\.screenSize) private var size

      var body: some View { Text("\(size.width)x\(size.height)") }
    }
    let driver = ViewDriver(width: 30, height: 3) { Sizes() }
    #expect(driver.lines == ["30x3"])
    driver.resize(width: 40, height: 2)
    #expect(driver.lines == ["40x2"])
  }

  @Test func afterAStopEverythingIsPainted() {
    let driver = ViewDriver(width: 10, height: 3) { Text("x") }
    driver.send(.resume)
    #expect(driver.terminal.frames.last?.repaintsAll == true)
    driver.send(.suspend)
    #expect(driver.terminal.suspensions == 1)
    #expect(driver.terminal.frames.last?.repaintsAll == true)
    #expect(driver.terminal.frames.count == 3)
  }

  @Test func aSignalEndsTheProgramAfterItWasTold() {
    let driver = ViewDriver { Text("x") }
    var signals: [Int32?] = []
    driver.runtime.onTermination = { signals.append($0) }
    driver.terminal.send(.terminate(signal: 15), .key(KeyPress("?")))
    driver.runtime.run()
    #expect(signals == [15])
    #expect(!driver.text.contains("Keys"))
  }

  @Test func theEndOfInputEndsTheProgram() {
    let driver = ViewDriver { Text("x") }
    var signals: [Int32?] = []
    driver.runtime.onTermination = { signals.append($0) }
    driver.runtime.run()
    #expect(signals == [nil])
  }

  @Test func anActionMayEndTheProgram() {
    let shown = Shown()
    let driver = ViewDriver { Button("x") { shown.offset += 1 } }
    driver.terminal.send(.key(KeyPress(.enter)), .key(KeyPress("e")), .key(KeyPress(.enter)))
    let ending = ViewDriver { Text("unused") }
    ending.runtime.exit()
    ending.runtime.run()
    driver.runtime.step()
    #expect(shown.offset == 2)
  }
}
