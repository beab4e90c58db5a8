public import Foundation

/// A sound as mono samples for a sound card.
public struct SampledSound: Hashable, Sendable {
  /// Samples per second.
  public static let rate = 44_100

  /// The samples, signed 16-bit.
  public let samples: [Int16]

  /// Renders `effect`.
  public init(_ effect: SoundEffect) {
    self.init(effect.tones)
  }

  /// Renders tones one after the other.
  ///
  /// - Complexity: O(samples).
  public init(_ tones: [Tone]) {
    samples = tones.flatMap { tone -> [Int16] in
      let count = Self.count(tone.length)
      return (0..<count).map { index in
        let time = tone.length / .seconds(1) * Double(index) / Double(max(1, count - 1))
        return Int16((tone.displacement(at: time) * Double(Int16.max)).rounded())
      }
    }
  }

  /// Returns the number of samples in a sound of `length`.
  public static func count(_ length: Duration) -> Int {
    Int((length / .seconds(1) * Double(rate)).rounded())
  }

  /// The duration of the sound.
  public var length: Duration { .seconds(samples.count) / Self.rate }

  /// The contents of a WAV file: RIFF with a 44-byte header for PCM, all numbers little-endian.
  public var wav: Data {
    let bytesASample = UInt16(MemoryLayout<Int16>.size)
    let size = UInt32(samples.count) * UInt32(bytesASample)
    var data = Data("RIFF".utf8)
    data.append(littleEndian: 36 + size)
    data += Data("WAVEfmt ".utf8)
    data.append(littleEndian: UInt32(16))
    data.append(littleEndian: UInt16(1))
    data.append(littleEndian: UInt16(1))
    data.append(littleEndian: UInt32(Self.rate))
    data.append(littleEndian: UInt32(Self.rate) * UInt32(bytesASample))
    data.append(littleEndian: bytesASample)
    data.append(littleEndian: 8 * bytesASample)
    data += Data("data".utf8)
    data.append(littleEndian: size)
    for sample in samples { data.append(littleEndian: sample) }
    return data
  }
}

extension Data {
  fileprivate mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
