import Logging
import Synchronization
import Testing

@testable import App

struct FileLogTests {
  private final class Lines: Sendable {
    let text = Mutex("")
  }

  private func logged(_ write: (Logger) -> Void) -> String {
    let lines = Lines()
    let log = Logger(label: "test") { _ in
      FileLog(now: { .microseconds(61_000_042) }) { line in lines.text.withLock { $0 += line } }
    }
    write(log)
    return lines.text.withLock { $0 }
  }

  @Test func aMessageIsALineWithItsTime() {
    #expect(logged { $0.info("event key q") } == "61.000042 info event key q\n")
  }

  @Test func metadataFollowsInOrder() {
    let text = logged { log in
      var log = log
      log[metadataKey: "b"] = "2"
      log.warning("slow", metadata: ["a": "1"])
    }
    #expect(text == "61.000042 warning slow a=1 b=2\n")
  }

  @Test func whatIsBelowTheLevelIsLeftOut() {
    #expect(logged { $0.debug("detail") } == "")
  }
}
