import Sudoku
import Testing

struct TechniqueCatalogTests {
  /// HoDoKu's code, score and level, in its order.
  @Test func theCatalogueIsInHoDoKusOrderWithItsNumbers() {
    let facts = TechniqueCatalog.grading.map {
      "\($0.facts.code ?? "none") \($0.facts.score) \($0.facts.level)"
    }
    #expect(
      facts == [
        "0000 4 easy", "0003 4 easy", "0002 14 easy", "0110 40 medium", "0111 60 medium",
        "0100 50 medium", "0101 50 medium", "0200 60 medium", "0201 80 medium", "0210 70 medium",
        "0211 100 medium", "0202 120 hard", "0212 150 hard", "0300 140 hard", "0301 150 hard",
        "0302 160 hard", "0703 110 hard", "0610 100 hard", "0400 130 hard", "0401 150 hard",
        "0403 120 hard", "0402 120 hard", "0803 150 hard", "0800 160 hard", "0801 180 hard",
        "0600 100 hard", "0601 100 hard", "0602 100 hard", "0603 100 hard", "0604 100 hard",
        "0605 100 hard", "0606 100 hard", "0607 100 hard", "0608 100 hard", "0310 130 hard",
        "0320 150 hard", "0311 200 expert", "0321 240 expert", "0312 250 expert",
        "0322 260 expert", "1101 250 expert", "0500 150 hard", "0502 200 hard", "0701 260 expert",
        "0702 260 expert", "0708 280 expert", "0711 300 expert", "0901 300 expert",
        "0902 320 expert", "0903 340 expert", "0330 300 expert", "0331 350 expert",
        "0340 390 expert", "0341 410 expert", "1301 500 extreme", "1303 700 extreme",
        "none 10000 extreme",
      ])
  }

  @Test func eachTechniqueIsThereOnceInItsOrder() {
    #expect(TechniqueCatalog.all.flatMap(\.kinds) == TechniqueID.allCases)
    #expect(TechniqueFacts.table.map(\.id) == TechniqueID.allCases)
    #expect(TechniqueID.allCases.map(\.place) == Array(TechniqueID.allCases.indices))
    for id in TechniqueID.allCases {
      #expect(TechniqueCatalog.technique(id)?.kinds.contains(id) == true)
    }
  }

  @Test func theKindsOfATechniqueWeighTheSame() {
    for technique in TechniqueCatalog.all {
      #expect(technique.kinds.first == technique.id)
      for kind in technique.kinds.map(\.facts) {
        #expect(kind.score == technique.facts.score)
        #expect(kind.level == technique.facts.level)
        #expect(kind.isInGrading == technique.facts.isInGrading)
      }
    }
  }

  @Test func upToALevelAreThoseThatItMayNeed() {
    #expect(
      TechniqueCatalog.upTo(.easy).map(\.id) == [.fullHouse, .nakedSingle, .hiddenSingle])
    #expect(TechniqueCatalog.upTo(.medium).last?.id == .hiddenTriple)
    #expect(TechniqueCatalog.upTo(.extreme).count == TechniqueCatalog.grading.count)
  }
}
