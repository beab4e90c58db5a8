import Foundation
import Scenes
import Testing

/// The pictures of the README are those that the program draws now.
struct ReadmePictureTests {
  @Test func theyAreNotStale() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for (name, text) in try await ReadmePictures.files() {
      let kept = try? String(
        contentsOf: root.appendingPathComponent("docs/pictures/\(name)"), encoding: .utf8)
      let isKept = kept == text
      #expect(isKept, "docs/pictures/\(name) is not what is drawn now: `make pictures` mends it")
      #expect(readme.contains("docs/pictures/\(name)"), "the README does not show \(name)")
    }
  }
}
