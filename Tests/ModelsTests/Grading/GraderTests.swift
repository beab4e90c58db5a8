import Grading
import Sudoku
import Testing

struct GraderTests {
  /// Where HoDoKu needs only what the catalogue has, the others must not get in between.
  @Test func thePuzzlesThatTheCatalogueCanDoAreGradedAsByHoDoKu() throws {
    let names = Set(TechniqueCatalog.grading.flatMap(\.kinds).map(\.name))
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

  @Test func theStepsLeadToTheSolution() throws {
    let row = try #require(Corpus.rated.first { $0.level == "medium" })
    let givens = try Grid(text: row.puzzle)
    var position = CandidateGrid(givens: givens)
    let grade = Grader().grade(givens)
    for step in grade.steps { position.apply(step) }
    #expect(position.grid == Solver.uniqueSolution(of: givens))
    #expect(
      grade.score
        == grade.steps.reduce(0) { $0 + (TechniqueCatalog.facts(of: $1.technique)?.score ?? 0) })
  }

  @Test func aScoreOverTheLimitRaisesTheLevel() throws {
    let costly = Grader(techniques: [Costly()])
    let cells = Array(0..<9) + Array(36..<45) + [80]
    for (count, level) in [
      (8, Level.easy), (9, .medium), (16, .hard), (17, .expert), (19, .extreme),
    ] {
      var grid = try #require(Grids.full)
      for cell in cells.prefix(count) { grid[Cell(cell)] = nil }
      let grade = costly.grade(grid)
      #expect(grade.isSolved)
      #expect(grade.score == 100 * count)
      #expect(grade.level == level)
    }
  }

  @Test func aFullGridAsksNothing() throws {
    let grade = Grader().grade(try #require(Grids.full))
    #expect(grade == Grader().grade(CandidateGrid(givens: try #require(Grids.full))))
    #expect(grade.level == .easy)
    #expect(grade.score == 0)
    #expect(grade.isSolved)
  }
}

/// Naked singles at a hundred points each.
private struct Costly: Technique {
  let facts = TechniqueFacts(
    id: .nakedSingle, name: "Costly", code: "", score: 100, level: .easy)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    for single in grid.nakedSingles {
      try findings.add(
        Deduction(
          .nakedSingle, placements: [single], cells: [single.cell], candidates: [single]))
    }
  }
}
