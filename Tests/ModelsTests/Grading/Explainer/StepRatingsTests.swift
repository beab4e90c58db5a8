import Sudoku
import Testing

@testable import Grading

struct StepRatingsTests {
  /// A chain of `count` statements, true and false in turn, of one digit but for its `end` and its
  /// `middle`.
  private func chain(
    _ count: Int, startsTrue: Bool, middle: Digit? = nil, end: Digit? = nil
  ) throws -> Chain {
    let digit = try #require(Digit(3))
    return Chain(
      (0..<count).map { place in
        let other = place == count - 1 ? end : place == count / 2 ? middle : nil
        return Statement(
          Candidate(Cell(place), other ?? digit),
          isTrue: place.isMultiple(of: 2) == startsTrue)
      })
  }

  private func step(_ technique: TechniqueID, _ pattern: any Pattern) throws -> Deduction {
    Deduction(
      technique, eliminations: [Candidate(Cell(80), try #require(Digit(3)))], pattern)
  }

  @Test(
    arguments: [
      (.xChain, 4, 66...66), (.xChain, 6, 67...67), (.xChain, 8, 68...68), (.xyChain, 12, 69...69),
      (.alternatingInferenceChain, 6, 71...71), (.alternatingInferenceChain, 10, 73...73),
      (.discontinuousNiceLoop, 7, 71...71), (.continuousNiceLoop, 4, 65...70),
      (.continuousNiceLoop, 8, 66...71), (.forcingChainContradiction, 6, 75...85),
    ] as [(TechniqueID, Int, ClosedRange<Int>)])
  func chainsAreRatedByTheirLength(
    technique: TechniqueID, count: Int, ratings: ClosedRange<Int>
  ) throws {
    let middle = technique == .xChain ? nil : Digit(4)
    let step = try step(technique, chain(count, startsTrue: false, middle: middle))
    #expect(step.explainerRatings == ratings)
  }

  @Test(
    arguments: [
      (.alternatingInferenceChain, 4, 66...66), (.alternatingInferenceChain, 6, 67...67),
      (.discontinuousNiceLoop, 6, 66...66), (.discontinuousNiceLoop, 7, 67...67),
    ] as [(TechniqueID, Int, ClosedRange<Int>)])
  func aChainOfOneDigitIsRatedAsOneWhateverItsName(
    technique: TechniqueID, count: Int, ratings: ClosedRange<Int>
  ) throws {
    let step = try step(technique, chain(count, startsTrue: false))
    #expect(step.explainerRatings == ratings)
  }

  @Test func aLoopThatEndsAtAnotherDigitIsOneStatementLonger() throws {
    let chain = try chain(6, startsTrue: true, end: Digit(4))
    #expect(try step(.discontinuousNiceLoop, chain).explainerRatings == 71...71)
  }

  @Test(
    arguments: [
      ([.row(0)], 15), ([.column(0)], 15), ([.box(0)], 12), ([.row(0), .box(0)], 12),
    ] as [([House], Int)])
  func aHiddenSingleIsEasierInABox(houses: [House], rating: Int) throws {
    let candidate = Candidate(Cell(0), try #require(Digit(3)))
    let step = Deduction(
      .hiddenSingle, placements: [candidate], HiddenSinglePattern(candidate, houses))
    #expect(step.explainerRatings == rating...rating)
  }

  @Test func aTurbotFishIsTheShortestChainOfADigit() throws {
    let digit = try #require(Digit(3))
    let step = try step(
      .turbotFish, StrongLinksPattern([digit], ways: [[Cell(0), Cell(1), Cell(2), Cell(3)]], []))
    #expect(step.explainerRatings == 66...66)
  }

  @Test func techniquesRatedByTheCaseKeepTheirRange() throws {
    let pair = try step(.hiddenPair, Chain([]))
    #expect(pair.explainerRatings == 20...34)
    #expect(pair.canBeRated(in: 20...20) && pair.canBeRated(in: 30...40))
    #expect(!pair.canBeRated(in: 21...33) && !pair.canBeRated(in: 35...99))
    #expect(try step(.groupedAlternatingInferenceChain, Chain([])).explainerRatings == nil)
  }
}
