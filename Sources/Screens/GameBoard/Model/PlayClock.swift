import Games
import Observation

/// The clock of the game on the board, and its displayed time.
@Observable
final class PlayClock {
  /// The play time in the header.
  private(set) var shownTime: Duration
  private var clock: GameClock
  @ObservationIgnored private let now: () -> Duration

  /// Creates a stopped clock at `elapsed` play time. `now` is the monotonic clock.
  init(elapsed: Duration, now: @escaping () -> Duration) {
    shownTime = elapsed
    clock = GameClock(elapsed: elapsed)
    self.now = now
  }

  /// The most that the play time can run ahead of the displayed time. It is displayed every second,
  /// so a longer gap means that the machine was asleep.
  static let longestGap = Duration.seconds(5)

  var elapsed: Duration { min(clock.elapsed(at: now()), shownTime + Self.longestGap) }

  var isRunning: Bool { clock.isRunning }

  /// The time of the next update of the display, or `nil` while the clock is stopped.
  var nextSecond: Duration? {
    guard clock.isRunning else { return nil }
    let next = Duration.seconds(shownTime.components.seconds + 1)
    return now() + max(.zero, next - elapsed)
  }

  /// Starts the clock.
  func start() {
    clock.start(at: now())
    showElapsed()
  }

  /// Stops the clock at zero.
  func reset() {
    clock = GameClock()
    shownTime = .zero
  }

  /// Stops the clock.
  func pause() {
    showElapsed()
    clock.pause(at: now())
  }

  /// Updates the displayed time.
  func showElapsed() {
    let elapsed = elapsed
    if clock.elapsed(at: now()) > elapsed {
      clock = GameClock(elapsed: elapsed)
      clock.start(at: now())
    }
    shownTime = elapsed
  }
}

/// The reasons for a pause.
@Observable
final class GamePause {
  /// `true` if the game is paused, by the player or because the terminal lost the focus.
  private(set) var isOn = false
  @ObservationIgnored private var isForFocus = false
  /// `true` while the settings cover the board.
  @ObservationIgnored private(set) var isCovered = false

  func cover(_ isCovered: Bool) { self.isCovered = isCovered }

  func toggle() { (isOn, isForFocus) = (!isOn, false) }

  /// Pauses when the terminal loses the focus, unless the player already has, and resumes when it
  /// returns. Returns `true` if that changed anything.
  func focusChanged(hasIt: Bool) -> Bool {
    guard hasIt ? isForFocus : !isOn else { return false }
    (isOn, isForFocus) = (!hasIt, !hasIt)
    return true
  }
}

// Pausing and saving the game
extension GameBoardModel {
  /// The interval between saves of the clock while nothing else is saved.
  static let saveInterval = Duration.seconds(10)

  /// Updates the time in the header.
  func tick() {
    clock.showElapsed()
    if clock.elapsed - saving.lastSave >= Self.saveInterval { save() }
    coachIfStuck()
  }

  /// Pauses or resumes the game.
  func togglePause() {
    guard !game.isComplete else { return say(words.board.finished) }
    pause.toggle()
    pauseChanged()
  }

  /// Pauses while the terminal is out of focus, unless the player has already paused.
  func focusChanged(hasIt: Bool) {
    guard !game.isComplete, pause.focusChanged(hasIt: hasIt) else { return }
    pauseChanged()
  }

  private func pauseChanged() {
    if isPaused { stopWheel() } else { restWheelAnew() }
    stopAwaiting()
    forgetMessage()
    if isPaused {
      clock.pause()
      save()
    } else if !pause.isCovered {
      clock.start()
    }
  }

  /// Stops the clock while the settings cover the board.
  func coverChanged(isCovered: Bool) {
    pause.cover(isCovered)
    guard !game.isComplete, !isPaused else { return }
    guard !isCovered else { return close() }
    clock.start()
    restWheelAnew()
  }

  /// Stops the clock during `action`.
  func pauseWhile(_ action: () -> Void) {
    let isRunning = clock.isRunning
    close()
    action()
    if isRunning { clock.start() }
    restWheelAnew()
  }

  /// Stops the clock and saves, since the player is leaving.
  func close() {
    stopWheel()
    clock.pause()
    save()
  }

  func save() {
    guard !game.origin.isTraining else { return }
    saving.save(game, elapsed: clock.elapsed, score: score)
  }
}
