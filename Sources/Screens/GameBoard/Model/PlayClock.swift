import Games
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

  /// How much longer than it shows the clock counts at most: it is shown every second, and who
  /// sleeps with the machine does not play.
  static let longestGap = Duration.seconds(5)

  /// The play time.
  var elapsed: Duration { min(clock.elapsed(at: now()), shownTime + Self.longestGap) }

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

  /// Stands still at nothing.
  func reset() {
    clock = GameClock()
    shownTime = .zero
  }

  /// Counts no further.
  func pause() {
    showElapsed()
    clock.pause(at: now())
  }

  /// Brings the time that is shown up to date.
  func showElapsed() {
    let elapsed = elapsed
    if clock.elapsed(at: now()) > elapsed {
      clock = GameClock(elapsed: elapsed)
      clock.start(at: now())
    }
    shownTime = elapsed
  }
}

/// Why a game stands still.
@Observable
final class GamePause {
  /// Whether the player has paused the game, or the terminal that has lost the attention.
  private(set) var isOn = false
  @ObservationIgnored private var isForFocus = false
  /// Whether the settings lie over the board.
  @ObservationIgnored private(set) var isCovered = false

  func cover(_ isCovered: Bool) { self.isCovered = isCovered }

  func toggle() { (isOn, isForFocus) = (!isOn, false) }

  /// Pauses without the attention of the window system, unless the player has, and goes on when it
  /// is back. Returns `true` if that changed anything.
  func focusChanged(hasIt: Bool) -> Bool {
    guard hasIt ? isForFocus : !isOn else { return false }
    (isOn, isForFocus) = (!hasIt, !hasIt)
    return true
  }
}
