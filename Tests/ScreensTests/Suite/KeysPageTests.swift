import TestSupport
import Testing

struct KeysPageTests {
  @Test func thePageOfTheKeysIsWhatTheTablesSay() throws {
    try expectPage(at: "docs/keys.md", is: KeysPage.markdown())
  }
}
