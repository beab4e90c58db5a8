import Sudoku

/// A line of a text, without what ends it.
struct PuzzleLine: Sendable {
  /// UTF-8, as far as it is well-formed.
  let bytes: ArraySlice<UInt8>
  /// From 1.
  let number: Int

  /// The line without blanks at its ends.
  var trimmed: ArraySlice<UInt8> { bytes.trimmed }

  /// What `bytes`, a part of the line, say.
  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Which character the byte at `index` belongs to, from 1.
  func column(at index: Int) -> Int {
    Self.text(bytes[bytes.startIndex..<index]).count + 1
  }

  /// A complaint about what stands at `index`, or about the end of the line where that is there.
  func error(
    at index: Int, expected: PuzzleTextError.Expected, format: PuzzleFormat? = nil
  ) -> PuzzleTextError {
    let rest = Self.text(bytes[index...].prefix(32))
    return PuzzleTextError(
      format: format, line: number, column: column(at: index),
      found: rest.first.map { .text(String($0)) } ?? .endOfLine, expected: expected)
  }

  /// A complaint about the whole line.
  func error(
    found: PuzzleTextError.Found, expected: PuzzleTextError.Expected, format: PuzzleFormat? = nil,
    advice: PuzzleTextError.Advice? = nil
  ) -> PuzzleTextError {
    PuzzleTextError(
      format: format, line: number, found: found, expected: expected, advice: advice)
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks at its ends.
  var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isBlank }) else { return prefix(0) }
    let last = lastIndex { !$0.isBlank } ?? first
    return self[first...last]
  }

  /// Whether it begins with the ASCII characters of `text`, small or capital.
  func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { zip($0, self).allSatisfy { $0.lowercased == $1.lowercased } }
  }

  /// The parts between the bytes `separator`, empty ones too.
  func parts(at separator: UInt8) -> [ArraySlice<UInt8>] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}

extension UInt8 {
  /// Whether it is a blank, a tab or what ends a line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// Whether it is one of the digits 1 to 9.
  var isDigit: Bool { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(self) }
  /// The digit that it stands for, 1 to 9.
  var digit: Digit? { isDigit ? Digit(Int(self) - 0x30) : nil }
  /// The small letter for a capital one of ASCII.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
