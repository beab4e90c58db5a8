/// Reads JSON (RFC 8259), and says where it is wrong. Arrays and objects lie in each other at most
/// 64 deep; the time it takes grows with the length of the text.
struct JSONScanner {
  private let bytes: [UInt8]
  private let firstLine: Int
  private var index = 0
  private var depth = 0

  private static let deepest = 64

  /// Reads `bytes`, which begin in `line` of their text.
  init(_ bytes: [UInt8], line: Int) {
    self.bytes = bytes
    firstLine = line
  }

  /// The value that is the whole text.
  mutating func document() throws(PuzzleTextError) -> PuzzleJSON {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw error("the end after the last bracket") }
    return value
  }

  private mutating func value() throws(PuzzleTextError) -> PuzzleJSON {
    skipBlanks()
    guard index < bytes.count else { throw error("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: break
    }
    for (word, value) in [("true", PuzzleJSON.number(1)), ("false", .number(0)), ("null", .null)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw error("a value")
  }

  private mutating func object() throws(PuzzleTextError) -> PuzzleJSON {
    try enter()
    var members: [String: PuzzleJSON] = [:]
    guard !skip(UInt8(ascii: "}")) else { return leave(.object(members)) }
    while true {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw error("a name in quotation marks")
      }
      let name = try string()
      guard skip(UInt8(ascii: ":")) else { throw error("a colon") }
      members[name] = try value()
      if skip(UInt8(ascii: "}")) { return leave(.object(members)) }
      guard skip(UInt8(ascii: ",")) else { throw error(", or }") }
    }
  }

  private mutating func array() throws(PuzzleTextError) -> PuzzleJSON {
    try enter()
    var elements: [PuzzleJSON] = []
    guard !skip(UInt8(ascii: "]")) else { return leave(.array(elements)) }
    while true {
      elements.append(try value())
      if skip(UInt8(ascii: "]")) { return leave(.array(elements)) }
      guard skip(UInt8(ascii: ",")) else { throw error(", or ]") }
    }
  }

  private mutating func enter() throws(PuzzleTextError) {
    guard depth < Self.deepest else { throw error("no more than \(Self.deepest) levels") }
    depth += 1
    index += 1
  }

  private mutating func leave(_ value: PuzzleJSON) -> PuzzleJSON {
    depth -= 1
    return value
  }

  private mutating func number() throws(PuzzleTextError) -> Double {
    let start = index
    while index < bytes.count, Self.isOfNumber(bytes[index]) { index += 1 }
    guard let number = Double(PuzzleLine.text(bytes[start..<index])), number.isFinite else {
      index = start
      throw error("a number that is not too large")
    }
    return number
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension JSONScanner {
  private mutating func string() throws(PuzzleTextError) -> String {
    index += 1
    var units: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return PuzzleLine.text(units[...])
      case UInt8(ascii: "\\"): units += try escape().utf8
      case 0..<0x20: throw error("an escape such as \\n for it")
      default:
        units.append(byte)
        index += 1
      }
    }
    throw error("a quotation mark")
  }

  private mutating func escape() throws(PuzzleTextError) -> String {
    let plain: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if index + 1 < bytes.count, let text = plain[bytes[index + 1]] {
      index += 2
      return text
    }
    guard let first = unit(at: index) else { throw error("an escape such as \\n or \\u00e9") }
    var units = [first]
    if UTF16.isLeadSurrogate(first), let second = unit(at: index + 6) { units.append(second) }
    index += 6 * units.count
    return String(decoding: units, as: UTF16.self)
  }

  /// The unit of UTF-16 that an escape at `place` means; nil where there is none.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[place + 2..<place + 6]
    guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else { return nil }
    return UInt16(PuzzleLine.text(digits), radix: 16)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlank { index += 1 }
  }

  /// Skips blanks and `byte` after them, where it is there.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private func error(_ expected: String) -> PuzzleTextError {
    PuzzleTextError(
      at: index, of: bytes, firstLine: firstLine, expected: "\(expected), as JSON wants it")
  }
}
