import Generating
import Sudoku
import Testing

struct CanonicalFormTests {
  /// Each found once by trying all 3,359,232 arrangements of rows and columns.
  @Test(arguments: [
    (
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45."
    ),
    (
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
      ".......12.....3..4..1.4.5....2.5..4..6....7..8..9.......5.2...7.9...6...3..8....."
    ),
    (
      ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
      "........1.......2......3.......4.5....6...3....781.....1..2...4.3.....7.95......."
    ),
    (
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
      "123456789457189263698273514271895346539764128864312957345928671786531492912647835"
    ),
    (
      "......................................................................1..........",
      "................................................................................1"
    ),
    (
      ".................................................................................",
      "................................................................................."
    ),
  ])
  func itIsTheSmallestOfAllArrangements(_ puzzle: String, _ expected: String) throws {
    let form = try #require(CanonicalForm(of: try Grid(text: puzzle)))
    #expect(form.grid.description == expected)
  }

  /// The grid with the most symmetries, 648, is the first of all full grids.
  @Test func theMostSymmetricGridIsItsOwnForm() throws {
    let grid = try Grid(
      text: "123456789456789123789123456231564897564897231897231564312645978645978312978312645")
    #expect(CanonicalForm(of: grid)?.grid == grid)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func fullGridsHaveOneFormToo(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let rows = Corpus.solved.filter { $0.count == 1 }
    let grid = try Grid(text: rows[random.below(rows.count)].solution)
    let form = try #require(CanonicalForm(of: grid))
    #expect(form.grid.description.hasPrefix("12345678945"))
    #expect(form.transform(grid) == form.grid)
    let other = GridTransform.random(using: &random)(grid)
    #expect(CanonicalForm(of: other)?.grid == form.grid)
    #expect(CanonicalForm(of: form.grid)?.grid == form.grid)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func transformedPuzzlesHaveTheSameForm(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let row = Corpus.solved[random.below(Corpus.solved.count)]
    var puzzle = try Grid(text: row.puzzle)
    // Also grids with few givens, whose empty rows and columns are interchangeable.
    for cell in Cell.all where seed.isMultiple(of: 3) && random.below(4) > 0 { puzzle[cell] = nil }
    let form = try #require(CanonicalForm(of: puzzle))
    #expect(form.transform(puzzle) == form.grid)
    #expect(CanonicalForm(of: form.grid)?.grid == form.grid)
    for _ in 0..<5 {
      let other = GridTransform.random(using: &random)(puzzle)
      let otherForm = try #require(CanonicalForm(of: other))
      #expect(otherForm.grid == form.grid)
      #expect(otherForm.transform(other) == form.grid)
    }
  }

  @Test func differentPuzzlesHaveDifferentForms() throws {
    let puzzle = try Grid(
      text: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    var other = puzzle
    other[Cell(0)] = nil
    #expect(CanonicalForm(of: puzzle) != CanonicalForm(of: other))
    #expect(CanonicalForm(of: other)?.grid.count == puzzle.count - 1)
  }

  @Test func aGridThatBreaksTheRulesHasNone() throws {
    let grid = try Grid(text: "55" + String(repeating: ".", count: 79))
    #expect(CanonicalForm(of: grid) == nil)
  }
}
