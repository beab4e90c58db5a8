import Testing

@testable import Generating
@testable import Grading
@testable import Sudoku

struct RarePuzzlesTests {
  private static let kinds = RarePuzzles.byKind.keys.sorted { "\($0)" < "\($1)" }

  @Test func theWellKnownOnesHaveOneSolutionEach() throws {
    for text in RarePuzzles.hardest { #expect(Solver.count(of: try Grid(text: text)) == 1) }
  }

  @Test(arguments: kinds)
  func aPuzzleIsOfItsKind(_ kind: RarePuzzles.Kind) throws {
    let puzzles = try #require(RarePuzzles.byKind[kind])
    #expect(!puzzles.isEmpty)
    for text in puzzles {
      let givens = try Grid(text: text)
      #expect(Solver.count(of: givens) == 1)
      #expect(Self.isOf(kind, givens))
    }
  }

  /// Found in at most 1000 attempts, the same ones by the same seed, and no copies of known ones or
  /// of each other.
  @Test(arguments: kinds)
  func othersOfAKindAreFoundNearby(_ kind: RarePuzzles.Kind) throws {
    var request = PuzzleRequest(attempts: 1000)
    switch kind {
    case .technique(let technique): request.technique = technique
    case .rating(let rating): request.explainerRating = rating...rating
    }
    var generator = try Generator(request, seed: 7)
    let puzzles = try (0..<2).map { try generator.puzzle($0) }
    var other = try Generator(request, seed: 7)
    #expect(try other.puzzle(1) == puzzles[1])
    for puzzle in puzzles {
      #expect(Solver.uniqueSolution(of: puzzle.givens) == puzzle.solution)
      #expect(Self.isOf(kind, puzzle.givens))
    }
    let known = try (RarePuzzles.byKind[kind] ?? []).map { try Grid(text: $0) }
    let forms = (known + puzzles.map(\.givens)).compactMap { CanonicalForm(of: $0)?.grid }
    #expect(Set(forms).count == known.count + puzzles.count)
  }

  @Test(arguments: [
    (PuzzleRequest(technique: .hiddenQuadruple), true),
    (PuzzleRequest(level: .hard, technique: .hiddenQuadruple), true),
    (PuzzleRequest(level: .expert, technique: .hiddenQuadruple), false),
    (PuzzleRequest(technique: .hiddenQuadruple, symmetry: .halfTurn), false),
    (PuzzleRequest(technique: .xWing), false),
    (PuzzleRequest(explainerRating: 54...54), true),
    (PuzzleRequest(explainerRating: 54...56), false),
    (PuzzleRequest(level: .hard, explainerRating: 54...54), false),
    (PuzzleRequest(explainerRating: 66...Int.max), false),
    (PuzzleRequest(explainerRating: 90...Int.max), true),
    (PuzzleRequest(), false),
  ])
  func onlyWhatIsRareIsLookedForNearKnownPuzzles(_ request: PuzzleRequest, _ isRare: Bool) {
    #expect((StartingPuzzles(for: request) != nil) == isRare)
  }

  private static func isOf(_ kind: RarePuzzles.Kind, _ givens: Grid) -> Bool {
    switch kind {
    case .technique(let technique):
      Grader(techniques: TechniqueCatalog.upTo(technique)).grade(givens).isSolved
        && Grader().grade(givens).tally.hardest?.id == technique
    case .rating(let rating): Explainer().rating(of: givens)?.rating == rating
    }
  }
}
