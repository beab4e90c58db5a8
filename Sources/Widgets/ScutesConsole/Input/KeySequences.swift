// SPDX-License-Identifier: Apache-2.0

/// The meaning of the sequences of xterm, rxvt, the Linux console, kitty and their relatives.
enum KeySequences {
  /// The key of a single byte below 0x80, except ESC.
  static func key(ofByte byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(" ", modifiers: .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x01...0x1A: KeyPress(Character(Unicode.Scalar(byte + 0x60)), modifiers: .control)
    case 0x1B...0x1F: KeyPress(Character(Unicode.Scalar(byte + 0x40)), modifiers: .control)
    default: KeyPress(Character(Unicode.Scalar(byte)))
    }
  }

  /// The event of a complete control sequence, or `nil` if it is of no interest.
  static func event(
    of sequence: ControlSequence, final: UInt8, alt: KeyPress.Modifiers
  ) -> InputEvent? {
    guard let numbers = sequence.numbers else { return nil }
    if sequence.marker == UInt8(ascii: "<") {
      return MouseReport.event(numbers, final: final).map(InputEvent.mouse)
    }
    guard sequence.marker == nil else { return nil }
    switch final {
    case UInt8(ascii: "I") where sequence.isEmpty: return .focus(true)
    case UInt8(ascii: "O") where sequence.isEmpty: return .focus(false)
    case UInt8(ascii: "M"): return MouseReport.event(ofUrxvtForm: numbers).map(InputEvent.mouse)
    default: break
    }
    guard var press = press(numbers, final) else { return nil }
    press.modifiers.formUnion(alt)
    return .key(press)
  }

  /// The key of `ESC O final`, with the modifiers that some terminals insert.
  static func singleShift(_ final: UInt8, _ sequence: ControlSequence) -> KeyPress? {
    guard let numbers = sequence.numbers else { return nil }
    let modifiers = modifiers(numbers.last?.first ?? nil)
    if let key = letterKeys[final] { return KeyPress(key, modifiers: modifiers) }
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letterKeys[final - 0x20].map { KeyPress($0, modifiers: .control) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return KeyPress(Character(Unicode.Scalar(final - 0x40)), modifiers: modifiers)
    case UInt8(ascii: "M"): return KeyPress(.enter, modifiers: modifiers)
    case UInt8(ascii: "I"): return KeyPress(.tab, modifiers: modifiers)
    case UInt8(ascii: " "): return KeyPress(" ", modifiers: modifiers)
    case UInt8(ascii: "X"): return KeyPress("=", modifiers: modifiers)
    default: return nil
    }
  }

  /// Returns `true` if `byte` can follow ESC and `introducer` in something that a terminal sends.
  static func canFollow(_ introducer: UInt8, _ byte: UInt8) -> Bool {
    let isDigit = (0x30...0x39).contains(byte)
    switch introducer {
    case UInt8(ascii: "["):
      return (0x20...0x5B).contains(byte)
        || event(of: ControlSequence(), final: byte, alt: []) != nil
    case UInt8(ascii: "O"): return isDigit || singleShift(byte, ControlSequence()) != nil
    case UInt8(ascii: "]"): return isDigit
    case UInt8(ascii: "P"): return isDigit || "!>$+".utf8.contains(byte)
    case UInt8(ascii: "_"): return byte == UInt8(ascii: "G")
    default: return false
    }
  }

  /// The modifiers encoded in xterm's number: one more than the sum of shift 1, alt 2, control 4
  /// and meta 8, which is Alt on most keyboards. Kitty's meta is 32.
  static func modifiers(_ number: Int?) -> KeyPress.Modifiers {
    guard let number, (2...256).contains(number) else { return [] }
    var modifiers = KeyPress.Modifiers(rawValue: UInt8((number - 1) & 7))
    if (number - 1) & (8 | 32) != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  /// Returns `true` if kitty's number includes super 8 or hyper 16. Such a key is meant for the
  /// window system.
  private static func isOfWindowSystem(_ number: Int?) -> Bool {
    guard let number, number > 1 else { return false }
    return (number - 1) & (8 | 16) != 0
  }

  private static func press(_ numbers: [[Int?]], _ final: UInt8) -> KeyPress? {
    let first = numbers[0][0]
    let second = numbers.count > 1 ? numbers[1] : [nil]
    let isRelease = second.count > 1 && second[1] == 3
    if isRelease { return nil }
    let modifiers = modifiers(second[0])
    switch final {
    case UInt8(ascii: "~") where first == 27:
      return numbers.count == 3 ? ExtendedKey.press(numbers[2], modifiers) : nil
    case UInt8(ascii: "~") where numbers.count <= 3:
      return first.flatMap(numberedKey).map { KeyPress($0, modifiers: modifiers) }
    case UInt8(ascii: "u"):
      return isOfWindowSystem(second[0]) ? nil : ExtendedKey.press(numbers[0], modifiers)
    case UInt8(ascii: "Z"): return KeyPress(.tab, modifiers: modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letterKeys[final - 0x20].map { KeyPress($0, modifiers: .shift) }
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      return first.flatMap(numberedKey).map { KeyPress($0, modifiers: rxvtModifiers[final] ?? []) }
    default:
      guard first == nil || first == 1, numbers.count <= 2 else { return nil }
      return letterKeys[final].map { KeyPress($0, modifiers: modifiers) }
    }
  }

  private static let rxvtModifiers: [UInt8: KeyPress.Modifiers] = [
    UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .control,
    UInt8(ascii: "@"): [.shift, .control],
  ]

  private static let letterKeys: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The key of `CSI number ~`. The numbers have gaps where the VT220's keyboard does.
  private static func numberedKey(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    case 42...45: .function(number - 21)
    default: nil
    }
  }
}
