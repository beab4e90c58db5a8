import Games
import Testing

struct GameOriginTests {
  @Test(arguments: ["level", "own", "pack 1-0017", "daily 1 2026-11-21", "training x-wing"])
  func anOriginIsReadAsItIsWritten(text: String) throws {
    #expect(try #require(GameOrigin(text)).description == text)
  }

  @Test(arguments: ["", "levels", "pack 17", "daily 2026-11-21", "daily 0 2026-11-21", "training "])
  func whatIsNoOriginIsRefused(text: String) {
    #expect(GameOrigin(text) == nil)
  }
}
