import Games
import Observation

/// The replay of a game: its position, playback and speed.
@Observable
final class ReplayModel: Player {
  /// The game at the current turn.
  private(set) var playback: GamePlayback
  /// Plays at a speed relative to the original game.
  private(set) var clock: Playback<Int>
  /// `true` to shorten pauses to two seconds of play.
  var shortensPauses = true
  @ObservationIgnored private let now: () -> Duration

  private static let shortPause = Duration.seconds(2)
  /// The most that a turn may be late. A longer delay means that the program was suspended.
  private static let patience = Duration.seconds(1)

  /// Creates a replay of `game`, stopped before its first turn. `now` is the screens' clock.
  init(game: Game, now: @escaping () -> Duration) {
    playback = GamePlayback(game)
    clock = Playback(4, of: [1, 2, 4, 8, 16, 32], at: now())
    self.now = now
  }

  /// The time of the next turn, or `nil` if there is none.
  var deadline: Duration? {
    playback.nextWait.flatMap { wait in
      clock.deadline(after: (shortensPauses ? min(wait, Self.shortPause) : wait) / clock.pace)
    }
  }

  /// Shows the turns that are due.
  func advance() {
    while let due = deadline, due <= now() {
      playback.stepForward()
      clock.show(at: now() - due > Self.patience ? now() : due)
    }
    if playback.isAtEnd { clock.stop() }
  }

  /// Starts playback, from the beginning if no turn is left, or stops it.
  func togglePlaying() {
    guard playback.count > 0 else { return }
    if !clock.isPlaying, playback.isAtEnd { playback.seek(to: 0) }
    clock.toggle(at: now())
  }

  func step(by turns: Int) {
    clock.stop()
    playback.seek(to: playback.position + turns)
  }

  func goToStart() { seek(to: 0) }
  func goToEnd() { seek(to: playback.count) }

  /// Moves to a position, and continues playback if it was on.
  func seek(to position: Int) {
    playback.seek(to: position)
    clock.show(at: now())
    if playback.isAtEnd { clock.stop() }
  }

  func changePace(by levels: Int) { clock.changePace(by: levels, at: now()) }

  /// Sets the speed, one of those of the clock.
  func play(atSpeed speed: Int) { clock.go(at: speed, from: now()) }
}
