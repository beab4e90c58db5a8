import Generating
import Sudoku
import Testing

struct PatternFillTests {
  /// Every second cell.
  private static let checkers = CellSet(Cell.all.filter { ($0.row + $0.column) % 2 == 0 })

  /// The cells of the well-known puzzle.
  private static var wellKnown: CellSet {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    return CellSet(zip(Cell.all, text).filter { $0.1 != "." }.map(\.0))
  }

  @Test(arguments: [checkers, wellKnown])
  func thePuzzleHasOneSolutionAndGivensInThePatternOnly(_ cells: CellSet) throws {
    var search = PatternFill(cells, seed: 1)
    while search.puzzle == nil, search.tries < 50_000 { search.tryOnce() }
    let puzzle = try #require(search.puzzle)
    #expect(CellSet(Cell.all.filter { puzzle[$0] != nil }) == cells)
    #expect(Solver.count(of: puzzle) == 1)
  }

  @Test func theSeedDecidesHoweverTheSearchIsDivided() async throws {
    var whole = PatternFill(Self.wellKnown, seed: 7)
    for _ in 0..<60 { whole.tryOnce() }
    var parts = PatternFill(Self.wellKnown, seed: 7)
    while parts.puzzle == nil, parts.tries < 60 {
      parts = try await parts.continued(for: .milliseconds(1), upTo: 60)
    }
    #expect(parts == whole && parts.puzzle == whole.puzzle)
  }

  @Test func aFoundPuzzleStays() throws {
    var search = PatternFill(.all, seed: 3)
    search.tryOnce()
    let puzzle = try #require(search.puzzle)
    search.tryOnce()
    #expect(search.puzzle == puzzle && search.tries == 1)
  }

  @Test func hopelessPatternsAreKnownAtOnce() {
    #expect(PatternFill.obstacle(in: CellSet(Cell.all.prefix(16))) == .tooFew)
    let withoutRows = CellSet(Cell.all.filter { $0.row != 3 && $0.row != 5 })
    #expect(PatternFill.obstacle(in: withoutRows) == .emptyLines)
    let withoutColumns = CellSet(Cell.all.filter { $0.column != 6 && $0.column != 7 })
    #expect(PatternFill.obstacle(in: withoutColumns) == .emptyLines)
    let oneOfEach = CellSet(Cell.all.filter { $0.row != 3 && $0.row != 6 && $0.column != 7 })
    #expect(PatternFill.obstacle(in: oneOfEach) == nil)
    #expect(PatternFill.obstacle(in: Self.wellKnown) == nil)
  }
}
