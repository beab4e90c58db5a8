import Games
import Sudoku
import TestSupport
import Testing

struct ScoreSheetTests {
  private static func hints(
    nudges: Int = 0, techniques: Int = 0, explanations: Int = 0, placements: Int = 0,
    checks: Int = 0, automatic: Bool = false
  ) -> HintCounts {
    HintCounts([
      .nudge: nudges, .technique: techniques, .explanation: explanations, .placement: placements,
      .check: checks, .automaticCandidates: automatic ? 1 : 0,
    ])
  }

  private func sheet(
    _ level: Level, _ rating: Int, minutes: Int?, errors: Int = 0,
    hints: HintCounts = HintCounts()
  ) throws -> ScoreSheet {
    let known = try Puzzle.wellKnown()
    return ScoreSheet(
      puzzle: Puzzle(
        givens: known.givens, solution: known.solution, level: level, rating: rating),
      elapsed: minutes.map { .seconds(60 * $0) }, errors: errors, hints: hints)
  }

  /// A finished game with its score.
  struct Example: Sendable {
    let level: Level
    let rating: Int
    let minutes: Int?
    var errors = 0
    var hints = HintCounts()
    let total: Int
  }

  @Test(arguments: [
    Example(level: .easy, rating: 400, minutes: 4, total: 1694),
    Example(
      level: .medium, rating: 900, minutes: 10, errors: 1,
      hints: hints(nudges: 1, techniques: 1, explanations: 1, placements: 1), total: 3192),
    Example(level: .hard, rating: 1400, minutes: 25, total: 5557),
    Example(
      level: .expert, rating: 1750, minutes: 40, errors: 2, hints: hints(explanations: 4),
      total: 7853),
    Example(level: .expert, rating: 1750, minutes: nil, total: 7750),
  ])
  func theExamplesAreWorthWhatTheFormulaSays(_ example: Example) throws {
    let sheet = try sheet(
      example.level, example.rating, minutes: example.minutes, errors: example.errors,
      hints: example.hints)
    #expect(sheet.total == example.total)
  }

  @Test func speedIsWorthAQuarterOfTheBaseAtMostAndNeverCosts() throws {
    #expect(try sheet(.easy, 0, minutes: 1).timeBonus == 250)
    #expect(try sheet(.easy, 0, minutes: 16).timeBonus == 0)
    #expect(try sheet(.easy, 0, minutes: 600).timeBonus == 0)
  }

  @Test(arguments: Level.allCases)
  func fasterThanAnyPersonGainsNothing(level: Level) throws {
    let puzzle = try sheet(level, 0, minutes: nil)
    let atOnce = try sheet(level, 0, minutes: 0)
    #expect(puzzle.fastest > .seconds(60))
    #expect(puzzle.fastest < puzzle.slowest / 5)
    let known = try Puzzle.wellKnown()
    let quick = { (elapsed: Duration) in
      ScoreSheet(
        puzzle: Puzzle(givens: known.givens, solution: known.solution, level: level, rating: 0),
        elapsed: elapsed, errors: 0
      ).total
    }
    #expect(atOnce.total == quick(puzzle.fastest))
    #expect(quick(.seconds(5)) == quick(puzzle.fastest))
    #expect(quick(puzzle.fastest + .seconds(30)) < quick(puzzle.fastest))
  }

  @Test func aRatingCountsUpToFourThousand() throws {
    #expect(try sheet(.extreme, 4000, minutes: nil).total == 10_000)
    #expect(try sheet(.extreme, 23_456, minutes: nil).total == 10_000)
  }

  @Test func allErrorsTogetherTakeFortyPercentAtMost() throws {
    #expect(try sheet(.hard, 0, minutes: nil, errors: 9).errorPercent == 36)
    #expect(try sheet(.hard, 0, minutes: nil, errors: 10).errorPercent == 40)
    #expect(try sheet(.hard, 0, minutes: nil, errors: 700).errorPercent == 40)
  }

