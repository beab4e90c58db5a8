import Testing

@testable import Generating
@testable import Grading
@testable import Sudoku

struct HardStepsTests {
  @Test func noCandidateOfTheSolutionGoes() {
    for draft in Drafts.random(60) {
      let hard = HardSteps(after: BasicSteps(draft.given, of: draft.full))
      for cell in 0..<81 {
        let digit = UInt16(1) << UInt16(draft.full.digits[cell] - 1)
        #expect(hard.basic.candidates(at: cell) & digit != 0)
      }
    }
  }

  @Test func whatItSolvesNeedsNoMoreThanHardTechniques() {
    let grader = Grader(techniques: TechniqueCatalog.upTo(.hard))
    var solved = 0
    for draft in Drafts.random(60) {
      let basic = BasicSteps(draft.given, of: draft.full)
      guard basic.need == .more, HardSteps(after: basic).isSolved else { continue }
      #expect(grader.grade(draft.givens).isSolved)
      solved += 1
    }
    #expect(solved > 0)
  }

  @Test func theEndIsTheSameHoweverThePuzzleLooks() {
    var random = SeededRandom(seed: 4)
    for draft in Drafts.random(30) {
      let hard = HardSteps(after: BasicSteps(draft.given, of: draft.full))
      let look = draft.full.inAnotherLook(draft.given, using: &random)
      let other = HardSteps(after: BasicSteps(look.given, of: look.full))
      #expect(other.isSolved == hard.isSolved)
      #expect(other.basic.openCandidates == hard.basic.openCandidates)
    }
  }
}
