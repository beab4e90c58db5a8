import Foundation
import Testing

struct KeysPageTests {
  @Test func thePageOfTheKeysIsWhatTheTablesSay() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/keys.md")
    let page = KeysPage.markdown()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(page.utf8).write(to: file)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == page, "docs/keys.md is out of date: `make record` writes it anew")
  }
}
