import Testing

@testable import Grading
@testable import Sudoku

struct ForcingChainTests {
  @Test(arguments: DrawnPositions.forcingChains)
  func aForcingChainConcludesWhatIsDrawn(_ drawn: DrawnPosition) throws {
    let drawing = Drawing(drawn.drawing)
    let finder = [ForcingChain.chain, .net].first { finder in
      finder.kinds.contains(drawn.technique)
    }
    let all = try #require(finder).all(in: drawing.position)
    #expect(
      all.contains {
        $0.technique == drawn.technique && Set($0.eliminations) == drawing.eliminations
          && Set($0.placements) == drawing.placements
      }, "\(all.map { ($0.technique, $0.eliminations, $0.placements) })")
    for deduction in all {
      #expect(ChainVerifier(grid: drawing.position).fault(in: deduction) == nil, "\(deduction)")
      #expect(deduction.candidates.allSatisfy(drawing.position.contains))
      #expect(Set(deduction.candidates).isDisjoint(with: deduction.eliminations))
    }
  }

  /// Assumptions eliminate everything that a chain between two ends or around a loop does.
  @Test(arguments: DrawnPositions.chains)
  func aForcingChainRulesOutWhatAnyChainDoes(_ drawn: DrawnPosition) {
    let drawing = Drawing(drawn.drawing)
    let gone = Set(ForcingChain.chain.all(in: drawing.position).flatMap(\.eliminations))
    #expect(drawing.eliminations.isSubset(of: gone))
  }

  /// After the easier techniques have got stuck.
  @Test(arguments: 0..<2)
  func eachStepOfAForcingChainFollows(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level == "extreme" }
    let givens = try Grid(text: rows[number * 12].puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let grader = Grader(techniques: TechniqueCatalog.upTo(.hard))
    var position = CandidateGrid(givens: givens)
    while let step = grader.step(from: position) { position.apply(step) }
    for finder in [ForcingChain.chain, .net] {
      let all = finder.all(in: position)
      #expect(finder.first(in: position) == all.first)
      for deduction in all {
        #expect(ChainVerifier(grid: position).fault(in: deduction) == nil, "\(deduction)")
        #expect(deduction.eliminations.allSatisfy { solution[$0.cell] != $0.digit })
        #expect(deduction.placements.allSatisfy { solution[$0.cell] == $0.digit })
      }
    }
  }
}
