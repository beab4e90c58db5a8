/// Reads XML event by event: elements with attributes, text, character references and CDATA. Skips
/// comments, instructions and the document type. Rejects custom entities.
///
/// Takes linear time. Elements may be nested at most 64 deep, and have at most 64 attributes.
struct XMLScanner {
  enum Event: Hashable {
    /// The start of an element in this line.
    case start(String, [String: String], line: Int)
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private let firstLine: Int
  private var index = 0
  /// The position up to which lines have been counted.
  private var counted = (index: 0, line: 0)
  private var open: [String] = []
  private var isEmptyElement = false
  private var hasRoot = false

  private static let maxDepth = 64

  init(_ bytes: [UInt8], line: Int) {
    self.bytes = bytes
    firstLine = line
  }

  /// Returns the next event, or `nil` at the end.
  mutating func next() throws(PuzzleTextError) -> Event? {
    if isEmptyElement {
      isEmptyElement = false
      return .end(open.removeLast())
    }
    while index < bytes.count {
      if bytes[index] != "<" {
        let text = try text()
        if !open.isEmpty { return .text(text) }
        if !text.allSatisfy(\.isWhitespace) { throw error(.element) }
      } else if skip("<!--") {
        try skip(past: "-->")
      } else if skip("<![CDATA[") {
        let start = index
        try skip(past: "]]>")
        return .text(PuzzleLine.text(bytes[start..<index - 3]))
      } else if skip("<?") {
        try skip(past: "?>")
      } else if skip("<!") {
        try skip(past: ">")
      } else if skip("</") {
        return try endTag()
      } else {
        return try startTag()
      }
    }
    if let name = open.last { throw error(.notation("</\(name)>")) }
    if !hasRoot { throw error(.element) }
    return nil
  }

  private mutating func startTag() throws(PuzzleTextError) -> Event {
    let line = line(at: index)
    index += 1
    guard !open.isEmpty || !hasRoot else { throw error(.end) }
    let name = try name()
    guard open.count < Self.maxDepth else { throw error(.levels(Self.maxDepth)) }
    var attributes: [String: String] = [:]
    while true {
      let hadBlank = skipBlanks()
      if skip("/>") {
        isEmptyElement = true
        break
      }
      if skip(">") { break }
      guard hadBlank else { throw error(.blankOrEnd) }
      let attribute = try self.name()
      guard attributes[attribute] == nil, attributes.count < Self.maxDepth else {
        throw error(.attributesOnce)
      }
      attributes[attribute] = try value()
    }
    open.append(name)
    hasRoot = true
    return .start(name, attributes, line: line)
  }

  private mutating func endTag() throws(PuzzleTextError) -> Event {
    let place = index
    let name = try name()
    _ = skipBlanks()
    guard name == open.last else {
      index = place
      throw error(open.last.map { .notation("</\($0)>") } ?? .noEndOfNothing)
    }
    guard skip(">") else { throw error(.notation(">")) }
    return .end(open.removeLast())
  }

  private mutating func name() throws(PuzzleTextError) -> String {
    let start = index
    while index < bytes.count, Self.isName(bytes[index], isFirst: index == start) { index += 1 }
    guard index > start else { throw error(.name) }
    return PuzzleLine.text(bytes[start..<index])
  }

  private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case "A"..."Z", "a"..."z", "_", ":", 0x80...:
      true
    case "0"..."9", "-", ".": !isFirst
    default: false
    }
  }

  /// Reads the value of an attribute, starting at the equals sign. Line ends count as blanks.
  private mutating func value() throws(PuzzleTextError) -> String {
    _ = skipBlanks()
    guard skip("=") else { throw error(.equalsAndValue) }
    _ = skipBlanks()
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else {
      throw error(.quotedValue)
    }
    let quote = bytes[index]
    index += 1
    var value: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      switch bytes[index] {
      case "<": throw error(.escapedAngle)
      case "&": value += try reference()
      default:
        value.append(bytes[index].isBlank ? 0x20 : bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else { throw error(.endOfValue) }
    index += 1
    return PuzzleLine.text(value[...])
  }

  private mutating func text() throws(PuzzleTextError) -> String {
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != "<" {
      if bytes[index] == "&" {
        text += try reference()
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return PuzzleLine.text(text[...])
  }

  /// Reads the character of a reference such as `&lt;` or `&#10;`, in UTF-8.
  private mutating func reference() throws(PuzzleTextError) -> [UInt8] {
    let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    let name = end.map { PuzzleLine.text(bytes[index + 1..<$0]) } ?? ""
    guard let scalar = XMLReference.character(name), let end else {
      throw error(.reference)
    }
    index = end + 1
    return Array(String(scalar).utf8)
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    let isThere = text.withUTF8Buffer {
      zip($0, bytes[index..<index + count]).allSatisfy { $0 == $1 }
    }
    if isThere { index += count }
    return isThere
  }

  private mutating func skip(past text: StaticString) throws(PuzzleTextError) {
    let start = index
    while index < bytes.count {
      if skip(text) { return }
      index += 1
    }
    index = start
    throw error(.later("\(text)"))
  }

  private mutating func skipBlanks() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return index > start
  }

  /// Returns the line of the byte at `index`, which must not be before an earlier `index`.
  private mutating func line(at index: Int) -> Int {
    counted.line += bytes[counted.index..<index].count { $0 == 0x0A }
    counted.index = index
    return firstLine + counted.line
  }

  private func error(_ expected: PuzzleTextError.XMLPart) -> PuzzleTextError {
    PuzzleTextError(at: index, of: bytes, firstLine: firstLine, expected: .xml(expected))
  }
}

/// XML references to characters by name or number: `&lt;`, `&#10;`, `&#xA;`; and the blank `&nbsp;`
/// of HTML, which is in the empty cells of tables.
enum XMLReference {
  private static let names: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// Returns the character for `name`, the text between `&` and `;`, or `nil` if XML doesn't define
  /// it.
  static func character(_ name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") {
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    } else if name.hasPrefix("#") {
      UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    } else {
      names[name]
    }
  }

  /// Returns `text` with references for special characters, and without characters that XML can't
  /// contain.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
