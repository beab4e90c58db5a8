import TestSupport
import Testing

@testable import Formats
@testable import Grading
@testable import Hints
@testable import Sudoku

/// Puzzles whose clues are candidates.
struct SukakuTests {
  /// Returns a puzzle that only has candidates.
  private func entry(_ left: (Cell) -> DigitSet) -> PuzzleEntry {
    var entry = PuzzleEntry(givens: Grid())
    entry.candidates = CellNotes(left)
    return entry
  }

  private func read(_ sets: (Cell) -> DigitSet) throws -> PuzzleEntry {
    let text = Cell.all.map { cell in
      Digit.all.map { sets(cell).contains($0) ? $0.description : "." }.joined()
    }.joined()
    let entry = try #require(PuzzleDocument(text).entries.first)
    #expect(entry.origin?.format == .sukaku)
    return entry
  }

  /// Returns a puzzle of 729 characters in which only the cells of its givens have one candidate.
  /// None of them is settled by the rule of the format.
  private func wellKnown() throws -> PuzzleEntry {
    let puzzle = try Puzzle.wellKnown()
    return try read { puzzle.givens[$0].map { DigitSet([$0]) } ?? .all }
  }

  @Test func itsSolutionIsFoundWithinItsCandidates() throws {
    let entry = try wellKnown()
    let solution = try Puzzle.wellKnown().solution
    #expect(entry.givens.count == 0)
    #expect(entry.isNarrowed)
    #expect(Solver.solutions(of: entry.position, limit: 3) == [solution])
    #expect(BoardFindings(entry).check == .unique(solution))
  }

  @Test func itsGradesAreThoseOfTheSamePuzzleByGivens() throws {
    let entry = try wellKnown()
    let givens = try Puzzle.wellKnown().givens
    #expect(Grader().grade(entry.position).isSolved)
    let narrowed = try #require(Explainer().rating(of: entry.position))
    let puzzle = try #require(Explainer().rating(of: givens))
    #expect(narrowed.rating >= puzzle.rating)
  }

  /// Singles come up in another order if the candidates are taken as a position on the way.
  @Test func allCandidatesOfAPuzzleAreGradedAsItsGivens() throws {
    let givens = try Grid(
      text: ".1...4......5.3..8.94.........1.......54...9.....856....6.......3.91.86...1..673.")
    let entry = try read { cell in
      givens[cell].map { DigitSet([$0]) } ?? givens.candidates(at: cell)
    }
    #expect(entry.givens == givens && entry.candidates != nil)
    let grade = Grader().grade(PuzzleEntry(givens: givens).start)
    #expect(Grader().grade(entry.start).score == grade.score)
    #expect(entry.start == PuzzleEntry(givens: givens).start)
  }

  @Test func withoutSolutionWithinItsCandidatesItSaysSo() throws {
    let entry = self.entry { $0.index < 10 ? DigitSet(Digit.all.prefix(8)) : .all }
    guard case .noSolution(let why, let suspects) = BoardFindings(entry).check else {
      Issue.record("it has a solution")
      return
    }
    #expect(why.reason == .noPlace(Digit.all[8], .row(0)))
    #expect(suspects.isEmpty)
  }

  @Test func severalSolutionsAreWithinItsCandidates() throws {
    let entry = self.entry { $0.index == 0 ? DigitSet(Digit.all.suffix(2)) : .all }
    guard case .several(let one, let other) = BoardFindings(entry).check else {
      Issue.record("it has several solutions")
      return
    }
    for solution in [one, other] { #expect([8, 9].contains(solution[Cell(0)]?.rawValue)) }
  }

  @Test func aPositionOnTheWayIsNone() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: puzzle.givens)
    entry.candidates = CellNotes { cell in
      puzzle.givens[cell] == nil ? DigitSet([puzzle.solution[cell]].compactMap(\.self)) : .none
    }
    #expect(!entry.isNarrowed)
    #expect(BoardFindings(entry).check == .unique(puzzle.solution))
    entry.candidates = CellNotes { puzzle.givens.candidates(at: $0) }
    #expect(!entry.isNarrowed)
  }

  @Test func aPositionThatLacksADigitOfTheSolutionHasNone() throws {
    let puzzle = try Puzzle.wellKnown()
    let cell = try #require(puzzle.givens.emptyCells.first)
    var entry = PuzzleEntry(givens: puzzle.givens)
    entry.candidates = CellNotes { other in
      let allowed = puzzle.givens.candidates(at: other)
      return other == cell
        ? allowed.subtracting(DigitSet([puzzle.solution[cell]].compactMap(\.self)))
        : allowed
    }
    #expect(!entry.isNarrowed)
    #expect(BoardFindings(entry).check.solution == nil)
    #expect(BoardFindings(entry).complaint?.kind == .missingNote)
  }

  @Test func aWrongDigitLeavesNoSolutionButAGame() throws {
    let puzzle = try Puzzle.wellKnown()
    let cell = try #require(puzzle.givens.emptyCells.first)
    var entry = PuzzleEntry(givens: puzzle.givens)
    entry.placed[cell] = puzzle.givens.candidates(at: cell).first { $0 != puzzle.solution[cell] }
    entry.candidates = CellNotes { entry.grid.candidates(at: $0) }
    #expect(BoardFindings(entry).complaint?.kind == .wrongDigit)
    guard case .puzzle(let playable, let solution) = entry.playable else {
      Issue.record("it can be played")
      return
    }
    #expect(playable == entry && solution == puzzle.solution)
  }

  @Test func hintsLeadToItsSolution() throws {
    let solution = try Puzzle.wellKnown().solution
    var position = try wellKnown().position
    let finder = HintFinder()
    while case .deduction(let step, let shown) = finder.nextStep(from: position) {
      #expect(shown == position)
      position.apply(step)
    }
    #expect(position.grid == solution)
    #expect(finder.nextStep(from: position) == .solved)
  }

  @Test func hintsSayWhatIsWrongWithIt() {
    let finder = HintFinder()
    let dead = entry { $0.index < 10 ? DigitSet(Digit.all.prefix(8)) : .all }
    #expect(
      finder.nextStep(from: dead.position)
        == .noSolution(Impossibility(.noPlace(Digit.all[8], .row(0)))))
    let open = entry { $0.index == 0 ? DigitSet(Digit.all.suffix(2)) : .all }
    #expect(finder.nextStep(from: open.position).kind == .severalSolutions)
  }
}
