import Games
import Observation

/// A game that is shown again: where it stands, whether it goes on, and how fast.
@Observable
final class ReplayModel {
  /// The game, at the turn that shows.
  private(set) var playback: GamePlayback
  /// Whether turn follows turn.
  private(set) var isPlaying: Bool
  /// How many times as fast as it was played.
  private(set) var speed = 4
  /// Whether a pause for thought lasts two seconds of play at most.
  var shortensPauses = true
  /// When the newest turn was shown, or the game began to go on.
  private var shownAt: Duration
  @ObservationIgnored private let now: () -> Duration

  /// The speeds there are, slowest first.
  static let speeds = [1, 2, 4, 8, 16, 32]
  private static let shortPause = Duration.seconds(2)
  /// By how much a turn may come late: more means that the program was stopped meanwhile.
  private static let patience = Duration.seconds(1)

  /// `game` before its first turn, which stands until it is played; `now` is the clock of the
  /// screens.
  init(game: Game, now: @escaping () -> Duration) {
    playback = GamePlayback(game)
    isPlaying = false
    self.now = now
    shownAt = now()
  }

  /// When the next turn comes; nil while none does.
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

  /// Goes on, from the start where no turn is left, or stops.
  func togglePlaying() {
    guard playback.count > 0 else { return }
    if !isPlaying, playback.isAtEnd { playback.seek(to: 0) }
    isPlaying.toggle()
    shownAt = now()
  }

  /// Stops, and goes so many turns on, or back.
  func step(by turns: Int) {
    isPlaying = false
    playback.seek(to: playback.position + turns)
  }

  /// Goes to a position, and plays on from there if it played before.
  func seek(to position: Int) {
    playback.seek(to: position)
    shownAt = now()
    if playback.isAtEnd { isPlaying = false }
  }

  /// Plays so many times as fast as it was played, one of ``speeds``.
  func play(atSpeed speed: Int) {
    self.speed = speed
    shownAt = now()
  }

  /// Plays at the next speed but so many.
  func changeSpeed(by steps: Int) {
    guard let index = Self.speeds.firstIndex(of: speed),
      Self.speeds.indices.contains(index + steps)
    else { return }
    play(atSpeed: Self.speeds[index + steps])
  }
}
