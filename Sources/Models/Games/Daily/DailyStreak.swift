/// The number of consecutive days on which a player has solved the puzzle of that day.
///
/// A streak ends today or yesterday, because today isn't over yet. A puzzle that was solved on a
/// later day doesn't count: what such days earn is ``MonthlyCups``.
///
/// ```
/// Mon Tue Wed Thu Fri Sat(today)
///  ✓   ·   ✓   ✓   ✓   ·          current 3, longest 3
/// ```
public struct DailyStreak: Hashable, Sendable {
  /// The number of consecutive days up to today, or up to yesterday if today's puzzle isn't solved.
  public let current: Int
  /// The longest streak so far.
  public let longest: Int
  /// `true` if today's puzzle is solved.
  public let includesToday: Bool

  /// Computes the streak of a player who solved the puzzles of the days `finished` on the day
  /// itself.
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
