// SPDX-License-Identifier: Apache-2.0

/// Parses JSON from beginning to end into the rows of a table.
struct JSONScanner {
  /// The values so far.
  private(set) var rows: [JSONTable.Row] = []
  private let bytes: [UInt8]
  private var index = 0
  /// The brackets and braces that close what is open.
  private var closers: [UInt8] = []
  /// What is whole before the first error: where it ends, and what closes it. `nil` unless it is
  /// asked for.
  private var whole: (end: Int, closers: [UInt8])?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the values of `text` before its first error, with what is open there closed, or `nil`
  /// if there are none.
  static func closedStart(of text: [UInt8]) -> [UInt8]? {
    var scanner = JSONScanner(text)
    scanner.whole = (0, [])
    try? scanner.value()
    guard let (end, closers) = scanner.whole, end > 0 else { return nil }
    return text[..<end] + closers.reversed()
  }

  /// Parses the whole text as one value.
  mutating func scanDocument() throws(JSONSyntaxError) {
    if bytes.starts(with: "\u{FEFF}".utf8) { index = 3 }
    rows.reserveCapacity(1 + bytes.count(where: Self.isBeforeValue))
    try value()
    skipBlanks()
    guard index == bytes.count else { throw mistake(.more) }
  }

  /// Returns the string at `index` of a text that was parsed before.
  static func string(at index: Int, of text: [UInt8]) -> String {
    var (scanner, decoded) = (JSONScanner(text), [UInt8]())
    scanner.index = index
    try? scanner.string { decoded += $0 }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns the number at `index` of a text that was parsed before.
  static func number(at index: Int, of text: [UInt8]) -> Double {
    number(text[index...].prefix(while: isOfNumber)) ?? 0
  }

  /// Returns where the value at `index` ends in a text that was parsed before.
  static func end(at index: Int, of text: [UInt8]) -> Int {
    var scanner = JSONScanner(text)
    scanner.index = index
    try? scanner.value()
    return scanner.index
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    if bytes.count == 1, let digit = bytes.first, isDigit(digit) {
      return Double(digit - UInt8(ascii: "0"))
    }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Returns `true` for the signs after which each value and each name stands, but for the first.
  private static func isBeforeValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value() throws(JSONSyntaxError) {
    skipBlanks()
    guard let next else { throw mistake(.noValue) }
    let row = rows.count
    rows.append(JSONTable.Row(start: UInt32(index), end: 0))
    var isEndSure = true
    switch next {
    case UInt8(ascii: "{"): try members()
    case UInt8(ascii: "["): try elements()
    case UInt8(ascii: "\""): try string { _ in }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number()
      isEndSure = isAtSeparator
    default:
      try word()
      isEndSure = isAtSeparator
    }
    rows[row].end = UInt32(rows.count)
    if isEndSure { noteWhole() }
  }

  private mutating func noteWhole() {
    if whole != nil { whole = (index, closers) }
  }

  /// `true` if what comes next can't go on with a number or a word.
  private var isAtSeparator: Bool {
    switch next {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  private mutating func word() throws(JSONSyntaxError) {
    let words: [StaticString] = ["true", "false", "null"]
    for word in words where begins(with: word) {
      index += word.utf8CodeUnitCount
      return
    }
    throw mistake(.value)
  }

  private func begins(with word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func members() throws(JSONSyntaxError) {
    try enter(until: UInt8(ascii: "}"))
    defer { closers.removeLast() }
    if take(UInt8(ascii: "}")) { return }
    repeat {
      skipBlanks()
      let start = index
      guard next == UInt8(ascii: "\"") else { throw mistake(.name) }
      try string { _ in }
      rows.append(JSONTable.Row(start: UInt32(start), end: UInt32(rows.count + 1)))
      guard take(UInt8(ascii: ":")) else {
        throw mistake(.colon(after: Self.string(at: start, of: bytes)))
      }
      try value()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw mistake(.endOfObject) }
  }

  private mutating func elements() throws(JSONSyntaxError) {
    try enter(until: UInt8(ascii: "]"))
    defer { closers.removeLast() }
    if take(UInt8(ascii: "]")) { return }
    repeat { try value() } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw mistake(.endOfArray) }
  }

  private mutating func enter(until closer: UInt8) throws(JSONSyntaxError) {
    guard closers.count < PlacedJSON.maxDepth else { throw mistake(.depth) }
    closers.append(closer)
    index += 1
    noteWhole()
  }

  private mutating func number() throws(JSONSyntaxError) {
    let start = index
    while let next, Self.isOfNumber(next) { index += 1 }
    guard Self.isOfJSON(bytes[start..<index]), Self.number(bytes[start..<index])?.isFinite == true
    else {
      index = start
      throw mistake(.number)
    }
  }

  /// Whether `number` has digits on both sides of its point and no leading zeros, which Swift
  /// doesn't check.
  private static func isOfJSON(_ number: ArraySlice<UInt8>) -> Bool {
    let unsigned = number.drop { $0 == UInt8(ascii: "-") }
    let whole = unsigned.prefix(while: isDigit)
    guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else {
      return false
    }
    let rest = unsigned.dropFirst(whole.count)
    return rest.first != UInt8(ascii: ".") || rest.dropFirst().first.map(isDigit) == true
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

  /// Reads a string and calls `take` with the bytes of its text, piece by piece.
  private mutating func string(_ take: (ArraySlice<UInt8>) -> Void) throws(JSONSyntaxError) {
    let start = index
    index += 1
    while let next {
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): take(Array(try escaped().utf8)[...])
      case 0..<0x20: throw mistake(.control(start: start))
      default:
        take(bytes[index...index])
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
    // Half a pair, which Foundation's decoder refuses.
    if whole != nil, String(decoding: units, as: UTF16.self).unicodeScalars.contains("\u{FFFD}"),
      units != [0xFFFD]
    {
      throw mistake(.codeUnit)
    }
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
    while let next, Self.isBlank(next) { index += 1 }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
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
