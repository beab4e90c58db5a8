// SPDX-License-Identifier: Apache-2.0

/// Reads code byte by byte and collects its tokens. All languages here have ASCII syntax, so tokens
/// begin and end at the boundaries of characters.
struct CodeScanner {
  private let source: String
  private let bytes: [UInt8]
  private(set) var place = 0
  private(set) var tokens: [HighlightToken] = []
  /// The end of the last token, in bytes and as an index.
  private var known: (place: Int, index: String.Index)

  init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
    known = (0, source.startIndex)
  }

  var isAtEnd: Bool { place >= bytes.count }

  /// The byte at `offset` from here, 0 beyond the ends.
  subscript(offset: Int) -> UInt8 {
    let place = place + offset
    return bytes.indices.contains(place) ? bytes[place] : 0
  }

  func starts(with text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  mutating func skip(_ count: Int = 1) { place = min(bytes.count, place + count) }

  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while place < bytes.count, isWanted(bytes[place]) { place += 1 }
  }

  /// The text from `start` to here.
  func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

  /// Adds the token from `start` to here.
  mutating func add(from start: Int, _ role: StyleRole) {
    guard start < place else { return }
    let begin = source.utf8.index(known.index, offsetBy: start - known.place)
    let end = source.utf8.index(begin, offsetBy: place - start)
    known = (place, end)
    tokens.append(HighlightToken(begin..<end, role))
  }

  /// Skips text between quotation marks from the first on, up to the end of the line if the last is
  /// missing. A backslash takes the next byte literally.
  mutating func skipString() {
    skip()
    while !isAtEnd, self[0] != UInt8(ascii: "\""), self[0] != 0x0A {
      skip(self[0] == UInt8(ascii: "\\") && self[1] != 0x0A ? 2 : 1)
    }
    if self[0] == UInt8(ascii: "\"") { skip() }
  }

  static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  /// `true` for letters, the underscore, and all bytes beyond ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte >= 0x80
  }
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
