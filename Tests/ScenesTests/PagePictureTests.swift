import Foundation
import Scenes
import Testing

/// The pictures of the documentation match what the program draws.
struct PagePictureTests {
  @Test func theyAreNotStale() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    for (page, name, drawn) in try await PagePictures.files() {
      let kept = try? text("docs/pictures/\(name)")
      let isKept = kept == drawn
      #expect(isKept, "docs/pictures/\(name) is not what is drawn now: `make pictures` mends it")
      let link = "pictures/\(name))"
      #expect(try text(page.rawValue).contains(link), "\(page.rawValue) does not show \(name)")
      #expect(drawn.utf8.count < 500_000, "\(name) is too large to load at once")
    }
  }
}
