public import Games
import Synchronization

/// A wall clock that advances by a second at each save, from noon on Saturday, 2026-11-21, UTC.
/// Anything saved later is therefore dated later.
public nonisolated final class SavingCalendar: Sendable {
  private let seconds = Atomic<Int64>(1_795_262_400)

  /// Creates a calendar at its starting time.
  public init() {}

  /// The time of the next save.
  public func next() -> Moment {
    Moment(milliseconds: seconds.add(1, ordering: .relaxed).newValue * 1000)
  }

  /// The current time.
  public var now: Moment { Moment(milliseconds: seconds.load(ordering: .relaxed) * 1000) }

  /// Lets days pass, or goes back if `days` is negative.
  public func pass(days: Int) {
    seconds.add(Int64(days) * 86_400, ordering: .relaxed)
  }
}
