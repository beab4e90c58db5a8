import Foundation

/// What one of the program's JSON files holds. Of one that is damaged, the part before the damage counts.
struct StoredJSON<Value: Decodable> {
  /// What could be read.
  let value: Value
  /// `true` if nothing is damaged.
  let isWhole: Bool

  /// Reads `data`, or what comes before it stops being JSON. `nil` if even that is of another kind.
  init?(_ data: Data) {
    if let value = try? JSONDecoder().decode(Value.self, from: data) {
      (self.value, isWhole) = (value, true)
      return
    }
    var scan = JSONScan(text: Array(String(decoding: data, as: UTF8.self).utf8))
    guard let start = scan.closedStart(),
      let value = try? JSONDecoder().decode(Value.self, from: Data(start))
    else { return nil }
    (self.value, isWhole) = (value, false)
  }

  /// Reads the file at `path`.
  ///
  /// - Returns: `nil` if it holds something else.
  /// - Throws: ``FileFault/tooLarge(limit:)``, and the file system's error.
  static func read(_ path: String, upTo limit: Int) throws -> StoredJSON? {
    StoredJSON(try RegularFile.contents(of: path, upTo: limit))
  }
}

/// A text that is JSON up to some place.
private struct JSONScan {
  let text: [UInt8]
  private var index = 0
  /// The brackets and braces that close what is open.
  private var closers: [UInt8] = []

  init(text: [UInt8]) { self.text = text }

  private enum Expected { case value, valueOrEnd, name, nameOrEnd, colon, commaOrEnd }

  /// Deeper values are no more read than by the decoder.
  private static let maxDepth = 500

  /// Returns the values before the first error, with what is open there closed. `nil` if there is none.
  mutating func closedStart() -> [UInt8]? {
    // The end of what is whole, and what closes it.
    var (end, ends) = (0, [UInt8]())
    var expected = Expected.value
    scan: while let byte = nextByte() {
      switch (expected, byte) {
      case (.value, UInt8(ascii: "[")), (.valueOrEnd, UInt8(ascii: "[")):
        closers.append(UInt8(ascii: "]"))
        (index, expected) = (index + 1, .valueOrEnd)
      case (.value, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "{")):
        closers.append(UInt8(ascii: "}"))
        (index, expected) = (index + 1, .nameOrEnd)
      case (.valueOrEnd, closers.last), (.nameOrEnd, closers.last), (.commaOrEnd, closers.last):
        closers.removeLast()
        (index, expected) = (index + 1, .commaOrEnd)
      case (.value, _), (.valueOrEnd, _):
        guard byte == UInt8(ascii: "\"") ? skipString() : skipWord() else { break scan }
        expected = .commaOrEnd
      case (.name, UInt8(ascii: "\"")), (.nameOrEnd, UInt8(ascii: "\"")):
        guard skipString() else { break scan }
        expected = .colon
        continue scan
      case (.colon, UInt8(ascii: ":")):
        (index, expected) = (index + 1, .value)
        continue scan
      case (.commaOrEnd, UInt8(ascii: ",")):
        index += 1
        expected = closers.last == UInt8(ascii: "}") ? .name : .value
        continue scan
      default: break scan
      }
      guard closers.count <= Self.maxDepth else { break }
      (end, ends) = (index, closers)
      if closers.isEmpty { break }
    }
    return end == 0 ? nil : Array(text[..<end]) + ends.reversed()
  }

  /// The next byte that isn't blank, or `nil` at the end.
  private mutating func nextByte() -> UInt8? {
    while index < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[index]) { index += 1 }
    return index < text.count ? text[index] : nil
  }

  /// Skips a text in quotation marks. Returns `false` if it doesn't end, or can't be read.
  private mutating func skipString() -> Bool {
    index += 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        index += 1
        return true
      case UInt8(ascii: "\\"):
        guard skipEscape() else { return false }
      case 0..<0x20: return false
      default: index += 1
      }
    }
    return false
  }

  /// Skips an escape. Returns `false` if it is none, or half a pair of surrogates, which the decoder refuses.
  private mutating func skipEscape() -> Bool {
    if index + 1 < text.count, Array("\"\\/bfnrt".utf8).contains(text[index + 1]) {
      index += 2
      return true
    }
    guard let unit = unit(at: index) else { return false }
    index += 6
    guard UTF16.isLeadSurrogate(unit) else { return !UTF16.isTrailSurrogate(unit) }
    guard let second = self.unit(at: index), UTF16.isTrailSurrogate(second) else { return false }
    index += 6
    return true
  }

  /// The UTF-16 code unit escaped at `place`, or `nil` if there is none.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= text.count, text[place..<place + 2].elementsEqual("\\u".utf8) else {
      return nil
    }
    let digits = text[place + 2..<place + 6]
    // A sign would be a part of the number otherwise.
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Skips a number or a literal. Returns `false` if it is none, or the text ends in it.
  private mutating func skipWord() -> Bool {
    let start = index
    while index < text.count, text[index] > 0x20, !Array(",]}:".utf8).contains(text[index]) {
      index += 1
    }
    guard index < text.count else { return false }
    let word = text[start..<index]
    return ["true", "false", "null"].contains(String(decoding: word, as: UTF8.self))
      || Self.isNumber(word)
  }

  /// Whether `word` is a number as the decoder takes it: of decimal digits, on both sides of its point,
  /// without leading zeros, and finite.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let unsigned = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    let whole = unsigned.prefix(while: isDigit)
    let rest = unsigned.dropFirst(whole.count)
    let isWhole = whole.count == 1 || whole.count > 1 && whole.first != UInt8(ascii: "0")
    let hasFraction = rest.first != UInt8(ascii: ".") || rest.dropFirst().first.map(isDigit) == true
    // Swift's numbers may also be hexadecimal, or named.
    guard isWhole, hasFraction, rest.allSatisfy({ isDigit($0) || Array(".eE+-".utf8).contains($0) })
    else { return false }
    return Double(String(decoding: word, as: UTF8.self))?.isFinite == true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
