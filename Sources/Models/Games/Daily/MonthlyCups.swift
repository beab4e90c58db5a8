/// The cups earned by the daily puzzles of a month. A solved day counts, whenever it was solved.
///
/// ```
/// solved   9   10 ... 19   20 ... 29   30 of 30
/// cup      -   bronze      silver      gold
/// ```
///
/// A full week has a cup of its own. A week belongs to the month of its Sunday, so each week has
/// one month, and its days in the month before count for it.
public struct MonthlyCups: Hashable, Sendable {
  /// A cup, the least first.
  public enum Cup: CaseIterable, Comparable, Sendable {
    case bronze
    case silver
    case gold
  }

  /// A week that ends in the month.
  public struct Week: Hashable, Sendable {
    /// Its Monday.
    public let monday: Day
    /// The number of its solved days, 0 to 7.
    public let solved: Int

    /// `true` if all seven days are solved.
    public var isFull: Bool { solved == 7 }
  }

  /// The month.
  public let month: Month
  /// The number of its solved days.
  public let solved: Int
  /// The weeks whose Sunday is in the month, earliest first.
  public let weeks: [Week]

  /// Counts the days in `finished`.
  public init(_ month: Month, finished: Set<Day>) {
    self.month = month
    let days = month.days
    solved = days.count(where: finished.contains)
    weeks = days.filter { $0.weekday == 7 }.map { sunday in
      let days = (0..<7).map { sunday.adding(days: -$0) }
      return Week(monday: sunday.adding(days: -6), solved: days.count(where: finished.contains))
    }
  }

  /// The days to solve for `cup`.
  public func days(for cup: Cup) -> Int {
    switch cup {
    case .bronze: 10
    case .silver: 20
    case .gold: month.days.count
    }
  }

  /// The best cup so far.
  public var cup: Cup? { Cup.allCases.last { solved >= days(for: $0) } }

  /// The next cup, and how many days it still takes. `nil` once the month has gold.
  public var next: (cup: Cup, days: Int)? {
    Cup.allCases.first { solved < days(for: $0) }.map { ($0, days(for: $0) - solved) }
  }
}
