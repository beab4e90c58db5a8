import TestSupport
import Testing

@testable import Scutes

struct BellTests {
  @Test func theRuntimeRingsTheBellOfItsTerminal() {
    let driver = ViewDriver(width: 10, height: 1) { Text("a") }
    let frames = driver.terminal.frames.count
    driver.runtime.bell()
    let bells = driver.terminal.bells
    #expect(bells == 1)
    #expect(driver.terminal.frames.count == frames)
  }

  @Test func aRecordedTerminalRingsTheOneBehindIt() {
    let inner = HeadlessTerminal(size: Size(width: 10, height: 1))
    RecordingTerminal(inner, now: { .zero }, write: { _ in }).bell()
    #expect(inner.bells == 1)
  }
}
