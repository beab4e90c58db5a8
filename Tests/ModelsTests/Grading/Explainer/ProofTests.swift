import Formats
import Grading
import Sudoku
import TestSupport
import Testing

/// The steps that Sudoku Explainer takes where HoDoKu's techniques find none.
struct ProofTests {
  @Test(arguments: HardestPuzzle.quick.dropLast())
  func everyPositionUpToTheSolutionHasAStepWithAReason(_ puzzle: HardestPuzzle) throws {
    let end = try walk(puzzle, proofs: .max) { step, position in
      let rated = Explainer().step(from: position)
      #expect(step.explainer?.rating == rated?.rating)
      #expect(step.explainer?.technique == rated?.technique)
      #expect(step.placements.first == rated?.placement)
      if step.placements.isEmpty { #expect(step.eliminations == rated?.eliminations) }
    }
    #expect(end.position.isSolved)
  }

  @Test(arguments: HardestPuzzle.slow)
  func theFirstStepsOfTheHardestPuzzlesHoldLinkByLink(_ puzzle: HardestPuzzle) throws {
    var proofs: [Deduction] = []
    let nested = try walk(puzzle, proofs: 3) { step, _ in proofs.append(step) }.nestedProofs
    #expect(nested > 10)
    guard puzzle.name == HardestPuzzle.goldenNugget.name else { return }
    // Chains within chains.
    let step = try #require(proofs.first)
    #expect(step.explainer?.technique == .dynamicForcingChains(.contradiction, .multipleChains))
    #expect(step.explainer?.rating == 113)
    #expect(step.technique == .forcingNetContradiction)
    #expect(step.eliminations.count == 1 && step.placements.isEmpty)
  }

  @Test(arguments: Corpus.explained.filter { $0.rating >= 80 })
  func easierChainsHoldAsWell(_ row: Corpus.Explained) throws {
    var position = CandidateGrid(givens: try Grid(text: row.puzzle))
    while let step = Explainer().step(from: position), step.rating < 75 {
      position.apply(step)
    }
    let proof = try #require(Explainer().proof(from: position))
    #expect(ProofCheck(proof, in: position).flaws == [])
  }

  @Test func aSearchForAProofCanBeCancelled() throws {
    let position = CandidateGrid(givens: try Grid(text: HardestPuzzle.goldenNugget.text))
    let ninth = CountedStop(at: 9)
    #expect(Explainer().proof(from: position, stop: ninth.stop) == nil && ninth.asked < 20)
  }

  @Test func aPathWithProofsHasTheGradeOfItsPuzzle() async throws {
    let givens = try Grid(text: HardestPuzzle.quick[1].text)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var path = SolvingPath(from: CandidateGrid(givens: givens), to: solution)
    while !path.hasProofs { path.walk(try await path.findNextSteps(for: .zero)) }
    #expect(path.steps.allSatisfy { $0.technique != .bruteForce })
    let grade = Grader().grade(givens)
    #expect(try await path.findGrade() == grade.tally)
  }

  /// Solves `puzzle` up to a number of proofs and checks each step on the way. Returns the end, and
  /// the number of proofs within proofs.
  private func walk(
    _ puzzle: HardestPuzzle, proofs: Int, _ visit: (Deduction, CandidateGrid) -> Void
  ) throws -> (position: CandidateGrid, nestedProofs: Int) {
    let givens = try Grid(text: puzzle.text)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var position = CandidateGrid(givens: givens)
    var (count, nested) = (0, 0)
    while !position.isSolved, count < proofs {
      let step: Deduction
      if let known = Grader.hodokuWithoutGuesses.step(from: position) {
        step = known
      } else {
        step = try #require(Explainer().proof(from: position))
        count += 1
        let check = ProofCheck(step, in: position)
        #expect(check.flaws == [])
        nested += check.nestedProofs
        visit(step, position)
      }
      for placed in step.placements { #expect(solution[placed.cell] == placed.digit) }
      for gone in step.eliminations { #expect(solution[gone.cell] != gone.digit) }
      position.apply(step)
    }
    return (position, nested)
  }
}

extension CandidateGrid {
  /// Takes a step of Sudoku Explainer.
  mutating func apply(_ step: ExplainerStep) {
    for gone in step.eliminations { remove(gone) }
    if let placement = step.placement { place(placement) }
  }
}
