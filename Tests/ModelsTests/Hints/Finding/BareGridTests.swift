import Formats
import Games
import Sudoku
import Testing

@testable import Hints

/// Hints for grids without a known solution.
struct BareGridTests {
  private static let finder = HintFinder()

  private func grid(_ rows: String) throws -> Grid {
    try Grid(text: rows + String(repeating: ".", count: 81 - rows.filter { $0 != "\n" }.count))
  }

  @Test func aGridWithoutSolutionSaysWhereItEnds() throws {
    let cell = try grid(
      """
      .12345678
      9........
      """)
    let step = Self.finder.nextStep(in: cell)
    #expect(step == .noSolution(Impossibility(.noDigit(Cell(0)))))
    #expect(
      step.explanation(in: .english).text
        == "No solution: no digit is left for r1c1.")
    let digit = try grid(
      """
      1234.....
      .....9...
      ........9
      """)
    #expect(
      Self.finder.nextStep(in: digit)
        == .noSolution(Impossibility(.noPlace(Digit.all[8], .row(0)))))
  }

  @Test func aGridWithSeveralSolutionsShowsTwoCellsThatDiffer() throws {
    let step = Self.finder.nextStep(in: Grid())
    guard case .severalSolutions(let first, let second) = step else {
      Issue.record("\(step) is not several solutions")
      return
    }
    #expect(first.isSolved && second.isSolved && first != second)
    #expect(step.picture.cells.count == 2)
    for painted in step.picture.cells { #expect(first[painted.cell] != second[painted.cell]) }
  }

  @Test func aDigitTwiceInAHouseIsNamedWithBothCells() throws {
    let step = Self.finder.nextStep(in: try grid("5......5."))
    #expect(step == .clash(Digit.all[4], Cell(0), Cell(7), in: .row(0), besideGiven: false))
    #expect(
      step.explanation(in: .english).sentences == [
        "r1c1 and r1c8 are both 5, but row 1 may hold each digit only once."
      ])
    #expect(
      step.explanation(in: .korean).text
        == "1행 1열과 1행 8열이 둘 다 5예요. 1행에는 같은 숫자가 한 번만 들어갈 수 있어요.")
  }

  @Test func notesOfABareGridAreCheckedAgainstItsSolution() throws {
    let row = try #require(Corpus.rated.first)
    let givens = try Grid(text: row.puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let cell = try #require(givens.emptyCells.first { givens.candidates(at: $0).count > 1 })
    let possible = givens.candidates(at: cell)
    let notes = possible.subtracting(DigitSet([try #require(solution[cell])]))
    let entry = PuzzleEntry(givens: givens)
    let noted = CellNotes { $0 == cell ? notes : .none }
    let step = Self.finder.nextStep(in: entry, notes: noted, from: .notes)
    #expect(step == .missingNote(cell, possible: possible))
    #expect(Self.finder.nextStep(in: entry, notes: noted).kind == .deduction)
  }

  @Test func aWrongEntryIsToldFromTheGivens() throws {
    let givens = try Grid(text: try #require(Corpus.rated.first).puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let cell = try #require(givens.emptyCells.first { givens.candidates(at: $0).count > 1 })
    let wrong = try #require(givens.candidates(at: cell).first { $0 != solution[cell] })
    var entry = PuzzleEntry(givens: givens)
    entry.placed[cell] = wrong
    #expect(Self.finder.nextStep(in: entry) == .wrongDigits([Mistake(wrong, at: cell)]))
    #expect(Self.finder.nextStep(in: entry.grid).kind == .noSolution)
    #expect(Self.finder.nextStep(in: solution) == .solved)
  }
}
