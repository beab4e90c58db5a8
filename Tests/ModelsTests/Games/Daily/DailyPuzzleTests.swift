import Formats
import Games
import Sudoku
import Testing

@Suite struct DailyPuzzleTests {
  /// Recipe 1 never changes, so these are the puzzles of these days for good.
  @Test(arguments: [
    ("2026-11-16", Level.easy, "Ub146bJ2dOa38B6H67V25I5E26VSZ7Fd816bk"),
    ("2026-11-18", .medium, "0t07HDC9jIPGINpoALJHTFf2IJE1p0J"),
    ("2026-11-21", .hard, "JQ5m49HtU9RCNHGXCEPEN1uUH84n5LH3"),
    ("2026-11-22", .expert, "0Cd1Z2GHJbm36lqUm59iZJEC1d3dHG"),
    ("2000-02-29", .easy, "ANv2NH1k8Z2EaHG94CDVH6W8j6JL6sRN"),
    ("2031-01-01", .medium, "KR26VNFEQsAE6HJ2d3BB6JrAPIJMb81PY"),
  ])
  func aDayHasItsPuzzleForEver(date: String, level: Level, givens: String) async throws {
    let daily = DailyPuzzle(try #require(Day(date)))
    let puzzle = try await daily.make()
    #expect(daily.puzzle() == puzzle)
    #expect(daily.recipe == 1)
    #expect(puzzle.level == level)
    #expect(ClassicCode.text(of: puzzle.givens) == givens)
  }

  @Test func daysOfAWeekGetHarder() throws {
    let monday = try #require(Day("2026-11-16"))
    let levels = (0..<7).map { DailyPuzzle(monday.adding(days: $0)).level }
    #expect(levels == [.easy, .easy, .medium, .medium, .hard, .hard, .expert])
  }

  @Test func noTwoDaysHaveTheSameSeed() throws {
    let first = try #require(Day("2020-01-01"))
    #expect(Set((0..<10_000).map { DailyPuzzle(first.adding(days: $0)).seed }).count == 10_000)
  }

  @Test func itsGamesSayWhichDayTheyAreOf() throws {
    let day = try #require(Day("2026-11-21"))
    #expect(DailyPuzzle(day).origin == .daily(day, recipe: 1))
  }
}
