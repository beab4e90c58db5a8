import Models
import Observation

/// The clock of the game on the board, and the time that is shown of it.
@Observable
final class PlayClock {
  /// The play time as the header shows it.
  private(set) var shownTime: Duration
  private var clock: GameClock
  @ObservationIgnored private let now: () -> Duration

  /// A clock of a game that was played for `elapsed`, which stands still. `now` tells the time.
  init(elapsed: Duration, now: @escaping () -> Duration) {
    shownTime = elapsed
    clock = GameClock(elapsed: elapsed)
    self.now = now
  }

  /// The play time.
  var elapsed: Duration { clock.elapsed(at: now()) }

  /// Whether time is being counted.
  var isRunning: Bool { clock.isRunning }

  /// When there is another time to show; nil while the clock stands.
  var nextSecond: Duration? {
    guard clock.isRunning else { return nil }
    let next = Duration.seconds(shownTime.components.seconds + 1)
    return now() + max(.zero, next - elapsed)
  }

  /// Counts from now on.
  func start() {
    clock.start(at: now())
    showElapsed()
  }

  /// Counts no further.
  func pause() {
    clock.pause(at: now())
    showElapsed()
  }

  /// Brings the time that is shown up to date.
  func showElapsed() {
    shownTime = elapsed
  }
}
