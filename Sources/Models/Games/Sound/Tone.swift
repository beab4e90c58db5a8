import Foundation

/// A tone that begins and ends in silence, like that of a plucked string.
///
/// ```
///   loudness   ╭╮
///             ╭╯╰─╮
///             │   ╰───╮
///             │       ╰────╮
///   silence ──╯            ╰──
///            attack     release
/// ```
public struct Tone: Hashable, Sendable {
  /// In hertz.
  public let pitch: Double
  /// From silence to silence.
  public let length: Duration
  /// The share of the greatest amplitude that it comes near, 0 to 1.
  public let loudness: Double

  /// How long it takes to begin.
  static let attack = 0.005
  /// How long it takes to end.
  static let release = 0.02
  /// The loudness falls to 37 per cent in this share of the length.
  static let decay = 0.4

  /// A tone of `pitch` hertz.
  public init(_ pitch: Double, _ length: Duration, loudness: Double) {
    self.pitch = pitch
    self.length = length
    self.loudness = loudness
  }

  /// How far from silence it is `time` seconds after its beginning, 0 to ``loudness``.
  func envelope(at time: Double) -> Double {
    let seconds = length / .seconds(1)
    return loudness * exp(-time / (seconds * Self.decay)) * Self.slope(time / Self.attack)
      * Self.slope((seconds - time) / Self.release)
  }

  /// The displacement `time` seconds after its beginning, -1 to 1: the tone with two overtones, which
  /// small loudspeakers bring out better than a sine.
  func displacement(at time: Double) -> Double {
    let angle = 2 * Double.pi * pitch * time
    return (sin(angle) + 0.3 * sin(2 * angle) + 0.1 * sin(3 * angle)) / 1.4 * envelope(at: time)
  }

  /// From 0 to 1 without an edge, while `share` does the same.
  private static func slope(_ share: Double) -> Double {
    (1 - cos(Double.pi * min(1, max(0, share)))) / 2
  }
}
