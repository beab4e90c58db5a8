// SPDX-License-Identifier: Apache-2.0

/// Collects a bracketed paste up to `CSI 201 ~`.
struct PasteCollector: Sendable {
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The number of line ends that were dropped, and the last byte dropped.
  private var dropped: (lineEnds: Int, last: UInt8?) = (0, nil)
  /// The number of bytes of the end mark at the end of the input so far.
  private var matched = 0

  /// Keeps at most `limit` bytes and drops the rest.
  init(limit: Int) {
    self.limit = limit
  }

  /// Starts a new paste.
  mutating func begin() {
    bytes = []
    dropped = (0, nil)
    matched = 0
  }

  /// Adds a byte. Returns `true` if it completes the paste.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    let begun = Self.end[..<matched]
    matched = 0
    keep(begun)
    if byte == Self.end[0] { matched = 1 } else { keep(CollectionOfOne(byte)) }
    return false
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    let room = limit - bytes.count
    bytes.append(contentsOf: more.prefix(room))
    for byte in more.dropFirst(room) { drop(byte) }
  }

  private mutating func drop(_ byte: UInt8) {
    let isReturnAndFeed = dropped.last == 0x0D && byte == 0x0A
    if byte == 0x0D || byte == 0x0A && !isReturnAndFeed { dropped.lineEnds += 1 }
    dropped.last = byte
  }

  /// The number of lines of which something was dropped. 0 if the paste is whole.
  var droppedLines: Int {
    guard let last = dropped.last else { return 0 }
    return dropped.lineEnds + (last == 0x0D || last == 0x0A ? 0 : 1)
  }

  /// The pasted text. Line breaks become newlines, and all control characters but newlines and tabs
  /// are removed, so no paste can press a key. Where something was dropped, it ends with a whole
  /// line.
  var text: String {
    var text = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in whole.unicodeScalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n": if !isAfterReturn { text.append("\n") }
      case "\t": text.append(scalar)
      default: if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      isAfterReturn = scalar == "\r"
    }
    return String(text)
  }

  /// The bytes as text, without a character that the limit cut.
  private var whole: String {
    var whole = bytes[...]
    if droppedLines > 0, let end = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      whole = bytes[...end]
    } else if bytes.count == limit {
      var cut = whole.count
      while cut > 0 && whole.count - cut < 4 {
        let byte = whole[cut - 1]
        if byte < 0x80 { break }
        cut -= 1
        if byte >= 0xC0 {
          let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
          if whole.count - cut < length { whole = whole[..<cut] }
          break
        }
      }
    }
    return String(decoding: whole, as: UTF8.self)
  }
}
