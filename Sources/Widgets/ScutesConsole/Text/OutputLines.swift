// SPDX-License-Identifier: Apache-2.0

/// The lines of a program's output as plain text.
///
/// ```
/// compiling 1 of 9\rcompiling 2 of 9\n      compiling 2 of 9
/// ESC[31mred ESC[0m\tend\n                  red     end
/// ```
///
/// Sequences are left out, and tabs become blanks. What follows a carriage return replaces the
/// line, so a progress bar stays one line. A byte that isn't UTF-8 becomes U+FFFD. Takes time in
/// proportion to the bytes and to the number of lines that go.
public struct OutputLines: Hashable, Sendable {
  /// A line.
  public struct Line: Identifiable, Hashable, Sendable {
    /// The number of lines before it, also of those that have gone.
    public let id: Int
    /// The text, without control characters.
    public let text: String
  }

  /// The latest lines, in order. The last may be unfinished.
  public private(set) var lines: [Line] = []
  /// The number of lines to keep, at least 1.
  public let limit: Int

  private enum State {
    case ground
    case escape
    case sequence
    case string
    case stringEscape
  }

  private var state = State.ground
  private var line: [UInt8] = []
  private var number = 0
  /// `true` after a carriage return that has yet to prove the beginning of a line end.
  private var isReturned = false
  /// `true` if ``lines`` ends with the current line.
  private var isOpen = false
  /// The length in bytes at which a line is broken.
  private static let longest = 1 << 16
  private static let tab = 8

  /// Creates no lines, of which the last `limit` are kept.
  public init(limit: Int = 10_000) {
    self.limit = max(1, limit)
  }

  /// Adds the next `bytes` of the output, which may end anywhere.
  public mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
    if isOpen { lines.removeLast() }
    isOpen = !line.isEmpty
    if isOpen { lines.append(Line(id: number, text: text)) }
    if lines.count > limit { lines.removeFirst(lines.count - limit) }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeText(byte)
    case .escape:
      switch byte {
      case 0x5B: state = .sequence
      case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string
      case 0x1B, 0x20...0x2F: break
      default: state = .ground
      }
    case .sequence:
      if byte == 0x1B { state = .escape } else if (0x40...0x7E).contains(byte) { state = .ground }
    case .string:
      if byte == 0x1B { state = .stringEscape } else if byte == 0x07 { state = .ground }
    case .stringEscape: state = byte == 0x5C ? .ground : .string
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    switch byte {
    case 0x0A: endLine()
    case 0x0D: isReturned = true
    case 0x1B: state = .escape
    case 0x08: removeLast()
    case 0x09:
      startOver()
      let columns = text.columns
      line += Array(repeating: 0x20, count: Self.tab - columns % Self.tab)
    case 0..<0x20, 0x7F: break
    default:
      startOver()
      // No character of UTF-8 is cut.
      if line.count >= Self.longest, byte & 0xC0 != 0x80 { endLine() }
      line.append(byte)
    }
  }

  /// Empties the line if a carriage return came before what follows.
  private mutating func startOver() {
    if isReturned { line.removeAll(keepingCapacity: true) }
    isReturned = false
  }

  private mutating func removeLast() {
    while let last = line.popLast(), last & 0xC0 == 0x80 {}
  }

  private mutating func endLine() {
    if isOpen { lines.removeLast() }
    isOpen = false
    lines.append(Line(id: number, text: text))
    // A flood in one piece must not be kept as a whole.
    if lines.count >= limit * 2 { lines.removeFirst(lines.count - limit) }
    number += 1
    line.removeAll(keepingCapacity: true)
    isReturned = false
  }

  private var text: String {
    let text = String(decoding: line, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { (0x80...0x9F).contains($0.value) }) else {
      return text
    }
    let shown = text.unicodeScalars.filter { !(0x80...0x9F).contains($0.value) }
    return String(String.UnicodeScalarView(shown))
  }
}
