// SPDX-License-Identifier: Apache-2.0

/// One character of UTF-8, byte by byte.
struct CharacterDecoder: Sendable {
  enum Step {
    case more
    case scalar(Unicode.Scalar)
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The range of the next byte. It is restricted after some lead bytes, so that no character has
  /// two spellings.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins a character with `lead`. Returns `false` if no character begins with it.
  mutating func begin(_ lead: UInt8) -> Bool {
    switch lead {
    case 0xC2...0xDF: (value, missing, allowed) = (UInt32(lead & 0x1F), 1, 0x80...0xBF)
    case 0xE0: (value, missing, allowed) = (0, 2, 0xA0...0xBF)
    case 0xED: (value, missing, allowed) = (0xD, 2, 0x80...0x9F)
    case 0xE1...0xEF: (value, missing, allowed) = (UInt32(lead & 0x0F), 2, 0x80...0xBF)
    case 0xF0: (value, missing, allowed) = (0, 3, 0x90...0xBF)
    case 0xF1...0xF3: (value, missing, allowed) = (UInt32(lead & 0x07), 3, 0x80...0xBF)
    case 0xF4: (value, missing, allowed) = (4, 3, 0x80...0x8F)
    default: return false
    }
    return true
  }

  mutating func take(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .invalid }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
  }
}
