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
  /// The pitch in hertz.
  public let pitch: Double
  /// The length from silence to silence.
  public let length: Duration
  /// The peak loudness as a share of the maximum amplitude, 0 to 1.
  public let loudness: Double

  /// The length of the attack in seconds.
  static let attack = 0.005
  /// The length of the release in seconds.
  static let release = 0.02
  /// The share of the length in which the loudness falls to 37 per cent.
  static let decay = 0.4

  /// Creates a tone of `pitch` hertz.
  public init(_ pitch: Double, _ length: Duration, loudness: Double) {
    self.pitch = pitch
    self.length = length
    self.loudness = loudness
  }

  /// Returns the amplitude `time` seconds after the beginning, 0 to ``loudness``.
  func envelope(at time: Double) -> Double {
    let seconds = length / .seconds(1)
    return loudness * exp(-time / (seconds * Self.decay)) * Self.slope(time / Self.attack)
      * Self.slope((seconds - time) / Self.release)
  }

  /// Returns the sample `time` seconds after the beginning, -1 to 1: the tone with two overtones,
  /// which small loudspeakers reproduce better than a sine.
  func displacement(at time: Double) -> Double {
    let angle = 2 * Double.pi * pitch * time
    return (sin(angle) + 0.3 * sin(2 * angle) + 0.1 * sin(3 * angle)) / 1.4 * envelope(at: time)
  }

  /// Returns a smooth curve from 0 to 1 as `share` goes from 0 to 1.
  private static func slope(_ share: Double) -> Double {
    (1 - cos(Double.pi * min(1, max(0, share)))) / 2
  }
}
