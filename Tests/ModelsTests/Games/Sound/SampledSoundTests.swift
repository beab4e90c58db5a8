import Foundation
import Games
import Testing

@Suite struct SampledSoundTests {
  @Test(arguments: SoundEffect.allCases)
  func itIsShortAndAsLongAsItsTones(effect: SoundEffect) {
    let sound = SampledSound(effect)
    let length = effect.tones.reduce(Duration.zero) { $0 + $1.length }
    #expect(length <= .seconds(1))
    #expect(sound.samples.count == SampledSound.count(length))
    #expect(sound.length == length)
  }

  @Test(arguments: SoundEffect.allCases)
  func itBeginsAndEndsInSilenceWithoutAnEdge(effect: SoundEffect) {
    let samples = SampledSound(effect).samples.map(Int.init)
    #expect(samples.first == 0 && samples.last == 0)
    let steps = zip(samples, samples.dropFirst()).map { abs($1 - $0) }
    #expect(steps.max() ?? 0 < 3000, "a step that large is heard as a click")
  }

  @Test(arguments: SoundEffect.allCases)
  func itIsHeardAndNotCutOff(effect: SoundEffect) throws {
    let samples = SampledSound(effect).samples.map(Int.init)
    let peak = try #require(samples.map(abs).max())
    #expect(peak > 3000 && peak < Int(Int16.max) / 2)
    let mean = Double(samples.reduce(0, +)) / Double(samples.count)
    #expect(abs(mean) < Double(peak) / 100, "it swings about silence")
  }

  @Test(arguments: SoundEffect.allCases)
  func eachToneHasItsPitch(effect: SoundEffect) {
    let samples = SampledSound(effect).samples
    var start = 0
    for tone in effect.tones {
      let count = SampledSound.count(tone.length)
      let strongest = Self.strongestPitch(of: samples[start..<(start + count)])
      #expect(abs(log2(strongest / tone.pitch)) < 1 / 24, "\(strongest) Hz for \(tone.pitch) Hz")
      start += count
    }
    #expect(start == samples.count)
  }

  @Test func thePassageBackIsThePassageForthTheOtherWayRound() {
    let pitches = SoundEffect.passageForth.tones.map(\.pitch)
    #expect(pitches == pitches.sorted())
    #expect(SoundEffect.passageBack.tones.map(\.pitch) == pitches.reversed())
  }

  @Test func noTwoEffectsSoundTheSame() {
    #expect(Set(SoundEffect.allCases.map(\.tones)).count == SoundEffect.allCases.count)
  }

  @Test func theFileSaysWhatItHolds() {
    let sound = SampledSound([Tone(441, .milliseconds(10), loudness: 0.5)])
    let bytes = [UInt8](sound.wav)
    #expect(
      Array(bytes.prefix(44))
        == Array("RIFF".utf8) + [0x96, 0x03, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0]
        + [1, 0, 1, 0, 0x44, 0xAC, 0, 0, 0x88, 0x58, 1, 0, 2, 0, 16, 0] + Array("data".utf8)
        + [0x72, 0x03, 0, 0])
    #expect(bytes.count == 44 + 2 * 441)
    let read = stride(from: 44, to: bytes.count, by: 2).map { place in
      Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
    }
    #expect(read == sound.samples)
  }

  @Test func noTonesAreAnEmptySound() {
    #expect(SampledSound([]).samples.isEmpty)
    #expect(SampledSound([]).wav.count == 44)
  }

  /// Returns the strongest piano pitch from 110 to 1760 Hz in `samples`, by Goertzel's algorithm.
  private static func strongestPitch(of samples: ArraySlice<Int16>) -> Double {
    let pitches = (0...48).map { 110 * pow(2, Double($0) / 12) }
    let powers = pitches.map { pitch -> Double in
      let factor = 2 * cos(2 * Double.pi * pitch / Double(SampledSound.rate))
      let (last, one) = samples.reduce((0.0, 0.0)) { state, sample in
        (Double(sample) + factor * state.0 - state.1, state.0)
      }
      return last * last + one * one - factor * last * one
    }
    let strongest = powers.indices.max { powers[$0] < powers[$1] } ?? 0
    return pitches[strongest]
  }
}
