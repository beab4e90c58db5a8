import Formats
import Games
import Synchronization

/// The clocks of a session. They share one source, so a replay keeps the dates of the recording.
@MainActor
final class SessionClock {
  private let source: () -> Duration
  private let start: Int64
  private let latest: LatestMoment

  /// Creates a wall clock that shows `moment` now and advances with `source`, the time since some
  /// fixed moment.
  init(from moment: Moment, by source: @escaping () -> Duration) {
    self.source = source
    start = moment.milliseconds - Int64(source().wholeMilliseconds)
    latest = LatestMoment(moment)
  }

  /// The time since some fixed moment.
  var now: Duration {
    let now = source()
    latest.moment = moment(at: now)
    return now
  }

  var wallClock: Moment { moment(at: now) }

  /// The wall clock at the last reading of either clock, for other threads.
  var latestWallClock: @Sendable () -> Moment {
    { [latest] in latest.moment }
  }

  private func moment(at now: Duration) -> Moment {
    Moment(milliseconds: start + Int64(now.wholeMilliseconds))
  }
}

private final class LatestMoment: Sendable {
  private let milliseconds: Atomic<Int64>

  init(_ moment: Moment) { milliseconds = Atomic(moment.milliseconds) }

  var moment: Moment {
    get { Moment(milliseconds: milliseconds.load(ordering: .relaxed)) }
    set { milliseconds.store(newValue.milliseconds, ordering: .relaxed) }
  }
}
