import Scenes
import TestSupport
import Testing

/// The pictures of the documentation match what the program draws.
struct PagePictureTests {
  @Test func theyAreNotStale() async throws {
    for (page, name, drawn) in try await PagePictures.files() {
      let kept = try? Repository.text(of: "docs/pictures/\(name)")
      let isKept = kept == drawn
      #expect(isKept, "docs/pictures/\(name) is not what is drawn now: `make pictures` mends it")
      let text = try Repository.text(of: page.rawValue)
      #expect(text.contains("pictures/\(name))"), "\(page.rawValue) does not show \(name)")
      #expect(drawn.utf8.count < 500_000, "\(name) is too large to load at once")
    }
  }
}
