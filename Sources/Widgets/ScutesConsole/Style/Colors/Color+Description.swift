// SPDX-License-Identifier: Apache-2.0

extension Color: LosslessStringConvertible {
  /// Parses a colour in the form of ``description``: `#RRGGBB` in either case, `ansi:0` to
  /// `ansi:15`, or `default`.
  public init?(_ description: String) {
    if description == "default" {
      self = .terminalDefault
    } else if description.hasPrefix("#") {
      let digits = description.dropFirst()
      guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else { return nil }
      self = .hex(value)
    } else {
      guard description.hasPrefix("ansi:"), let index = UInt8(description.dropFirst(5)), index < 16
      else { return nil }
      self = .ansi(index)
    }
  }

  /// `#7FB7E8`, `ansi:4`, or `default` for the terminal's own.
  public var description: String {
    switch kind {
    case .terminalDefault: "default"
    case .ansi(let index): "ansi:\(index)"
    case .rgb:
      "#" + String(packed & 0xFF_FFFF | 1 << 24, radix: 16, uppercase: true).dropFirst()
    }
  }
}
