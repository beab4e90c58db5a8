/// A JSON or XML document that arrives in pieces, up to its closing bracket or tag.
///
/// Only looks for the end. If brackets or tags don't match, the document may have no end and then
/// continues to the end of the text. Reading it reports the error.
struct DocumentBuffer: Sendable {
  /// The bytes so far. Every line ends with a line feed.
  private(set) var bytes: [UInt8] = []
  /// The line at which the document begins in the text.
  let line: Int
  /// `true` if it has more than comments and instructions.
  private(set) var hasContent = false

  private var place = Position.between
  private var depth = 0
  /// The bytes of a tag or a comment so far, or just the last few if it is long.
  private var tag: [UInt8] = []

  private enum Position: Sendable {
    /// Between tags, or between strings.
    case between
    /// In quotation marks of this kind.
    case quoted(UInt8)
    /// After a backslash in a string.
    case escaped
    /// After `<`.
    case tag
    /// In a comment, an instruction or CDATA, which ends like this.
    case skipped(end: StaticString)
  }

  /// Creates a document that begins in `line`.
  init(line: Int) { self.line = line }

  private var isXML: Bool { bytes.first == UInt8(ascii: "<") }

  /// Takes another byte. Returns `true` if it is the last.
  mutating func takesLast(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    return isXML ? isEndOfXML(byte) : isEndOfJSON(byte)
  }
}

extension DocumentBuffer {
  private mutating func isEndOfJSON(_ byte: UInt8) -> Bool {
    hasContent = true
    switch (place, byte) {
    case (.escaped, _): place = .quoted(UInt8(ascii: "\""))
    case (.quoted, UInt8(ascii: "\\")): place = .escaped
    case (.quoted, UInt8(ascii: "\"")): place = .between
    case (.quoted, _): break
    case (_, UInt8(ascii: "\"")): place = .quoted(byte)
    case (_, UInt8(ascii: "{")), (_, UInt8(ascii: "[")): depth += 1
    case (_, UInt8(ascii: "}")), (_, UInt8(ascii: "]")):
      depth -= 1
      return depth == 0
    default: break
    }
    return false
  }

  private mutating func isEndOfXML(_ byte: UInt8) -> Bool {
    switch place {
    case .between, .escaped:
      guard byte == UInt8(ascii: "<") else { return false }
      tag.removeAll(keepingCapacity: true)
      place = .tag
    case .quoted(let quote):
      if byte == quote { place = .tag }
    case .skipped(let end):
      if byte == UInt8(ascii: ">"), bytes.suffix(end.utf8CodeUnitCount).begins(with: end) {
        place = .between
      }
    case .tag: return isEndOfTag(byte)
    }
    return false
  }

  /// Takes a byte of a tag. Returns `true` if it ends the first element.
  private mutating func isEndOfTag(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: ">") else {
      if tag.count < 8 { tag.append(byte) }
      let isMarkup = tag.first == UInt8(ascii: "!") || tag.first == UInt8(ascii: "?")
      if tag.elementsEqual("!--".utf8) {
        place = .skipped(end: "-->")
      } else if tag.elementsEqual("![CDATA[".utf8) {
        place = .skipped(end: "]]>")
      } else if tag.elementsEqual("?".utf8) {
        place = .skipped(end: "?>")
      } else if !isMarkup, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        place = .quoted(byte)
      }
      return false
    }
    place = .between
    guard tag.first != UInt8(ascii: "!") else { return false }
    hasContent = true
    let isEmpty = bytes.dropLast().last == UInt8(ascii: "/")
    if tag.first == UInt8(ascii: "/") {
      depth -= 1
    } else if !isEmpty {
      depth += 1
    }
    return depth <= 0
  }
}
