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

  @Test(arguments: [
    (TechniqueID.hiddenSingle, "1.2–1.5"), (.nakedSingle, "2.3"), (.xWing, "3.2"),
    (.xChain, "6.6+"), (.uniqueness3, "4.6–4.8"),
  ])
  func ratingsAreWrittenAsPeopleWriteThem(technique: TechniqueID, text: String) {
    #expect(technique.facts.explainerRating?.description == text)
  }

  @Test func ratingsThatSudokuExplainerHasNoneOfAreMissing() {
    #expect(TechniqueID.wWing.facts.explainerRating == nil)
    #expect(TechniqueID.alsXZ.facts.explainerRating == nil)
  }

  @Test func everyRuleNamesItsSource() {
    for technique in TechniqueID.allCases {
      let source = technique.facts.source
      let isKnown = [
        "https://hodoku.sourceforge.net/", "https://www.sudokuwiki.org/",
        "http://forum.enjoysudoku.com/",
      ].contains { source.hasPrefix($0) }
      #expect(isKnown, "\(source)")
      if technique.facts.isInGrading { #expect(source.contains("hodoku")) }
    }
  }
}
