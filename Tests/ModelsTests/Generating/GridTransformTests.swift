import Generating
import Sudoku
import Testing

struct GridTransformTests {
  @Test func theIdentityChangesNothing() throws {
    let full = try #require(Grids.full)
    #expect(GridTransform.identity(full) == full)
  }

  @Test func rowsColumnsAndDigitsGoWhereTheyAreSent() throws {
    let transform = GridTransform(
      rows: [3, 4, 5, 0, 2, 1, 6, 7, 8], columns: [1, 0, 2, 3, 4, 5, 6, 7, 8],
      digits: Digit.all.reversed(), isTransposed: false)
    let full = try #require(Grids.full)
    let result = transform(full)
    // row 0 is the old row 3, 859761423, columns 0 and 1 exchanged, and 1 written for 9
    #expect(result.description.prefix(9) == "521349687")
  }

  @Test func transposingMakesRowsOfColumns() throws {
    let transform = GridTransform(
      rows: Array(0..<9), columns: Array(0..<9), digits: Digit.all, isTransposed: true)
    let full = try #require(Grids.full)
    for cell in Cell.all {
      #expect(transform(full)[Cell(row: cell.column, column: cell.row)] == full[cell])
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aTransformedPuzzleHasTheTransformedSolution(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let row = try #require(Corpus.solved.first { $0.count == 1 })
    let transform = GridTransform.random(using: &random)
    let puzzle = transform(try Grid(text: row.puzzle))
    #expect(Solver.uniqueSolution(of: puzzle) == transform(try Grid(text: row.solution)))
    #expect(puzzle.description != row.puzzle)
  }
}
