import Testing

@testable import Generating
@testable import Grading
@testable import Sudoku

struct LevelForecastTests {
  @Test(arguments: [Level.hard, .expert])
  func mostOfTheLikelyDraftsAreOfTheLevelAndMostOfTheOthersAreNot(_ level: Level) throws {
    let forecast = try #require(LevelForecast(level))
    let grader = Grader(techniques: TechniqueCatalog.upTo(level))
    var (likely, likelyHits, others, otherHits) = (0, 0, 0, 0)
    for draft in Drafts.random(120) {
      let grade = grader.grade(CandidateGrid(givens: draft.givens)) { $0.level <= level }
      let isHit = grade?.isSolved == true && grade?.level == level
      if forecast.isLikely(BasicSteps(draft.given, of: draft.full)) {
        likely += 1
        likelyHits += isHit ? 1 : 0
      } else {
        others += 1
        otherHits += isHit ? 1 : 0
      }
    }
    #expect(likely > 0)
    #expect(likelyHits * 3 > likely)
    #expect(otherHits * 5 < others)
  }

  @Test(arguments: [Level.easy, .medium, .extreme, nil])
  func thereIsNoneForTheOtherLevels(_ level: Level?) {
    #expect(LevelForecast(level) == nil)
  }
}
