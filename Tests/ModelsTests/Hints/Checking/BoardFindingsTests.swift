import Formats
import Games
import Grading
import Hints
import Sudoku
import TestSupport
import Testing

struct BoardFindingsTests {
  private func entry(_ change: (inout PuzzleEntry) -> Void) throws -> PuzzleEntry {
    var entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    change(&entry)
    return entry
  }

  private func digit(_ number: Int) throws -> Digit { try #require(Digit(number)) }

  @Test func aPuzzleHasAPathAndNothingToComplainOf() throws {
    let puzzle = try Puzzle.wellKnown()
    let findings = BoardFindings(PuzzleEntry(givens: puzzle.givens))
    #expect(findings.check == .unique(puzzle.solution))
    #expect(findings.complaint == nil && findings.picture == nil)
    #expect(findings.path?.positions == [CandidateGrid(givens: puzzle.givens)])
  }

  @Test func aDigitThatStandsTwiceIsShownInBothCells() throws {
    let five = try digit(5)
    let findings = BoardFindings(try entry { $0.givens[Cell(8)] = five })
    #expect(findings.complaint?.kind == .clash)
    let cells = findings.picture?.cells.map(\.cell) ?? []
    #expect(cells == [Cell(0), Cell(8)])
    #expect(findings.path == nil)
  }

  @Test func ofTwoEqualDigitsThePlayersIsNamedLast() throws {
    let five = try digit(5)
    var entry = PuzzleEntry(givens: Grid())
    entry.placed[Cell(0)] = five
    entry.givens[Cell(8)] = five
    let findings = BoardFindings(entry)
    #expect(findings.complaint == .clash(five, Cell(8), Cell(0), in: .row(0), besideGiven: true))
  }

  @Test func ofTwoEqualDigitsTheOneThatIsWrongIsNamedAsAHintNamesIt() throws {
    let puzzle = try Puzzle.wellKnown()
    let empty = puzzle.givens.emptyCells
    let pairs = empty.flatMap { right in
      empty.filter { wrong in
        wrong != right && wrong.row == right.row
          && puzzle.solution[right].map(puzzle.givens.candidates(at: wrong).contains) == true
      }.map { (right, $0) }
    }
    let (right, wrong) = try #require(pairs.first)
    let digit = try #require(puzzle.solution[right])
    var game = Game(id: 1, puzzle: puzzle)
    for cell in [right, wrong] { game.apply(.place(digit, at: cell), at: .zero) }
    let entry = try entry {
      $0.placed[right] = digit
      $0.placed[wrong] = digit
    }
    let complaint = BoardFindings(entry).complaint
    #expect(complaint == .wrongDigits([Mistake(digit, at: wrong)]))
    #expect(HintFinder().nextStep(on: game.board, of: puzzle) == complaint)
  }

  @Test func wrongDigitsOfAPlayerAreNamedOneByOne() throws {
    let two = try digit(2)
    let findings = BoardFindings(try entry { $0.placed[Cell(2)] = two })
    #expect(findings.mistakes == [Mistake(two, at: Cell(2))])
    #expect(findings.complaint == .wrongDigits([Mistake(two, at: Cell(2))]))
    #expect(findings.suspects.isEmpty)
  }

  @Test func aWrongGivenLeavesSuspects() throws {
    let two = try digit(2)
    let findings = BoardFindings(try entry { $0.givens[Cell(2)] = two })
    #expect(findings.complaint?.kind == .noSolution)
    #expect(findings.suspects.contains(Cell(2)))
    let painted = findings.picture?.cells.map(\.cell) ?? []
    #expect(painted.contains(Cell(2)))
  }

  @Test func tooFewGivensHaveSeveralSolutions() throws {
    let findings = BoardFindings(
      try entry {
        $0.givens[Cell(0)] = nil
        $0.givens[Cell(1)] = nil
      })
    #expect(findings.complaint?.kind == .severalSolutions)
  }

  @Test func whatIsPlacedRightIsPartOfThePosition() throws {
    let puzzle = try Puzzle.wellKnown()
    let findings = BoardFindings(try entry { $0.placed[Cell(2)] = puzzle.solution[Cell(2)] })
    #expect(findings.check == .unique(puzzle.solution))
    #expect(findings.path?.positions.first?.grid.count == puzzle.givens.count + 1)
  }

  @Test func candidatesCount() throws {
    let puzzle = try Puzzle.wellKnown()
    let all = CandidateGrid(givens: puzzle.givens)
    var candidates = CellNotes { all[$0] }
    #expect(BoardFindings(try entry { $0.candidates = candidates }).check.solution != nil)
    let cell = try #require(all.open.first)
    candidates[cell].remove(try #require(puzzle.solution[cell]))
    let lacking = BoardFindings(try entry { $0.candidates = candidates })
    #expect(lacking.complaint == .missingNote(cell, possible: all[cell]))
    candidates[cell] = .none
    let empty = BoardFindings(try entry { $0.candidates = candidates })
    #expect(empty.complaint?.kind == .noSolution)
    #expect(empty.picture?.cells.map(\.cell) == [cell])
  }

  @Test func itIsTheSameOffTheCallersActor() async throws {
    let entry = try entry { _ in }
    #expect(await BoardFindings.find(entry) == BoardFindings(entry))
  }
}
