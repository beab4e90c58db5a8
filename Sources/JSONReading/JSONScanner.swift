/// Parses JSON from beginning to end.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses the whole text as one value.
  mutating func document() throws(JSONSyntaxError) -> PlacedJSON {
    if bytes.starts(with: "\u{FEFF}".utf8) { index = 3 }
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw mistake(.more) }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value() throws(JSONSyntaxError) -> PlacedJSON {
    skipBlanks()
    let start = index
    return PlacedJSON(try content(), at: start)
  }

  private mutating func content() throws(JSONSyntaxError) -> PlacedJSON.Content {
    guard let next else { throw mistake(.noValue) }
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: break
    }
    let words: [(String, PlacedJSON.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    throw mistake(.value)
  }

  private mutating func members() throws(JSONSyntaxError) -> [PlacedJSON.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [PlacedJSON.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipBlanks()
      let start = index
      guard next == UInt8(ascii: "\"") else { throw mistake(.name) }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw mistake(.colon(after: name)) }
      members.append(PlacedJSON.Member(name: name, index: start, value: try value()))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw mistake(.endOfObject) }
    return members
  }

  private mutating func elements() throws(JSONSyntaxError) -> [PlacedJSON] {
    try enter()
    defer { depth -= 1 }
    var elements: [PlacedJSON] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw mistake(.endOfArray) }
    return elements
  }

  private mutating func enter() throws(JSONSyntaxError) {
    guard depth < PlacedJSON.maxDepth else { throw mistake(.depth) }
    depth += 1
    index += 1
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = index
    while let next, Self.isOfNumber(next) { index += 1 }
    guard Self.isOfJSON(bytes[start..<index]), let number = Double(text(start..<index)),
      number.isFinite
    else {
      index = start
      throw mistake(.number)
    }
    return number
  }

  /// Whether `number` has digits on both sides of its point and no leading zeros, which Swift
  /// doesn't check.
  private static func isOfJSON(_ number: ArraySlice<UInt8>) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let unsigned = number.drop { $0 == UInt8(ascii: "-") }
    let whole = unsigned.prefix(while: digits.contains)
    guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else {
      return false
    }
    let rest = unsigned.dropFirst(whole.count)
    return rest.first != UInt8(ascii: ".") || rest.dropFirst().first.map(digits.contains) == true
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  // MARK: Texts

  private mutating func string() throws(JSONSyntaxError) -> String {
    let start = index
    index += 1
    var units: [UInt8] = []
    while let next {
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += try escaped().utf8
      case 0..<0x20: throw mistake(.control(start: start))
      default:
        units.append(next)
        index += 1
      }
    }
    throw mistake(.endOfString(start: start))
  }

  private mutating func escaped() throws(JSONSyntaxError) -> String {
    let plain: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    let letter = index + 1 < bytes.count ? bytes[index + 1] : nil
    if let letter, let text = plain[letter] {
      index += 2
      return text
    }
    guard letter == UInt8(ascii: "u") else { throw mistake(.escape) }
    guard let first = unit(at: index) else { throw mistake(.codeUnit) }
    var units = [first]
    if UTF16.isLeadSurrogate(first), let second = unit(at: index + 6) { units.append(second) }
    index += 6 * units.count
    return String(decoding: units, as: UTF16.self)
  }

  /// The UTF-16 code unit escaped at `place`, or `nil` if it is invalid.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = place + 2..<place + 6
    guard bytes[digits.lowerBound] != UInt8(ascii: "+"),
      bytes[digits.lowerBound] != UInt8(ascii: "-")
    else { return nil }
    return UInt16(text(digits), radix: 16)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: Signs

  private mutating func skipBlanks() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { index += 1 }
  }

  /// Skips blanks, and then `byte` if it is next. Returns `true` if it was.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    index += 1
    return true
  }

  private func mistake(_ kind: JSONSyntaxError.Kind) -> JSONSyntaxError {
    JSONSyntaxError(index: index, kind: kind)
  }
}
