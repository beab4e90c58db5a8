/// How many days in a row a player has solved the puzzle of the day.
///
/// A day that is not over does not break a streak: what counts is the run of days that ends today or
/// yesterday. It does not matter when the puzzle of a day was solved.
///
/// ```
/// Mon Tue Wed Thu Fri Sat(today)
///  ✓   ·   ✓   ✓   ✓   ·          current 3, longest 3
/// ```
public struct DailyStreak: Hashable, Sendable {
  /// The days in a row up to today, or up to yesterday while today's is not solved.
  public let current: Int
  /// The most days in a row there ever were.
  public let longest: Int
  /// Whether today's puzzle is solved.
  public let includesToday: Bool

  /// The streak of a player who solved the puzzles of the days `finished`.
  ///
  /// - Complexity: O(*n*) for *n* days.
  public init(finished: Set<Day>, today: Day) {
    includesToday = finished.contains(today)
    current = Self.length(of: finished, endingOn: includesToday ? today : today.adding(days: -1))
    longest =
      finished.filter { !finished.contains($0.adding(days: 1)) }
      .map { Self.length(of: finished, endingOn: $0) }.max() ?? 0
  }

  private static func length(of finished: Set<Day>, endingOn last: Day) -> Int {
    var day = last
    while finished.contains(day) { day = day.adding(days: -1) }
    return last.number - day.number
  }
}
