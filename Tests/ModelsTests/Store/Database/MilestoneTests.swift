import Games
import Sudoku
import TestSupport
import Testing

@testable import Store

/// The achievements of a finished game.
struct MilestoneTests {
  private let store: GameStore
  private let today: Day

  init() throws {
    store = try GameStore.inMemory(now: TickingClock().now)
    today = try #require(Day(year: 2026, month: 11, day: 22))
  }

  /// A finished game with its circumstances.
  struct Ending: Sendable {
    var id: Int64 = 9
    var level = Level.easy
    var origin = GameOrigin.level
    var seconds = 60
    var errors = 0
    var isHelped = false
    var isTimed = true
    var hardest: TechniqueID?
    /// The day on which all games were finished.
    var day = Day(number: 0)
  }

  @discardableResult private func finish(_ ending: Ending) throws -> Milestone? {
    var game = Game(
      id: ending.id, puzzle: try .relabelled(by: Int(ending.id), level: ending.level),
      origin: ending.origin)
    if ending.isHelped { game.count(.nudge, at: .zero) }
    try game.solve()
    let score = ScoreSheet(
      puzzle: game.puzzle, elapsed: ending.isTimed ? .seconds(ending.seconds) : nil,
      errors: ending.errors, hints: game.hints)
    return try FinishedGame(finishing: game, score: score, in: store)
      .milestone(today: today, hardest: ending.hardest) { _ in ending.day }
  }

  @Test func theFirstOfALevelGoesBeforeAllThatItWasBesides() throws {
    #expect(try finish(Ending(hardest: .xWing)) == .firstOfLevel(.easy))
    #expect(try finish(Ending(id: 2, level: .hard)) == .firstOfLevel(.hard))
    #expect(try finish(Ending(id: 3, seconds: 90, errors: 1)) != .firstOfLevel(.easy))
  }

  /// After a game of 60 seconds without error or help.
  @Test(arguments: [
    (Ending(seconds: 45), Milestone.bestTime(by: .seconds(15))),
    (Ending(seconds: 60), .flawless),
    (Ending(seconds: 45, isHelped: true), nil),
    (Ending(seconds: 90), .flawless),
    (Ending(seconds: 90, errors: 1), .unaided),
    (Ending(seconds: 90, isHelped: true), nil),
    (Ending(seconds: 90, hardest: .xWing), .technique(.xWing)),
    (Ending(seconds: 90, isHelped: true, hardest: .xWing), nil),
    (Ending(seconds: 45, hardest: .xWing), .bestTime(by: .seconds(15))),
  ])
  func oneThingIsSaidOfAGame(ending: Ending, milestone: Milestone?) throws {
    try finish(Ending(id: 1))
    #expect(try finish(ending) == milestone)
  }

  @Test func aGameWithoutATimerHasNoBestTime() throws {
    try finish(Ending(id: 1))
    let milestone = try finish(Ending(seconds: 10, isTimed: false))
    #expect(milestone == .flawless)
  }

  @Test func aBetterScoreWithoutABetterTimeIsTheBestScore() throws {
    try finish(Ending(id: 1, seconds: 60, errors: 3, isHelped: true))
    #expect(try finish(Ending(id: 2, seconds: 61)) == .bestScore)
  }

  @Test(
    arguments: [
      ([], nil), ([21], 2), ([20, 21], 3), ([20], nil), ([22, 21], nil),
    ] as [([Int], Int?)])
  func daysInARowAreCountedOncePerDay(before: [Int], days: Int?) throws {
    for (number, day) in before.enumerated() {
      let day = try #require(Day(year: 2026, month: 11, day: day))
      try finish(
        Ending(id: Int64(number + 1), origin: .daily(day, recipe: 1), seconds: 10))
    }
    try finish(Ending(id: 8, seconds: 5))
    let milestone = try finish(Ending(origin: .daily(today, recipe: 1), seconds: 99))
    #expect(milestone == days.map { .streak(days: $0) } ?? .flawless)
  }

  @Test func daysSolvedLaterMakeNoStreak() throws {
    try finish(Ending(id: 1, origin: .daily(today.adding(days: -1), recipe: 1), seconds: 10))
    try finish(Ending(id: 8, seconds: 5))
    let milestone = try finish(
      Ending(origin: .daily(today, recipe: 1), seconds: 99, day: today))
    #expect(milestone == .flawless)
  }
}
