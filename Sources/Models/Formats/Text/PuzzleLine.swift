import Sudoku

/// A line of a text, without its line end.
struct PuzzleLine: Sendable {
  /// The bytes, usually valid UTF-8.
  let bytes: ArraySlice<UInt8>
  /// The number, from 1.
  let number: Int

  /// The line without blanks at its ends.
  var trimmed: ArraySlice<UInt8> { bytes.trimmed }
  /// The numbers of bytes between blanks.
  var widths: [Int] { trimmed.split(whereSeparator: \.isBlank).map(\.count) }

  /// Returns the text of `bytes`, a part of the line.
  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text of the first characters of `bytes`, `limit` at most.
  static func start(of bytes: ArraySlice<UInt8>, characters limit: Int = 128) -> String {
    // As many bytes as most characters need, up to the end of a scalar.
    let most = bytes.prefix(limit * 32 + 32)
    let rest = bytes[most.endIndex...].prefix { $0 & 0xC0 == 0x80 }
    return String(text(bytes[..<rest.endIndex]).prefix(limit))
  }

  /// Returns the origin of a puzzle of `format` that begins in this line.
  func origin(_ format: PuzzleFormat) -> PuzzleOrigin { PuzzleOrigin(format: format, line: number) }

  /// Returns the number of the character at byte `index`, from 1.
  func column(at index: Int) -> Int {
    Self.text(bytes[bytes.startIndex..<index]).count + 1
  }

  /// Creates an error about the text at `index`, or about the end of the line if that is there.
  func error(
    at index: Int, expected: PuzzleTextError.Expected, format: PuzzleFormat? = nil
  ) -> PuzzleTextError {
    let next = Self.start(of: bytes[index...], characters: 1)
    return PuzzleTextError(
      format: format, line: number, column: column(at: index),
      found: next.isEmpty ? .endOfLine : .text(next), expected: expected)
  }

  /// Creates an error about the whole line.
  func error(
    found: PuzzleTextError.Found, expected: PuzzleTextError.Expected, format: PuzzleFormat? = nil,
    advice: PuzzleTextError.Advice? = nil
  ) -> PuzzleTextError {
    PuzzleTextError(format: format, line: number, found: found, expected: expected, advice: advice)
  }
}

extension ArraySlice {
  /// The elements without those at the ends for which `isOuter` is true.
  func stripped(_ isOuter: (Element) -> Bool) -> ArraySlice {
    guard let first = firstIndex(where: { !isOuter($0) }) else { return prefix(0) }
    let last = lastIndex { !isOuter($0) } ?? first
    return self[first...last]
  }
}

extension ArraySlice<UInt8> {
  var trimmed: ArraySlice<UInt8> { stripped(\.isBlank) }

  /// Returns `true` if the bytes begin with the ASCII characters of `text`, ignoring case.
  func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { zip($0, self).allSatisfy { $0.lowercased == $1.lowercased } }
  }

  /// Returns the parts between the ASCII characters `separator`, including empty ones.
  func parts(at separator: Unicode.Scalar) -> [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
  }
}

extension UInt8 {
  /// `true` for a blank, a tab or a line end.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// `true` for the digits 1 to 9.
  var isDigit: Bool { (0x31...0x39).contains(self) }
  var digit: Digit? { isDigit ? Digit(Int(self) - 0x30) : nil }
  /// `true` for the ASCII digits 0 to 9.
  var isNumeral: Bool { (0x30...0x39).contains(self) }
  /// `true` for an ASCII letter.
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  @inline(__always)
  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
  /// The byte with ASCII capitals in lowercase.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension UInt8? {
  func isOne(of characters: StaticString) -> Bool { map { $0.isOne(of: characters) } ?? false }
}

// MARK: Bytes and ASCII characters

/// Returns `true` if `byte` is the ASCII character, so that one can write `byte == ","`.
@inline(__always)
func == (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

@inline(__always)
func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }

/// Matches `case ",":`.
@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8?) -> Bool { byte == UInt8(ascii: character) }

/// Matches `case "a"..."z":`.
@inline(__always)
func ~= (range: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  range.contains(Unicode.Scalar(byte))
}
