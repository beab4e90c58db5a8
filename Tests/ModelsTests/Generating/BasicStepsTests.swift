import Testing

@testable import Generating
@testable import Grading
@testable import Sudoku

struct BasicStepsTests {
  @Test func itNeedsWhatTheStepsOfAGraderNeed() throws {
    var random = SeededRandom(seed: 3)
    var dig = Dig()
    var seen: Set<BasicSteps.Need> = []
    for _ in 0..<60 {
      let full = FullGrid(using: &random)
      let order = random.shuffled(Symmetry.none.orbits)
      let given = dig.run(full, order)
      let basic = BasicSteps(given, of: full)
      let easy = Grader(techniques: Self.techniques(of: .easy)).grade(full.grid(of: given))
      let medium = Grader(techniques: Self.techniques(of: .medium)).grade(full.grid(of: given))
      #expect(
        basic.need == (easy.isSolved ? .singles : medium.isSolved ? .subsets : .more))
      let placed = medium.steps.flatMap { $0.placements.map(\.cell) }
      #expect(basic.settled == given | CellBits(cells: placed))
      seen.insert(basic.need)
    }
    #expect(seen.count == 3)
  }

  private static func techniques(of level: Level) -> [any Technique] {
    TechniqueCatalog.grading.filter { $0.facts.level <= level }
  }
}
