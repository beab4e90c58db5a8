import TestSupport
import Testing

@testable import Hints
@testable import Sudoku

struct PuzzleCheckTests {
  private func grid(_ digits: [String: Int]) throws -> Grid {
    var grid = Grid()
    for cell in Cell.all { grid[cell] = digits[cell.description].flatMap(Digit.init) }
    #expect(grid.count == digits.count)
    return grid
  }

  /// Returns the reason why `grid` has no solution.
  private func reason(_ grid: Grid) -> Impossibility.Reason? {
    guard case .noSolution(let why, _) = PuzzleCheck(grid) else { return nil }
    return why.reason
  }

  @Test func aProperPuzzleHasItsSolution() throws {
    let puzzle = try Puzzle.wellKnown()
    #expect(PuzzleCheck(puzzle.givens) == .unique(puzzle.solution))
    #expect(PuzzleCheck(puzzle.givens).solution == puzzle.solution)
    #expect(PuzzleCheck(puzzle.solution) == .unique(puzzle.solution))
  }

  @Test func aDigitTwiceInAHouseIsSaidWithBothCells() throws {
    let inRow = GridConflict(
      digit: Digit.all[4], first: Cell(row: 2, column: 1), second: Cell(row: 2, column: 6),
      house: .row(2))
    let inBox = GridConflict(
      digit: Digit.all[4], first: Cell(0), second: Cell(row: 2, column: 1), house: .box(0))
    #expect(PuzzleCheck(try grid(["r3c2": 5, "r3c7": 5])) == .conflicts([inRow]))
    #expect(
      PuzzleCheck(try grid(["r1c1": 5, "r3c2": 5, "r3c7": 5])) == .conflicts([inBox, inRow]))
  }

  /// ```
  /// 1 2 3 | 4 5 6 | 7 8 .      the last cell sees every digit
  /// . . . | . . . | . . .
  /// . . . | . . . | . . 9
  /// ```
  @Test func aCellWithoutADigitIsSaid() throws {
    var digits = ["r3c9": 9]
    for digit in 1...8 { digits["r1c\(digit)"] = digit }
    #expect(reason(try grid(digits)) == .noDigit(Cell(8)))
  }

  /// ```
  /// 2 3 4 | . . . | . . .      row 1 has no place for 1
  /// . . . | . . . | 1 . .
  /// . . . | 1 . . | . . .
  /// ```
  @Test func aDigitWithoutAPlaceIsSaid() throws {
    let grid = try grid(["r1c1": 2, "r1c2": 3, "r1c3": 4, "r2c7": 1, "r3c4": 1])
    #expect(reason(grid) == .noPlace(Digit.all[0], .row(0)))
  }

  @Test func theReasonHoldsForEachPuzzleWithoutASolution() throws {
    let rows = Corpus.solved.filter { $0.count == 0 }.prefix(60)
    #expect(!rows.isEmpty)
    for row in rows {
      var grid = try Grid(text: row.puzzle)
      guard case .noSolution(let impossibility, _) = PuzzleCheck(grid) else {
        Issue.record("\(row.puzzle) has no solution")
        continue
      }
      for single in impossibility.singles {
        #expect(grid.candidates(at: single.cell).contains(single.digit))
        grid[single.cell] = single.digit
      }
      #expect(holds(impossibility.reason, in: grid), "\(row.puzzle): \(impossibility)")
    }
  }

  private func holds(_ reason: Impossibility.Reason, in grid: Grid) -> Bool {
    func places(_ digit: Digit, _ house: House) -> [Cell] {
      house.cells.filter { grid[$0] == nil && grid.candidates(at: $0).contains(digit) }
    }
    switch reason {
    case .noDigit(let cell): return grid.candidates(at: cell).isEmpty
    case .noPlace(let digit, let house): return places(digit, house).isEmpty
    case .oneDigitForTwo(let digit, let one, let other, let house):
      return house.contains(one) && house.contains(other) && one != other
        && [one, other].allSatisfy { grid.candidates(at: $0) == DigitSet([digit]) }
    case .onePlaceForTwo(let one, let other, let cell, let house):
      return one != other && [one, other].allSatisfy { places($0, house) == [cell] }
    case .allFail(let cell, let digits): return grid.candidates(at: cell) == digits
    }
  }

  @Test func aMistypedGivenIsAmongTheSuspects() throws {
    let givens = try Puzzle.wellKnown().givens
    var tried = 0
    for cell in Cell.all where givens[cell] != nil {
      var wrong = givens
      wrong[cell] = nil
      wrong[cell] = wrong.candidates(at: cell).first { $0 != givens[cell] }
      guard wrong[cell] != nil, case .noSolution(_, let suspects) = PuzzleCheck(wrong) else {
        continue
      }
      tried += 1
      #expect(suspects.contains(cell))
    }
    #expect(tried > 5)
  }

  @Test func severalSolutionsAreSaidWithTwoCellsThatDiffer() throws {
    for row in Corpus.solved.filter({ $0.count == 1 }).prefix(20) {
      var givens = try Grid(text: row.puzzle)
      let cells = Cell.all.filter { givens[$0] != nil }
      for cell in cells.prefix(cells.count / 2) { givens[cell] = nil }
      guard case .several(let one, let other) = PuzzleCheck(givens) else {
        Issue.record("\(givens) has several solutions")
        continue
      }
      #expect(one.isSolved && other.isSolved && one != other)
      let differing = NextStep.severalSolutions(one, other).picture.cells.map(\.cell)
      let (first, second) = (try #require(differing.first), try #require(differing.last))
      #expect(first.row == second.row && one[second] == other[first])
      #expect(first != second && givens[first] == nil && givens[second] == nil)
      #expect(one[first] != other[first] && one[second] != other[second])
    }
  }
}
