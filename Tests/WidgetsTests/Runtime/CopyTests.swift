import TestSupport
import Testing

@testable import Scutes

struct CopyTests {
  private struct Copier: View {
    @Environment(\.copyToClipboard) private var copy
    @State private var isTooLong = false
    let text: String

    var body: some View {
      Button(isTooLong ? "too long" : "copy") { isTooLong = !copy(text) }
    }
  }

  @Test func aViewCopiesText() {
    let driver = ViewDriver(width: 10, height: 1) { Copier(text: "81\n한") }
    #expect(driver.terminal.clipboard == nil)
    driver.type("⏎")
    #expect(driver.terminal.clipboard == "81\n한")
    #expect(driver.lines == ["copy"])
  }

  @Test func textThatIsTooLongIsSaidToBe() {
    let driver = ViewDriver(width: 10, height: 1) {
      Copier(text: String(repeating: "x", count: CopyAction.maxBytes + 1))
    }
    driver.type("⏎")
    #expect(driver.terminal.clipboard == nil)
    #expect(driver.lines == ["too long"])
  }

  @Test func aRecordedTerminalCopiesAtTheOneBehindIt() {
    let inner = HeadlessTerminal(size: Size(width: 10, height: 1))
    let terminal = RecordingTerminal(inner, now: { .zero }, write: { _ in })
    terminal.copyToClipboard("x")
    #expect(inner.clipboard == "x")
  }
}
