/// Reads JSON (RFC 8259) and remembers where everything stands, so that a mistake can be pointed at.
struct JSONReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var place = JSONValue.Place()
  private var depth = 0
  /// No theme is nested this deeply.
  private static let deepest = 32

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The one value that `text` consists of.
  static func read(_ text: String) throws(ThemeFileError) -> JSONValue {
    var reader = JSONReader(text)
    if reader.next == "\u{FEFF}" { reader.advance() }
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.next == nil else {
      throw reader.mistake("there is more after the last brace", "remove what follows it")
    }
    return value
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if next == "\n" {
      place = JSONValue.Place(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
    index += 1
  }

  private mutating func skipBlanks() {
    while let next, next == " " || next == "\n" || next == "\t" || next == "\r" { advance() }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == scalar else { return false }
    advance()
    return true
  }

  private func mistake(_ what: String, _ advice: String) -> ThemeFileError {
    ThemeFileError(place: place, what: what, advice: advice)
  }

  private mutating func value() throws(ThemeFileError) -> JSONValue {
    skipBlanks()
    let start = place
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw mistake("braces are nested too deeply", "undo some") }
    let content: JSONValue.Content
    switch next {
    case "{": content = .object(try members())
    case "[": content = .array(try elements())
    case "\"": content = .string(try string())
    case nil: throw mistake("the file ends too early", "add what is missing, such as a brace")
    default: content = .other(try word())
    }
    return JSONValue(place: start, content: content)
  }

  private mutating func members() throws(ThemeFileError) -> [JSONValue.Member] {
    advance()
    var members: [JSONValue.Member] = []
    if take("}") { return members }
    repeat {
      skipBlanks()
      let start = place
      guard next == "\"" else { throw mistake("a name in quotes is missing", "write one here") }
      let name = try string()
      guard !members.contains(where: { $0.name == name }) else {
        throw ThemeFileError(
          place: start, what: "\"\(name)\" is there twice", advice: "remove one of them")
      }
      guard take(":") else { throw mistake("a colon is missing after \"\(name)\"", "add it") }
      members.append(JSONValue.Member(name: name, place: start, value: try value()))
    } while take(",")
    guard take("}") else { throw mistake("a comma or a closing brace is missing", "add it") }
    return members
  }

  private mutating func elements() throws(ThemeFileError) -> [JSONValue] {
    advance()
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw mistake("a comma or a closing bracket is missing", "add it") }
    return elements
  }

  /// A number, true, false or null, or what should have been one.
  private mutating func word() throws(ThemeFileError) -> String {
    let start = place
    var word = String.UnicodeScalarView()
    while let next, next.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains(next) {
      word.append(next)
      advance()
    }
    let text = String(word)
    guard ["true", "false", "null"].contains(text) || Double(text)?.isFinite == true else {
      throw ThemeFileError(
        place: start, what: "a value is expected here", advice: "put texts in quotes")
    }
    return text
  }

  private mutating func string() throws(ThemeFileError) -> String {
    let start = place
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      guard scalar.value >= 0x20 else { break }
      advance()
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    guard next == "\"" else {
      throw ThemeFileError(
        place: start, what: "a text has no end", advice: "add the closing quote on the same line")
    }
    advance()
    return String(text)
  }

  private mutating func escaped() throws(ThemeFileError) -> Unicode.Scalar {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let next, let scalar = plain[next] {
      advance()
      return scalar
    }
    guard take("u") else { throw mistake("a backslash has no meaning here", "write two of them") }
    let high = try codeUnit()
    guard UTF16.isLeadSurrogate(high), next == "\\" else {
      return Unicode.Scalar(UInt32(high)) ?? "\u{FFFD}"
    }
    advance()
    guard take("u") else { throw mistake("half a character is missing", "write it as it is") }
    let low = try codeUnit()
    guard UTF16.isTrailSurrogate(low) else { return "\u{FFFD}" }
    let value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF))
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(ThemeFileError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }), next?.isASCII == true else {
        throw mistake("four hexadecimal digits are expected", "write the character as it is")
      }
      value = value << 4 | UInt16(digit)
      advance()
    }
    return value
  }
}
