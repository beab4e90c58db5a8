// SPDX-License-Identifier: Apache-2.0

/// Keys encoded by code point, as in kitty's `CSI code ; modifiers u` and xterm's `CSI 27 ;
/// modifiers ; code ~`.
enum ExtendedKey {
  /// The key whose code comes first in `codes`. It may be followed by the code of the shifted
  /// character.
  static func press(_ codes: [Int?], _ modifiers: KeyPress.Modifiers) -> KeyPress? {
    guard let code = codes[0] else { return nil }
    if let key = named(code) { return KeyPress(key, modifiers: modifiers) }
    guard var scalar = scalar(code) else { return nil }
    var modifiers = modifiers
    if modifiers.contains(.shift) {
      if codes.count > 1, let shifted = codes[1].flatMap(Self.scalar) {
        scalar = shifted
      } else {
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        if upper.count == 1, let only = upper.first { scalar = only }
      }
      modifiers.remove(.shift)
    }
    return KeyPress(Character(scalar), modifiers: modifiers)
  }

  /// The scalar of `code`, or `nil` for controls and private use, which no key types.
  private static func scalar(_ code: Int) -> Unicode.Scalar? {
    if let digit = keypadCharacter(code) { return digit }
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    return switch scalar.properties.generalCategory {
    case .control, .privateUse, .unassigned: nil
    default: scalar
    }
  }

  private static func keypadCharacter(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 57399...57408: Unicode.Scalar(UInt8(code - 57399) + UInt8(ascii: "0"))
    case 57409: "."
    case 57410: "/"
    case 57411: "*"
    case 57412: "-"
    case 57413: "+"
    case 57415: "="
    case 57416: ","
    default: nil
    }
  }

  private static func named(_ code: Int) -> KeyPress.Key? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13, 57414: .enter
    case 27: .escape
    case 57376...57398: .function(code - 57363)
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
