import Models
import TestSupport
import Testing

struct ScoreSheetTests {
  private static func hints(
    nudges: Int = 0, techniques: Int = 0, explanations: Int = 0, placements: Int = 0,
    checks: Int = 0, automatic: Bool = false
  ) -> HintCounts {
    var hints = HintCounts()
    hints.nudges = nudges
    hints.techniques = techniques
    hints.explanations = explanations
    hints.placements = placements
    hints.checks = checks
    hints.usesAutomaticCandidates = automatic
    return hints
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

  /// A finished game and what it is worth.
  struct Example: Sendable {
    let level: Level
    let rating: Int
    let minutes: Int?
    var errors = 0
    var hints = HintCounts()
    let total: Int
  }

  @Test(arguments: [
    Example(level: .easy, rating: 400, minutes: 4, total: 1925),
    Example(
      level: .medium, rating: 900, minutes: 10, errors: 1,
      hints: hints(nudges: 1, techniques: 1), total: 3347),
    Example(level: .hard, rating: 1400, minutes: 25, total: 6125),
    Example(
      level: .expert, rating: 1750, minutes: 40, errors: 2, hints: hints(explanations: 4),
      total: 6270),
    Example(level: .expert, rating: 1750, minutes: nil, total: 7750),
  ])
  func theExamplesAreWorthWhatTheFormulaSays(_ example: Example) throws {
    let sheet = try sheet(
      example.level, example.rating, minutes: example.minutes, errors: example.errors,
      hints: example.hints)
    #expect(sheet.total == example.total)
  }

  @Test func speedIsWorthHalfTheBaseAtMostAndNeverCosts() throws {
    #expect(try sheet(.easy, 0, minutes: 0).timeBonus == 500)
    #expect(try sheet(.easy, 0, minutes: 8).timeBonus == 250)
    #expect(try sheet(.easy, 0, minutes: 16).timeBonus == 0)
    #expect(try sheet(.easy, 0, minutes: 600).timeBonus == 0)
  }

  @Test func aRatingCountsUpToFourThousand() throws {
    #expect(try sheet(.extreme, 4000, minutes: nil).total == 10_000)
    #expect(try sheet(.extreme, 23_456, minutes: nil).total == 10_000)
  }

  @Test func errorsAndHelpNeverTakeMoreThanSeventyPercentEach() throws {
    #expect(try sheet(.hard, 0, minutes: nil, errors: 14).errorFactor > 0.30)
    #expect(try sheet(.hard, 0, minutes: nil, errors: 15).errorFactor == 0.30)
    #expect(try sheet(.hard, 0, minutes: nil, errors: 700).errorFactor == 0.30)
    let helped = try sheet(.hard, 0, minutes: nil, hints: Self.hints(placements: 50))
    #expect(helped.hintFactor == 0.30)
    #expect(helped.total == 1050)
  }

  @Test(arguments: [
    (hints(nudges: 1), 9800), (hints(techniques: 1), 9600), (hints(explanations: 1), 9300),
    (hints(placements: 1), 8800), (hints(checks: 1), 9800), (hints(automatic: true), 9000),
    (hints(nudges: 2), 9604),
  ])
  func eachKindOfHelpHasItsPrice(_ hints: HintCounts, worth: Int) throws {
    #expect(try sheet(.expert, 4000, minutes: nil, hints: hints).total == worth)
  }

  @Test func theLinesShowEveryFactor() throws {
    let sheet = try sheet(
      .medium, 900, minutes: 10, errors: 1, hints: Self.hints(nudges: 1, automatic: true))
    #expect(
      sheet.lines == [
        .level(.medium, points: 2000),
        .rating(900, points: 900),
        .time(.seconds(600), par: .seconds(900), points: sheet.timeBonus),
        .errors(1, factor: 0.92),
        .help(.nudge, count: 1, factor: 0.98),
        .help(.automaticCandidates, count: 1, factor: 0.9),
        .allHelp(factor: 0.98 * 0.9),
        .total(sheet.total),
      ])
    #expect(try self.sheet(.easy, 0, minutes: nil).lines.contains(.untimed))
  }
}
