import TestSupport
import Testing

/// docs/techniques.md is made from the catalogue, the positions drawn in the tests, and the
/// explanations.
struct TechniquePageTests {
  @Test func thePageShowsEveryTechniqueOfTheCatalogue() throws {
    try expectPage(at: "docs/techniques.md", is: TechniquePage.text)
  }
}
