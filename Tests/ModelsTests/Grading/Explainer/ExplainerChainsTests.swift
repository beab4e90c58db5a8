import Grading
import Sudoku
import TestSupport
import Testing

/// All of Sudoku Explainer's chains in a position.
struct ExplainerChainsTests {
  /// Positions where it needs several chains, the givens and the solution.
  private static func positions() throws -> [(start: CandidateGrid, solution: Grid)] {
    try Corpus.explained.filter { $0.rating >= 80 }.prefix(12).map { row in
      let givens = try Grid(text: row.puzzle)
      var position = CandidateGrid(givens: givens)
      while let step = Explainer().step(from: position), step.rating < 75 {
        for gone in step.eliminations { position.remove(gone) }
        if let placement = step.placement { position.place(placement) }
      }
      return (position, try #require(Solver.uniqueSolution(of: givens)))
    }
  }

  private func all(in position: CandidateGrid) -> [Deduction] {
    var chains = ExplainerChains(in: position)
    var all: [Deduction] = []
    while let chain = chains.next() { all.append(chain) }
    return all
  }

  @Test func theEasiestIsTheStepAndTheOthersHoldToo() throws {
    for (position, solution) in try Self.positions() {
      let chains = all(in: position)
      let step = try #require(Explainer().proof(from: position))
      #expect(chains.first?.explainer == step.explainer)
      let ratings = chains.compactMap(\.explainer?.rating)
      #expect(ratings == ratings.sorted() && ratings.count == chains.count)
      #expect(chains.contains { $0.pattern.isEqual(to: step.pattern) })
      for chain in chains {
        #expect(ProofCheck(chain, in: position).flaws == [])
        #expect(chain.placements.allSatisfy { solution[$0.cell] == $0.digit })
        #expect(chain.eliminations.allSatisfy { solution[$0.cell] != $0.digit })
      }
    }
  }

  @Test func eachCandidateIsEliminatedOnce() throws {
    for (position, _) in try Self.positions() {
      let gone = all(in: position).flatMap(\.eliminations)
      #expect(Set(gone).count == gone.count)
      #expect(gone.allSatisfy(position.contains))
    }
  }

  @Test func theSearchCanBeCancelled() throws {
    let position = CandidateGrid(givens: try Grid(text: HardestPuzzle.goldenNugget.text))
    var chains = ExplainerChains(in: position)
    let ninth = CountedStop(at: 9)
    #expect(chains.next(stop: ninth.stop) == nil && ninth.asked < 20)
  }
}
