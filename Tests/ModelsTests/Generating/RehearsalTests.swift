import Testing

@testable import Generating
@testable import Grading
@testable import Sudoku

struct RehearsalTests {
  @Test(arguments: [Level.hard, .expert], [false, true])
  func whatIsLeftOfADraftIsSolvedByTheTechniquesOfTheLevel(
    _ level: Level, _ isThorough: Bool
  ) throws {
    let rehearsal = try #require(Rehearsal(upTo: level))
    let grader = Grader(techniques: TechniqueCatalog.upTo(level))
    var refilled = 0
    for var draft in Self.drafts(12) {
      let before = draft.given
      let basic = BasicSteps(before, of: draft.full)
      let hardest = rehearsal.run(&draft, basic, isThorough: isThorough) { _ in true }
      #expect(hardest != nil)
      #expect(draft.given & before == before)
      #expect(grader.grade(draft.givens).isSolved)
      if draft.given != before { refilled += 1 }
    }
    if level == .hard { #expect(refilled > 0) }
  }

  @Test func nothingIsPutBackWhereThatIsNotAllowed() throws {
    let rehearsal = try #require(Rehearsal(upTo: .hard))
    var stuck = 0
    for var draft in Self.drafts(12) {
      let basic = BasicSteps(draft.given, of: draft.full)
      let grade = Grader(techniques: TechniqueCatalog.upTo(.hard)).grade(draft.givens)
      let hardest = rehearsal.run(&draft, basic, isThorough: true) { _ in false }
      if hardest == nil { stuck += 1 }
      if !grade.isSolved { #expect(hardest == nil) }
    }
    #expect(stuck > 0)
  }

  @Test(arguments: [Level.easy, .medium, .extreme])
  func theOtherLevelsAreNotRehearsed(_ level: Level) {
    #expect(Rehearsal(upTo: level) == nil)
  }

  /// A grade up to a level is the grade, or `nil` if that is of a higher level.
  @Test(arguments: [Level.medium, .hard, .expert])
  func aGradeUpToALevelIsTheGrade(_ level: Level) {
    let grader = Grader(techniques: TechniqueCatalog.upTo(.expert))
    var seen: Set<Bool> = []
    for draft in Self.drafts(16) {
      let full = grader.grade(draft.givens)
      guard full.isSolved else { continue }
      let grade = grader.grade(CandidateGrid(givens: draft.givens)) { $0.level <= level }
      #expect(grade == (full.level > level ? nil : full))
      seen.insert(grade == nil)
    }
    #expect(seen.contains(false))
  }

  private static func drafts(_ count: Int) -> [PuzzleDraft] {
    var random = SeededRandom(seed: 5)
    var dig = Dig()
    return (0..<count).map { _ in
      let full = FullGrid(using: &random)
      let order = random.shuffled(Symmetry.none.orbits)
      return PuzzleDraft(full: full, order: order, given: dig.run(full, order))
    }
  }
}
