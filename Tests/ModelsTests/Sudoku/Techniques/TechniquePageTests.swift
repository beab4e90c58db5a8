import Foundation
import Testing

/// docs/techniques.md is made from the catalogue, the positions drawn in the tests, and the
/// explanations.
struct TechniquePageTests {
  @Test func thePageShowsEveryTechniqueOfTheCatalogue() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../docs/techniques.md").standardized
    let page = TechniquePage.text
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(page.utf8).write(to: file, options: .atomic)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == page, "docs/techniques.md is out of date: `make record` writes it anew")
  }
}
