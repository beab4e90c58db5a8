// SPDX-License-Identifier: Apache-2.0

/// Detects scrolling in the output of ncurses.
///
/// ncurses scrolls if that is shorter than writing the lines again. Code that has put something on
/// the screen behind its back must know.
struct ScrollDetector: Sendable {
  /// The rows of the screen.
  let height: Int
  /// `true` once lines have moved.
  private(set) var hasScrolled = false
  /// The row of the cursor, or `nil` if it is unknown.
  private var row: Int?

  init(height: Int) {
    self.height = height
  }

  /// Processes a control character.
  mutating func take(control byte: UInt8) {
    guard byte == 0x0A else { return }
    if row == height - 1 { hasScrolled = true } else { row = row.map { $0 + 1 } }
  }

  /// Processes ESC and `final`: index and reverse index move lines at an edge.
  mutating func take(escape final: UInt8) {
    if final == UInt8(ascii: "M") || final == UInt8(ascii: "D") { hasScrolled = true }
  }

  /// Processes a control sequence whose first parameter is `number`, 0 if it is missing.
  mutating func take(sequence final: UInt8, _ number: Int) {
    let count = max(1, number)
    switch final {
    case UInt8(ascii: "H"), UInt8(ascii: "d"): row = count - 1
    case UInt8(ascii: "A"): row = row.map { $0 - count }
    case UInt8(ascii: "B"): row = row.map { $0 + count }
    case UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "S"), UInt8(ascii: "T"):
      hasScrolled = true
    default: break
    }
  }
}
