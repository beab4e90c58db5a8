import Sudoku
import Testing

/// Tests of what is judged beside chains: colours, fish and almost locked sets.
struct PatternJudgementTests {
  @Test func eachFishThatIsFoundProvesItsEliminations() throws {
    var count = 0
    for position in try JudgedPosition.all() {
      for deduction in position.deductions({ $0.facts.code?.hasPrefix("03") ?? false }) {
        guard let fish = deduction.pattern as? FishPattern, fish.covers.count == 1
        else { continue }
        let judged = FishJudgement(
          fish.digit, bases: fish.bases, covers: fish.covers[0], in: position.grid)
        let proof = try #require(judged.proof, "\(deduction)")
        position.expectTrue(proof.placements, proof.eliminations)
        #expect(Set(proof.eliminations).isSuperset(of: deduction.eliminations), "\(deduction)")
        #expect(judged.fins == fish.fins)
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test func aFishNeedsAsManyCoversAsBases() {
    let grid = CandidateGrid(grid: Grid(), givens: .none) { _ in DigitSet(numbers: 1, 2) }
    let judged = FishJudgement(
      Digit.all[0], bases: [.row(0), .row(1)], covers: [.column(0)], in: grid)
    #expect(judged.verdict == .uneven(bases: 2, covers: 1))
    let empty = FishJudgement(
      Digit.all[8], bases: [.row(0), .row(1)], covers: [.column(0), .column(1)], in: grid)
    #expect(empty.verdict == .noPlaces(.row(0)))
  }

  @Test func eachColouringThatIsFoundIsJustified() throws {
    var count = 0
    for position in try JudgedPosition.all() {
      for deduction in position.deductions({ $0 == .simpleColorTrap || $0 == .simpleColorWrap }) {
        let colors = try #require(deduction.pattern.colors.first, "\(deduction)")
        let judged = ColoringJudgement(
          Set(colors.first), Set(colors.second), in: position.grid)
        position.expectTrue(judged.placements, judged.eliminations)
        switch (judged.verdict, deduction.technique) {
        case (.trap(let gone), .simpleColorTrap):
          #expect(Set(gone) == Set(deduction.eliminations))
        case (.wrap(_, _, let gone, _), .simpleColorWrap):
          #expect(Set(gone) == Set(deduction.eliminations))
        // A colour that is wrong altogether says more than a trap.
        case (.wrap, .simpleColorTrap), (.emptied, _): break
        default: Issue.record("\(deduction) is judged \(judged.verdict)")
        }
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test func aCandidateWithoutAStrongLinkIsNamed() {
    let pair = [Candidate(Cell(0), Digit.all[0]), Candidate(Cell(0), Digit.all[1])]
    let far = Candidate(Cell(40), Digit.all[0])
    let grid = CandidateGrid(grid: Grid(), givens: .none) { _ in DigitSet(numbers: 1, 2) }
    #expect(
      ColoringJudgement([pair[0]], [pair[1], far], in: grid).verdict == .unlinked(far))
    #expect(
      ColoringJudgement([pair[0], pair[1]], [], in: grid).verdict
        == .sameColor(pair[0], pair[1]))
    let absent = Candidate(Cell(0), Digit.all[8])
    #expect(ColoringJudgement([absent], [pair[1]], in: grid).verdict == .missing(absent))
  }

  @Test func eachChainOfSetsThatIsFoundProvesItsEliminations() throws {
    var count = 0
    for position in try JudgedPosition.all().prefix(16) {
      for deduction in position.deductions({ $0 == .alsXZ || $0 == .alsXYWing }) {
        let judged = SetsJudgement(deduction.pattern.sets.map(\.cells), in: position.grid)
        let proof = try #require(judged.proof, "\(deduction) is judged \(judged.verdict)")
        position.expectTrue(proof.placements, proof.eliminations)
        #expect(!proof.eliminations.isEmpty)
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test func cellsThatAreNoAlmostLockedSetAreNamed() {
    let grid = CandidateGrid(grid: Grid(), givens: .none) { cell in
      cell == Cell(0)
        ? DigitSet(numbers: 1, 2)
        : cell == Cell(80) ? DigitSet(numbers: 3, 4) : DigitSet(numbers: 1, 2, 3)
    }
    #expect(
      SetsJudgement([[Cell(0)], [Cell(1)]], in: grid).verdict
        == .notAlmostLocked(1, cells: 1, digits: DigitSet(numbers: 1, 2, 3)))
    #expect(SetsJudgement([[Cell(0)], [Cell(80)]], in: grid).verdict == .noCommon(0))
    #expect(SetsJudgement([[Cell(0)]], in: grid).verdict == .unfinished)
  }

  @Test func aSuppositionThatFailsIsWrong() throws {
    var contradictions = 0
    for position in try JudgedPosition.all() {
      for cell in position.grid.open {
        for digit in position.grid[cell] {
          var supposition = Supposition(Candidate(cell, digit), in: position.grid)
          while supposition.follow() {}
          guard supposition.contradiction != nil else {
            if position.solution[cell] != digit { continue }
            #expect(
              supposition.steps.allSatisfy {
                position.solution[$0.candidate.cell] == $0.candidate.digit
              })
            continue
          }
          contradictions += 1
          #expect(position.solution[cell] != digit)
          #expect(supposition.reasons.first?.candidate == Candidate(cell, digit))
          #expect(supposition.reasons.count <= supposition.steps.count)
          let reasons = supposition.reasons.map(\.candidate)
          #expect(!supposition.exclusions.isEmpty)
          #expect(
            supposition.exclusions.allSatisfy { gone, cause in
              reasons.contains(cause) && position.grid.contains(gone)
                && (cause.digit == gone.digit) != (cause.cell == gone.cell)
            })
          let length = supposition.steps.count
          while supposition.goBack() {}
          #expect(supposition.steps.count == 1 && length > 0)
        }
      }
    }
    #expect(contradictions > 50)
  }

  @Test func aSuppositionTakesTheSinglesThatHoldAnywayLast() throws {
    let givens = try Grid(
      text: ".1..49..7..5.8...1.......4..3......46..3..9.27...........1.86...9.6...1..7...2...")
    let start = CandidateGrid(givens: givens)
    let earlier = Set(start.nakedSingles + start.hiddenSingles)
    #expect(!earlier.isEmpty)
    var supposition = Supposition(Candidate(Cell(row: 0, column: 7), Digit.all[5]), in: start)
    let follows = supposition.follow()
    #expect(follows)
    #expect(supposition.steps[1].candidate == Candidate(Cell(row: 5, column: 8), Digit.all[5]))
    #expect(!supposition.steps[1].holdsAnyway)
    while supposition.follow() {}
    #expect(supposition.grid.nakedSingles.isEmpty || supposition.contradiction != nil)
    #expect(supposition.steps.contains { $0.holdsAnyway })
    for step in supposition.steps where earlier.contains(step.candidate) {
      #expect(step.holdsAnyway)
    }
    let wrong = Candidate(Cell(row: 7, column: 8), Digit.all[7])
    supposition = Supposition(wrong, in: start)
    while supposition.follow() {}
    #expect(supposition.contradiction != nil)
    #expect(supposition.reasons.first?.candidate == wrong)
    #expect(supposition.reasons.contains { $0.holdsAnyway })
  }
}
