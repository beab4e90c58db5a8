/// Collects a bracketed paste up to `CSI 201 ~`.
struct PasteCollector: Sendable {
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The number of bytes of the end mark at the end of the input so far.
  private var matched = 0

  /// Keeps at most `limit` bytes and drops the rest.
  init(limit: Int) {
    self.limit = limit
  }

  /// Starts a new paste.
  mutating func begin() {
    bytes = []
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
    bytes.append(contentsOf: more.prefix(limit - bytes.count))
  }

  /// The pasted text. Line breaks become newlines, and all control characters but newlines and tabs
  /// are removed, so no paste can press a key.
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
    if bytes.count == limit {
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
