import Grading
import Sudoku
import Testing

struct TallyTests {
  private func tally(_ techniques: TechniqueID...) -> Tally {
    techniques.reduce(into: Tally()) { $0.count($1) }
  }

  @Test(arguments: [
    (57, Level.easy), (58, .medium), (71, .medium), (72, .hard), (114, .hard), (115, .expert),
    (128, .expert), (129, .extreme),
  ])
  func aScoreOverTheLimitRaisesTheLevel(hiddenSingles: Int, level: Level) {
    let techniques = Array(repeating: TechniqueID.hiddenSingle, count: hiddenSingles)
    let tally = techniques.reduce(into: Tally()) { $0.count($1) }
    #expect(tally.score == 14 * hiddenSingles)
    #expect(tally.level == level)
    #expect(tally.uses == [.hiddenSingle: hiddenSingles])
  }

  @Test func theHardestTechniqueIsOfTheHighestLevelThenOfTheHighestScore() {
    #expect(tally(.multiColors1, .finnedSwordfish, .hiddenSingle).hardest?.id == .finnedSwordfish)
    #expect(tally(.xyzWing, .skyscraper, .fullHouse).hardest?.id == .xyzWing)
    #expect(tally(.nakedPair).level == .medium)
    #expect(tally().hardest == nil)
  }

  @Test func ofTechniquesAsHardTheOneTriedLastIsTheHardestInWhateverOrderTheyCome() {
    #expect(tally(.nakedSingle, .fullHouse).hardest?.id == .nakedSingle)
    #expect(tally(.fullHouse, .nakedSingle).hardest?.id == .nakedSingle)
    #expect(tally(.turbotFish, .emptyRectangle, .turbotFish).hardest?.id == .emptyRectangle)
  }
}
