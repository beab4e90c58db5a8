import Generating
import Testing

@testable import Grading
@testable import Sudoku

struct ChainTests {
  /// The techniques whose explanations are chains.
  private static let finders: [any Technique] = [
    XChain(), XYChain(), NiceLoop.simple, NiceLoop.grouped,
  ]

  private static func finder(_ id: TechniqueID) -> (any Technique)? {
    finders.first { $0.kinds.contains(id) }
  }

  @Test(arguments: DrawnPositions.chains)
  func aChainConcludesWhatIsDrawn(_ drawn: DrawnPosition) throws {
    try expect(drawn, Drawing(drawn.drawing))
  }

  @Test(arguments: DrawnPositions.chainsOfOneDigit)
  func aChainOfOneDigitConcludesWhatIsDrawn(_ drawn: DrawnPosition) throws {
    try expect(drawn, .ofOneDigit(drawn.drawing))
  }

  private func expect(_ drawn: DrawnPosition, _ drawing: Drawing) throws {
    let all = try #require(Self.finder(drawn.technique)).all(in: drawing.position)
    let found = all.filter { $0.technique == drawn.technique }
    #expect(
      found.contains {
        Set($0.eliminations) == drawing.eliminations
          && Set($0.placements) == drawing.placements
      }, "\(found.map { ($0.eliminations, $0.placements) })")
    for deduction in all {
      #expect(ChainVerifier(grid: drawing.position).fault(in: deduction) == nil, "\(deduction)")
      #expect(deduction.candidates.allSatisfy(drawing.position.contains))
      #expect(Set(deduction.candidates).isDisjoint(with: deduction.eliminations))
    }
  }

  /// Hard puzzles by qqwing, partly solved.
  @Test(arguments: 0..<3)
  func eachStepOfAChainFollows(_ number: Int) throws {
    let rows = Corpus.rated.filter { ["expert", "extreme"].contains($0.level) }
    let givens = try Grid(text: rows[number * 16].puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var position = CandidateGrid(givens: givens)
    for (place, step) in Grader().grade(givens).steps.enumerated() {
      if place % 12 == 11 { expectSound(position, solution) }
      position.apply(step)
    }
    if !position.isSolved { expectSound(position, solution) }
  }

  private func expectSound(_ position: CandidateGrid, _ solution: Grid) {
    for finder in Self.finders {
      for deduction in finder.all(in: position) {
        #expect(ChainVerifier(grid: position).fault(in: deduction) == nil, "\(deduction)")
        #expect(deduction.eliminations.allSatisfy { solution[$0.cell] != $0.digit })
        #expect(deduction.placements.allSatisfy { solution[$0.cell] == $0.digit })
      }
    }
  }

  @Test(arguments: DrawnPositions.chains)
  func theFirstIsOneOfAll(_ drawn: DrawnPosition) throws {
    let position = Drawing(drawn.drawing).position
    for finder in Self.finders {
      guard let first = finder.first(in: position) else { continue }
      #expect(finder.all(in: position).contains(first))
    }
  }

  /// To see that most paths have no end, a search without a limit takes exponential time.
  @Test(.timeLimit(.minutes(1)), arguments: 0..<6)
  func aGridFullOfPairsIsSearchedSoon(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let digits = 3 + seed
    let position = CandidateGrid(grid: Grid(), givens: .none) { _ in
      let order = random.shuffled(Digit.all.prefix(digits))
      return [order[0], order[1]]
    }
    let found = XYChain().all(in: position)
    #expect(!found.isEmpty)
    for deduction in found {
      #expect(ChainVerifier(grid: position).fault(in: deduction) == nil, "\(deduction)")
    }
  }
}