  @Test func allHelpTogetherTakesFifteenPercentAtMost() throws {
    let helped = try sheet(.hard, 0, minutes: nil, hints: Self.hints(placements: 50))
    #expect(helped.helpPercent == 15)
    #expect(helped.total == 2975)
    #expect(helped.hints.price(of: .placement) == 0)
    let near = try sheet(.hard, 0, minutes: nil, hints: Self.hints(explanations: 13))
    #expect(near.hints.price(of: .automaticCandidates) == 2)
    #expect(near.hints.price(of: .explanation) == 1)
  }

  @Test func guessingEveryDigitIsWorthLessThanAskingForEveryOne() throws {
    let guessed = try sheet(.hard, 1000, minutes: 10, errors: 100)
    let asked = try sheet(.hard, 1000, minutes: 10, hints: Self.hints(placements: 50))
    #expect(guessed.total < asked.total)
  }

  @Test(arguments: [
    (hints(nudges: 1), 10_000), (hints(nudges: 40), 10_000), (hints(techniques: 1), 9900),
    (hints(explanations: 1), 9900), (hints(placements: 1), 9900), (hints(checks: 1), 9900),
    (hints(automatic: true), 9700), (hints(techniques: 2), 9800),
    (hints(nudges: 1, techniques: 1, explanations: 1, placements: 1), 9700),
  ])
  func eachKindOfHelpHasItsPrice(_ hints: HintCounts, worth: Int) throws {
    #expect(try sheet(.expert, 4000, minutes: nil, hints: hints).total == worth)
  }

  /// A row of the table in docs/scores.md: an Expert puzzle with 56 cells to fill in, rated 770.
  struct DocumentedRun: Sendable {
    let elapsed: Duration
    var errors = 0
    var hints = HintCounts()
    let total: Int
  }

  @Test(arguments: [
    DocumentedRun(elapsed: .seconds(45 * 60), total: 7672),
    DocumentedRun(
      elapsed: .seconds(45 * 60),
      hints: hints(nudges: 10, techniques: 10, explanations: 10, placements: 10), total: 6522),
    DocumentedRun(
      elapsed: .seconds(45 * 60),
      hints: hints(nudges: 1, techniques: 1, explanations: 1, placements: 1), total: 7442),
    DocumentedRun(elapsed: .seconds(45 * 60), errors: 5, total: 6138),
    DocumentedRun(elapsed: .seconds(5), total: 8463),
    DocumentedRun(elapsed: .seconds(120 * 60), total: 6770),
  ])
  func theTableInTheDocumentationHolds(_ run: DocumentedRun) throws {
    let known = try Puzzle.wellKnown()
    var givens = Grid()
    for cell in Cell.all.filter({ known.givens[$0] != nil }).prefix(25) {
      givens[cell] = known.givens[cell]
    }
    let sheet = ScoreSheet(
      puzzle: Puzzle(givens: givens, solution: known.solution, level: .expert, rating: 770),
      elapsed: run.elapsed, errors: run.errors, hints: run.hints)
    #expect(sheet.total == run.total)
  }

  @Test func theLinesShowEveryPart() throws {
    let sheet = try sheet(
      .medium, 900, minutes: 10, errors: 1, hints: Self.hints(nudges: 1, automatic: true))
    #expect(
      sheet.lines == [
        .level(.medium, points: 2000),
        .rating(900, points: 900),
        .time(.seconds(600), points: sheet.timeBonus),
        .errors(1, percent: 4),
        .help(.nudge, count: 1, percent: 0),
        .help(.automaticCandidates, count: 1, percent: 3),
        .allHelp(percent: 3),
        .total(sheet.total),
      ])
    #expect(try self.sheet(.easy, 0, minutes: nil).lines.contains(.untimed))
  }

  @Test func aHintThatIsToldAndAppliedIsHelpOnOneOccasion() {
    var hints = HintCounts()
    for help in [ScoreSheet.Help.nudge, .technique, .explanation, .placement] { hints.add(help) }
    #expect(hints.occasions == 1)
    hints.add(.nudge)
    hints.add(.check)
    #expect(hints.occasions == 3)
    #expect(HintCounts().occasions == 0)
  }
}
