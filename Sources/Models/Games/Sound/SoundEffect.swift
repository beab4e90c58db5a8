/// A sound effect.
///
/// ```
///   passage forth   ▁▄█   three tones, up        a digit           ▅    one, short and soft
///   passage back    █▄▁   the same, down         an error          ▂▁   two, deep
///   game finished   ▁▃▅█  a chord, tone by tone  a house finished  ▅█   two, high
/// ```
public enum SoundEffect: String, CaseIterable, Sendable {
  /// Passing from the welcome to Home.
  case passageForth = "passage-forth"
  /// Passing from Home back to the welcome.
  case passageBack = "passage-back"
  /// A digit was placed.
  case digitPlaced = "digit-placed"
  /// A digit was marked as wrong.
  case error
  /// A row, a column or a box is complete.
  case houseFinished = "house-finished"
  /// The puzzle was solved.
  case gameFinished = "game-finished"

  /// The tones, one after the other. The pitches are those of a piano tuned to 440 Hz.
  public var tones: [Tone] {
    switch self {
    case .passageForth: Self.passage
    case .passageBack: Self.passage.reversed()
    case .digitPlaced: [Tone(659.26, .milliseconds(60), loudness: 0.2)]
    case .error:
      [
        Tone(220, .milliseconds(120), loudness: 0.4),
        Tone(174.61, .milliseconds(200), loudness: 0.4),
      ]
    case .houseFinished:
      [
        Tone(783.99, .milliseconds(100), loudness: 0.3),
        Tone(1046.5, .milliseconds(220), loudness: 0.3),
      ]
    case .gameFinished:
      [523.25, 659.26, 783.99].map { Tone($0, .milliseconds(130), loudness: 0.35) }
        + [Tone(1046.5, .milliseconds(600), loudness: 0.4)]
    }
  }

  private static let passage = [392, 523.25, 659.26].map {
    Tone($0, .milliseconds(110), loudness: 0.3)
  }

  /// `true` if the terminal bell may replace it. A bell for every digit would mean nothing.
  public var isWorthABell: Bool { self != .digitPlaced }
}
