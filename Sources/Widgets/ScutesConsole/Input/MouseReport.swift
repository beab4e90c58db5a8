// SPDX-License-Identifier: Apache-2.0

/// Mouse reports in xterm's SGR format, in urxvt's format, and in the original one.
enum MouseReport {
  /// The event of `CSI < code ; column ; row` and `M` for down or `m` for up.
  static func event(_ numbers: [[Int?]], final: UInt8) -> MouseEvent? {
    guard numbers.count == 3, let code = numbers[0][0], let column = numbers[1][0],
      let row = numbers[2][0], final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else { return nil }
    return event(code: code, column: column, row: row, isUp: final == UInt8(ascii: "m"))
  }

  /// The event of `CSI code ; column ; row M`, urxvt's format. The code is 32 more than in the SGR
  /// format.
  static func event(ofUrxvtForm numbers: [[Int?]]) -> MouseEvent? {
    guard numbers.count == 3, let code = numbers[0][0], let column = numbers[1][0],
      let row = numbers[2][0]
    else { return nil }
    return event(ofOldForm: [code, column + 32, row + 32])
  }

  /// The event of `CSI M` and three numbers, each with 32 added. It doesn't say which button came
  /// up, so the left one is assumed.
  static func event(ofOldForm numbers: [Int]) -> MouseEvent? {
    let values = numbers.map { $0 - 32 }
    guard values.count == 3, values[0] >= 0 else { return nil }
    let isUp = values[0] & 0b1110_0011 == 3
    let code = isUp ? values[0] & ~3 : values[0]
    return event(code: code, column: values[1], row: values[2], isUp: isUp)
  }

  private static func event(code: Int, column: Int, row: Int, isUp: Bool) -> MouseEvent? {
    guard code < 128, (1...65_535).contains(column), (1...65_535).contains(row) else { return nil }
    guard let kind = kind(code, isUp: isUp) else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(kind, at: Point(x: column - 1, y: row - 1), modifiers: modifiers)
  }

  private static func kind(_ code: Int, isUp: Bool) -> MouseEvent.Kind? {
    if code & 64 != 0 {
      guard !isUp else { return nil }
      return switch code & 3 {
      case 0: .scrollUp
      case 1: .scrollDown
      case 2: .scrollLeft
      default: .scrollRight
      }
    }
    let button: MouseEvent.Button
    switch code & 3 {
    case 0: button = .left
    case 1: button = .middle
    case 2: button = .right
    default: return code & 32 != 0 && !isUp ? .move : nil
    }
    if isUp { return .release(button) }
    return code & 32 != 0 ? .drag(button) : .press(button)
  }
}
