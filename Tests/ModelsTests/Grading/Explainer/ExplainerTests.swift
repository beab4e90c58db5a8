import Grading
import Sudoku
import Synchronization
import TestSupport
import Testing

struct ExplainerTests {
  @Test func puzzlesAreRatedAsBySudokuExplainer() throws {
    for row in Corpus.explained {
      let rating = try #require(Explainer().rating(of: try Grid(text: row.puzzle)))
      #expect(rating.rating == row.rating, "\(row.puzzle)")
      #expect(rating.firstPlacement == row.firstPlacement, "\(row.puzzle)")
      #expect(rating.firstStep == row.firstStep, "\(row.puzzle)")
      #expect(rating.hardest?.code == row.hardest, "\(row.puzzle)")
    }
    #expect(Corpus.explained.count > 90)
  }

  @Test func theProgressCountsTheStepsAndRisesToTheRating() async throws {
    for row in Corpus.explained where row.rating == 45 || row.rating == 71 {
      let givens = try Grid(text: row.puzzle)
      let reports = Mutex<[(step: Int, least: Int)]>([])
      let rating = try await Explainer().findRating(of: CandidateGrid(givens: givens)) {
        step, least in
        reports.withLock { $0.append((step, least)) }
      }
      #expect(rating == Explainer().rating(of: givens))
      let all = reports.withLock { $0 }
      #expect(all.map(\.step) == Array(1...Explainer().steps(of: givens).count + 1))
      #expect(all.first?.least == 0 && all.last?.least == row.rating)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.least <= $1.least })
    }
  }

  @Test func theStepsLeadToTheSolutionAndTheHardestIsTheRating() throws {
    for row in Corpus.explained where row.rating == 45 || row.rating == 71 {
      let givens = try Grid(text: row.puzzle)
      let solution = try #require(Solver.uniqueSolution(of: givens))
      var position = CandidateGrid(givens: givens)
      let steps = Explainer().steps(of: givens)
      for step in steps {
        for gone in step.eliminations {
          #expect(solution[gone.cell] != gone.digit, "\(row.puzzle)")
          position.remove(gone)
        }
        if let settled = step.placement {
          #expect(solution[settled.cell] == settled.digit, "\(row.puzzle)")
          position.place(settled)
        }
      }
      #expect(position.grid == solution)
      #expect(steps.map(\.rating).max() == row.rating)
    }
  }

  @Test func theStepsAreThoseTakenFromEachPosition() throws {
    let row = try #require(Corpus.explained.first { $0.hardest == "XYW" })
    let givens = try Grid(text: row.puzzle)
    var position = CandidateGrid(givens: givens)
    for step in Explainer().steps(of: givens) {
      #expect(Explainer().step(from: position) == step)
      for gone in step.eliminations { position.remove(gone) }
      if let settled = step.placement { position.place(settled) }
    }
    #expect(Explainer().step(from: position) == nil)
  }

  @Test func aLimitIsKeptExactly() throws {
    let row = try #require(Corpus.explained.first { $0.rating == 42 })
    let givens = try Grid(text: row.puzzle)
    #expect(Explainer().rating(of: givens, upTo: 41) == nil)
    #expect(Explainer().rating(of: givens, upTo: 42) == Explainer().rating(of: givens))
  }

  @Test func aRatingCanBeCancelled() throws {
    let row = try #require(Corpus.explained.first)
    let givens = try Grid(text: row.puzzle)
    let fifth = CountedStop(at: 5)
    #expect(Explainer().rating(of: givens, stop: fifth.stop) == nil)
    #expect(fifth.asked < 9)
  }

  @Test func aFullGridAsksNothing() throws {
    let full = try #require(Grids.full)
    let rating = try #require(Explainer().rating(of: full))
    #expect(rating.rating == 0)
    #expect(rating.hardest == nil)
    #expect(rating.isSolved)
  }

  @Test func aGridWithTwoSolutionsIsBeyondTheTechniques() throws {
    // 12 over 21 in rows 1 and 4, which could be either way round.
    let givens = try Grid(
      text: "..3456789" + "456789123" + "789123456" + "..4365897" + "365897214" + "897214365"
        + "531642978" + "642978531" + "978531642")
    #expect(Solver.count(of: givens) == 2)
    let rating = try #require(Explainer().rating(of: givens))
    #expect(rating.rating == 200)
    #expect(!rating.isSolved)
    #expect(rating.hardest == nil)
    #expect(Explainer().rating(of: givens, upTo: 199) == nil)
  }

  @Test func aStepByChainsCanBeGivenUpInItsMidst() throws {
    let row = try #require(Corpus.explained.first { $0.rating >= 83 })
    let givens = try Grid(text: row.puzzle)
    let whole = CountedStop()
    #expect(Explainer().rating(of: givens, stop: whole.stop)?.rating == row.rating)
    #expect(whole.asked > 2 * Explainer().steps(of: givens).count)
    let half = CountedStop(at: whole.asked / 2)
    #expect(Explainer().rating(of: givens, stop: half.stop) == nil)
    #expect(half.asked <= whole.asked / 2 + 4)
  }
}
