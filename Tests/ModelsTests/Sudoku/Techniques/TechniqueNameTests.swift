import Hints
import Sudoku
import Testing

struct TechniqueNameTests {
  @Test(arguments: Language.allCases)
  func noTwoTechniquesShareAName(language: Language) {
    let names = TechniqueID.allCases.map { $0.name(in: language) }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty })
  }

  @Test func theEnglishNameIsTheOneOfTheCatalogue() {
    for facts in TechniqueCatalog.all.flatMap(\.kinds) {
      #expect(facts.name(in: .english) == facts.name)
    }
  }

  @Test(arguments: [
    (TechniqueID.hiddenSingle, "1.2–1.5"), (.nakedSingle, "2.3"), (.xWing, "3.2"),
    (.xChain, "6.6+"), (.uniqueness3, "4.6–4.8"),
  ])
  func ratingsAreWrittenAsPeopleWriteThem(technique: TechniqueID, text: String) {
    #expect(technique.explainerRating?.description == text)
  }

  @Test func ratingsThatSudokuExplainerHasNoneOfAreMissing() {
    #expect(TechniqueID.wWing.explainerRating == nil)
    #expect(TechniqueID.alsXZ.explainerRating == nil)
  }

  @Test func everyRuleNamesItsSource() {
    for technique in TechniqueID.allCases {
      #expect(technique.source.hasPrefix("https://") && technique.source.hasSuffix(".php"))
    }
  }
}
