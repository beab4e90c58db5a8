public import Games
import Synchronization

/// A wall clock that goes on by a second each time something is saved, from noon on Saturday,
/// 2026-11-21, UTC; so what is saved later is later.
public nonisolated final class SavingCalendar: Sendable {
  private let seconds = Atomic<Int64>(1_795_262_400)

  /// A calendar at its beginning.
  public init() {}

  /// The time of the next save.
  public func next() -> Moment {
    Moment(milliseconds: seconds.add(1, ordering: .relaxed).newValue * 1000)
  }

  /// The current time.
  public var now: Moment { Moment(milliseconds: seconds.load(ordering: .relaxed) * 1000) }

  /// Lets days pass; or, where there are fewer than none, goes back.
  public func pass(days: Int) {
    seconds.add(Int64(days) * 86_400, ordering: .relaxed)
  }
}
