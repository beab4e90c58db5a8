import Grading
import Sudoku
import TestSupport
import Testing

struct GraderTests {
  /// If HoDoKu only needs techniques of the catalogue, the others must not interfere.
  @Test func thePuzzlesThatTheCatalogueCanDoAreGradedAsByHoDoKu() throws {
    let names = Set(TechniqueCatalog.grading.flatMap(\.kinds).map(\.facts.name))
    let rows = Corpus.rated.filter { names.isSuperset(of: $0.steps.keys) }
    #expect(rows.count >= 180)
    for row in rows {
      let grade = Grader().grade(try Grid(text: row.puzzle))
      #expect(grade.isSolved, "\(row.puzzle)")
      #expect(grade.level.rawValue == row.level, "\(row.puzzle)")
      #expect(grade.score == row.score, "\(row.puzzle)")
    }
  }

  @Test func whatTheTechniquesCanNotFinishIsExtreme() throws {
    let row = try #require(Corpus.rated.first { $0.level == "extreme" })
    let grade = Grader(techniques: TechniqueCatalog.upTo(.medium)).grade(try Grid(text: row.puzzle))
    #expect(!grade.isSolved)
    #expect(grade.level == .extreme)
  }

  @Test func aGradeThatGoesTooFarIsGivenUp() throws {
    let row = try #require(Corpus.rated.first { $0.level == "hard" })
    let position = CandidateGrid(givens: try Grid(text: row.puzzle))
    let whole = Grader().grade(position)
    #expect(Grader().grade(position) { $0.level <= .hard }?.tally == whole.tally)
    var asked = 0
    let early = Grader().grade(position) { tally in
      asked += 1
      return tally.uses.count < 2
    }
    #expect(early == nil && asked < whole.steps.count)
    #expect(Grader().grade(position) { $0.score < row.score } == nil)
  }

  @Test func aGradeIsGivenUpAsSoonAsItMustBecomeTooHigh() throws {
    var found = 0
    for row in Corpus.rated {
      let givens = try Grid(text: row.puzzle)
      for level in [Level.medium, .hard, .expert] {
        let grader = Grader(techniques: TechniqueCatalog.upTo(level))
        let whole = grader.grade(CandidateGrid(givens: givens)) { $0.level <= level }
        let wanted = whole.flatMap { $0.isSolved ? $0 : nil }
        #expect(grader.solvedGrade(givens, upTo: level) == wanted, "\(row.puzzle)")
        if wanted != nil { found += 1 }
      }
    }
    #expect(found > 100)
  }

  @Test func theStepsLeadToTheSolution() throws {
    let row = try #require(Corpus.rated.first { $0.level == "medium" })
    let givens = try Grid(text: row.puzzle)
    var position = CandidateGrid(givens: givens)
    let grade = Grader().grade(givens)
    for step in grade.steps { position.apply(step) }
    #expect(position.grid == Solver.uniqueSolution(of: givens))
    #expect(grade.score == grade.steps.reduce(0) { $0 + $1.technique.facts.score })
  }

  @Test(arguments: [(Level.easy, false), (.medium, true), (.expert, true), (.extreme, true)])
  func theHardestTechniqueIsSoughtInPuzzlesAboveEasy(level: Level, isSought: Bool) throws {
    let row = try #require(Corpus.rated.first { $0.level == "hard" })
    let givens = try Grid(text: row.puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let puzzle = Puzzle(givens: givens, solution: solution, level: level, rating: row.score)
    let hardest = try #require(Grader().grade(givens).tally.hardest?.id)
    #expect(puzzle.hardestTechnique == (isSought ? hardest : nil))
  }

  @Test func aPuzzleOfSinglesHasNoHardestTechnique() throws {
    let easy = try Puzzle.wellKnown()
    let puzzle = Puzzle(
      givens: easy.givens, solution: easy.solution, level: .medium, rating: easy.rating)
    #expect(puzzle.hardestTechnique == nil)
  }

  @Test func aFullGridAsksNothing() throws {
    let grade = Grader().grade(try #require(Grids.full))
    #expect(grade == Grader().grade(CandidateGrid(givens: try #require(Grids.full))))
    #expect(grade.level == .easy)
    #expect(grade.score == 0)
    #expect(grade.isSolved)
  }
}
