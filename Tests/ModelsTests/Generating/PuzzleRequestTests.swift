import Testing

@testable import Generating
@testable import Grading
@testable import Sudoku

struct PuzzleRequestTests {
  @Test(arguments: [TechniqueID.nakedPair, .xWing, .xyWing, .skyscraper])
  func aTechniqueAskedForIsNeeded(_ technique: TechniqueID) throws {
    var generator = try Generator(PuzzleRequest(technique: technique), seed: 4)
    let puzzle = try generator.puzzle(0)
    let grade = Grader().grade(puzzle.givens)
    #expect(grade.tally.hardest?.id == technique)
    #expect(grade.level == puzzle.level)
    #expect(Grader(techniques: TechniqueCatalog.upTo(technique)).grade(puzzle.givens).isSolved)
    let easier = TechniqueCatalog.grading.prefix { $0.id != technique }
    #expect(!Grader(techniques: Array(easier)).grade(puzzle.givens).isSolved)
  }

  @Test(arguments: [0...Int.max, 17...1000, 75...90])
  func givensThatCanNotBeAreLeftOut(_ range: ClosedRange<Int>) throws {
    var generator = try Generator(PuzzleRequest(givens: range), seed: 4)
    #expect((17...80).contains(try generator.ungraded(0).givens.count))
  }

  @Test(arguments: [12...12, 15...20, 26...34])
  func aRatingAskedForIsMet(_ range: ClosedRange<Int>) throws {
    var generator = try Generator(
      PuzzleRequest(explainerRating: range, symmetry: .vertical), seed: 4)
    let puzzle = try generator.puzzle(0)
    #expect(range.contains(try #require(Explainer().rating(of: puzzle.givens)).rating))
  }

  /// Drafts near a known puzzle are as hard, and no copies of it.
  @Test func aVeryHardPuzzleIsFoundNearAKnownOne() throws {
    let request = PuzzleRequest(explainerRating: 90...120)
    var generator = try Generator(request, seed: 3)
    let puzzle = try generator.puzzle(1)
    var other = try Generator(request, seed: 3)
    #expect(try other.puzzle(1) == puzzle)
    #expect(Solver.uniqueSolution(of: puzzle.givens) == puzzle.solution)
    #expect(Explainer().rating(of: puzzle.givens, upTo: 89) == nil)
    try expectNew(puzzle, unlike: RarePuzzles.hardest)
  }

  @Test(arguments: [Level.medium, nil])
  func theTechniquesOfAProfileAreEnough(_ level: Level?) throws {
    let profile: [TechniqueID] = [
      .fullHouse, .hiddenSingle, .nakedSingle, .pointing, .claiming, .nakedPair, .hiddenPair,
      .xWing, .skyscraper,
    ]
    var generator = try Generator(PuzzleRequest(level: level, profile: profile), seed: 4)
    let grader = Grader(techniques: profile.compactMap(TechniqueCatalog.technique))
    for index in 0..<3 {
      let puzzle = try generator.puzzle(index)
      #expect(grader.grade(puzzle.givens).isSolved)
      #expect(Grader().grade(puzzle.givens).level == puzzle.level)
      if let level { #expect(puzzle.level == level) }
    }
  }

  @Test func givensAskedForAreMet() throws {
    var generator = try Generator(PuzzleRequest(symmetry: .halfTurn, givens: 28...29), seed: 2)
    for index in 0..<20 { #expect((28...29).contains(try generator.ungraded(index).givens.count)) }
  }

  @Test func aPuzzleIsTheSameWithoutItsGrade() throws {
    var generator = try Generator(PuzzleRequest(symmetry: nil), seed: 2)
    let puzzle = try generator.puzzle(3)
    let ungraded = try generator.ungraded(3)
    #expect(puzzle.givens == ungraded.givens)
    #expect(puzzle.solution == ungraded.solution)
    #expect(puzzle.rating == Grader().grade(puzzle.givens).score)
  }

  @Test func minimalPuzzlesCanBeOfALevel() throws {
    var generator = try Generator(PuzzleRequest(level: .medium, isMinimal: true), seed: 2)
    let puzzle = try generator.puzzle(0)
    #expect(Grader().grade(puzzle.givens).level == .medium)
    expectMinimal(puzzle.givens)
  }

  @Test func aHardPuzzleCanBeMinimalAndSymmetric() throws {
    var generator = try Generator(
      PuzzleRequest(level: .hard, symmetry: .halfTurn, isMinimal: true), seed: 1)
    let givens = try generator.puzzle(0).givens
    #expect(Grader().grade(givens).level == .hard)
    expectMinimal(givens)
  }

  @Test func tooMuchSymmetryForAMinimalPuzzleIsSaid() throws {
    var generator = try Generator(
      PuzzleRequest(level: .expert, symmetry: .full, isMinimal: true, attempts: 40), seed: 1)
    #expect(throws: GeneratorError.notFound(attempts: 40)) { try generator.puzzle(0) }
  }

  @Test(arguments: [Symmetry.halfTurn, .vertical, .diagonal])
  func symmetricPuzzlesCanBeMinimal(_ symmetry: Symmetry) throws {
    var generator = try Generator(PuzzleRequest(symmetry: symmetry, isMinimal: true), seed: 2)
    let givens = try generator.ungraded(0).givens
    #expect(Solver.count(of: givens) == 1)
    expectMinimal(givens)
  }

  @Test func whatIsNotFoundIsSaid() throws {
    var generator = try Generator(
      PuzzleRequest(level: .easy, isMinimal: true, givens: 38...40, attempts: 50), seed: 1)
    #expect(throws: GeneratorError.notFound(attempts: 50)) { try generator.puzzle(0) }
  }

  @Test(
    arguments: [
      (PuzzleRequest(isMinimal: true, givens: 41...50), .tooManyMinimalGivens),
      (PuzzleRequest(givens: 5...16), .tooFewGivens),
      (PuzzleRequest(givens: 81...81), .tooManyGivens),
      (
        PuzzleRequest(level: .easy, technique: .xWing),
        .harderTechnique(.xWing, needed: .hard, level: .easy)
      ),
      (PuzzleRequest(technique: .bruteForce), .needlessTechnique(.bruteForce)),
      (PuzzleRequest(technique: .frankenSwordfish), .needlessTechnique(.frankenSwordfish)),
      (PuzzleRequest(explainerRating: 1...9), .noRating),
      (PuzzleRequest(explainerRating: 55...55), .noRating),
      (PuzzleRequest(attempts: 0), .noAttempts),
    ] as [(PuzzleRequest, GeneratorError)])
  func whatCanNotBeIsRefusedAtOnce(_ request: PuzzleRequest, _ error: GeneratorError) {
    #expect(throws: error) { try request.check() }
  }

  /// `true` if `puzzle` doesn't look like one of `known` after a transformation.
  private func expectNew(_ puzzle: Puzzle, unlike known: [String]) throws {
    let form = try #require(CanonicalForm(of: puzzle.givens))
    let forms = try known.map { CanonicalForm(of: try Grid(text: $0))?.grid }
    #expect(!forms.contains(form.grid))
  }

  private func expectMinimal(_ givens: Grid) {
    for cell in Cell.all where givens[cell] != nil {
      var fewer = givens
      fewer[cell] = nil
      #expect(Solver.count(of: fewer) > 1)
    }
  }
}
