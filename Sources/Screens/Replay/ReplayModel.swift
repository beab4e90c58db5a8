import Games
import Observation

/// The replay of a game: its position, playback and speed.
@Observable
final class ReplayModel {
  /// The game at the current turn.
  private(set) var playback: GamePlayback
  /// `true` during playback.
  private(set) var isPlaying: Bool
  /// The speed relative to the original game.
  private(set) var speed = 4
  /// `true` to shorten pauses to two seconds of play.
  var shortensPauses = true
  /// The time at which the latest turn was shown or playback started.
  private var shownAt: Duration
  @ObservationIgnored private let now: () -> Duration

  /// The available speeds, slowest first.
  static let speeds = [1, 2, 4, 8, 16, 32]
  private static let shortPause = Duration.seconds(2)
  /// The most that a turn may be late. A longer delay means that the program was suspended.
  private static let patience = Duration.seconds(1)

  /// Creates a replay of `game`, stopped before its first turn. `now` is the screens' clock.
  init(game: Game, now: @escaping () -> Duration) {
    playback = GamePlayback(game)
    isPlaying = false
    self.now = now
    shownAt = now()
  }

  /// The time of the next turn, or `nil` if there is none.
  var deadline: Duration? {
    guard isPlaying, let wait = playback.nextWait else { return nil }
    return shownAt + (shortensPauses ? min(wait, Self.shortPause) : wait) / speed
  }

  /// Shows the turns that are due.
  func advance() {
    while let due = deadline, due <= now() {
      playback.stepForward()
      shownAt = now() - due > Self.patience ? now() : due
    }
    if playback.isAtEnd { isPlaying = false }
  }

  /// Starts playback, from the beginning if no turn is left, or stops it.
  func togglePlaying() {
    guard playback.count > 0 else { return }
    if !isPlaying, playback.isAtEnd { playback.seek(to: 0) }
    isPlaying.toggle()
    shownAt = now()
  }

  /// Plays, stops or moves.
  func perform(_ move: PlaybackMove) {
    switch move {
    case .toggle: togglePlaying()
    case .step(let turns): step(by: turns)
    case .start: seek(to: 0)
    case .end: seek(to: playback.count)
    }
  }

  /// Stops playback and moves by a number of turns, forwards or backwards.
  func step(by turns: Int) {
    isPlaying = false
    playback.seek(to: playback.position + turns)
  }

  /// Moves to a position, and continues playback if it was on.
  func seek(to position: Int) {
    playback.seek(to: position)
    shownAt = now()
    if playback.isAtEnd { isPlaying = false }
  }

  /// Sets the speed, one of ``speeds``.
  func play(atSpeed speed: Int) {
    self.speed = speed
    shownAt = now()
  }

  /// Changes the speed by a number of levels.
  func changeSpeed(by steps: Int) {
    guard let index = Self.speeds.firstIndex(of: speed),
      Self.speeds.indices.contains(index + steps)
    else { return }
    play(atSpeed: Self.speeds[index + steps])
  }
}
