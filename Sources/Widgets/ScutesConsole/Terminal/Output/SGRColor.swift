// SPDX-License-Identifier: Apache-2.0

/// A colour that SGR sequences can express.
struct SGRColor: Hashable, Sendable {
  /// The kind in the top byte; red, green and blue or the index below.
  private let packed: UInt32

  /// The terminal's own colour.
  static let standard = Self(packed: 0)

  /// A colour of the palette: 0 to 15 belong to the user, 16 to 231 form a cube, 232 to 255 are
  /// greys.
  static func indexed(_ index: UInt8) -> Self { Self(packed: 1 << 24 | UInt32(index)) }

  static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Self {
    Self(packed: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Appends the parameters that select this as the foreground or background, each followed by `;`.
  func append(to bytes: inout [UInt8], isBackground: Bool) {
    let offset: UInt8 = isBackground ? 10 : 0
    let value = packed & 0xFF_FFFF
    switch packed >> 24 {
    case 0:
      bytes.appendParameter(39 + offset)
    case 1 where value < 8:
      bytes.appendParameter(30 + offset + UInt8(value))
    case 1 where value < 16:
      bytes.appendParameter(82 + offset + UInt8(value))
    case 1:
      bytes.appendParameter(38 + offset)
      bytes.appendParameter(5)
      bytes.appendParameter(UInt8(value))
    default:
      bytes.appendParameter(38 + offset)
      bytes.appendParameter(2)
      bytes.appendParameter(UInt8(value >> 16))
      bytes.appendParameter(UInt8(value >> 8 & 0xFF))
      bytes.appendParameter(UInt8(value & 0xFF))
    }
  }
}

extension [UInt8] {
  /// Appends `value` in decimal, and a `;`.
  mutating func appendParameter(_ value: UInt8) {
    append(decimal: Int(value))
    append(UInt8(ascii: ";"))
  }

  /// Appends `value` in decimal. It must not be negative.
  mutating func append(decimal value: Int) {
    if value >= 10 { append(decimal: value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
