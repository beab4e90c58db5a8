// SPDX-License-Identifier: Apache-2.0

/// A colour requested by a view. The terminal shows the nearest one that it can.
public struct Color: Hashable, Sendable {
  /// The kind in the top byte; red, green and blue or the index below.
  let packed: UInt32

  private init(packed: UInt32) {
    self.packed = packed
  }

  /// The terminal's own foreground or background.
  public static let terminalDefault = Self(packed: 0)

  /// One of the sixteen colours that the terminal's user chooses, 0 to 15: black, red, green,
  /// yellow, blue, magenta, cyan, white, and the bright ones in the same order.
  public static func ansi(_ index: UInt8) -> Color {
    precondition(index < 16, "the terminal's own colours are numbered 0 to 15")
    return Color(packed: 1 << 24 | UInt32(index))
  }

  /// A colour by its components, each from 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(packed: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The colour written as `0xRRGGBB`.
  public static func hex(_ value: UInt32) -> Color {
    precondition(value <= 0xFF_FFFF, "a colour has six hexadecimal digits")
    return Color(packed: 2 << 24 | value)
  }

  /// The kind of colour, with its components.
  public var kind: Kind {
    switch packed >> 24 {
    case 1: .ansi(UInt8(packed & 0xFF))
    case 2:
      .rgb(
        red: UInt8(packed >> 16 & 0xFF),
        green: UInt8(packed >> 8 & 0xFF),
        blue: UInt8(packed & 0xFF))
    default: .terminalDefault
    }
  }

  /// The kinds of colour.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminalDefault
    /// One of the terminal's sixteen, 0 to 15.
    case ansi(UInt8)
    /// Red, green and blue, 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }
}

extension Color {
  /// The dimmed colour, at half its light. The terminal's own colours except black become grey.
  var dimmed: Color {
    switch kind {
    case .terminalDefault: self
    case .ansi(0): self
    case .ansi: .ansi(8)
    case .rgb(let red, let green, let blue): .rgb(red / 2, green / 2, blue / 2)
    }
  }
}
