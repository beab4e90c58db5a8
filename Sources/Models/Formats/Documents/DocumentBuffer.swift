/// A document that arrives in pieces: JSON or XML up to its closing bracket or tag, or a file of
/// Solo up to the end of the text.
///
/// Only looks for the end. If brackets or tags don't match, the document may have no end and then
/// continues to the end of the text. Reading it reports the error.
///
/// A document is read as a whole. The elements of a JSON array longer than ``longestWhole`` are
/// read as they come, so that a list of puzzles may have any length.
struct DocumentBuffer: Sendable {
  /// The maximum size of JSON and of saved games of Solo, or of an element of a list, in bytes.
  /// JSON of this size takes up to 40 MB.
  static let largest = 1 << 21
  /// The maximum size of XML, in bytes.
  static let largestXML = 1 << 22
  /// The size up to which an array is read as a whole, in bytes. A grid is far smaller.
  static let longestWhole = 1 << 18

  /// The line at which the document begins in the text.
  let line: Int
  /// `true` if it has more than comments and instructions.
  private(set) var hasContent = false

  /// The bytes of the document so far, or of the current element of a list. Every line ends with a
  /// line feed.
  private var bytes: [UInt8] = []
  /// The number of line feeds before ``bytes``.
  private var linesBefore = 0
  private var isList = false
  private var readings = DocumentReadings()

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

  private var isBetween: Bool { if case .between = place { true } else { false } }

  private var isXML: Bool { bytes.first == "<" }

  /// The document, or `nil` if its elements were read as they came.
  var whole: [UInt8]? { isList ? nil : bytes }

  /// `true` if what must be read as a whole has become too large.
  var isTooLarge: Bool { bytes.count > (isXML ? Self.largestXML : Self.largest) }

  /// Takes another byte, and moves the puzzles that it completes to `output`. Returns `true` if it
  /// is the last.
  mutating func takesLast(_ byte: UInt8, into output: inout [PuzzleReading]) -> Bool {
    if isList { return takesLastOfList(byte, into: &output) }
    bytes.append(byte)
    guard bytes.first != "S" else {
      hasContent = true
      return false
    }
    let isEnd = isXML ? isEndOfXML(byte) : isEndOfJSON(byte)
    if isEnd { end(into: &output) } else { becomeList(into: &output) }
    return isEnd
  }

  /// Ends the document where the text ends, or at its last byte.
  mutating func end(into output: inout [PuzzleReading]) {
    if !isList || !bytes.allSatisfy(\.isBlank) { readBytes() }
    readings.end(line: line)
    readings.move(to: &output)
  }

  private mutating func readBytes() {
    PuzzleFile.read(bytes, line: line + linesBefore, into: &readings)
  }

  /// Reads the rest of a long array as a list.
  private mutating func becomeList(into output: inout [PuzzleReading]) {
    guard bytes.count > Self.longestWhole, bytes.first == "[" else { return }
    let whole = bytes
    self = DocumentBuffer(line: line)
    (isList, hasContent) = (true, true)
    for byte in whole { _ = takesLastOfList(byte, into: &output) }
  }

  /// Takes another byte of a list. An element ends with a comma or bracket on the first level.
  private mutating func takesLastOfList(_ byte: UInt8, into output: inout [PuzzleReading]) -> Bool {
    let isAtStart = depth == 0
    let isEnd = isEndOfJSON(byte)
    guard isEnd || depth == 1 && byte == "," && isBetween else {
      if !isAtStart { bytes.append(byte) }
      return false
    }
    readBytes()
    linesBefore += bytes.count { $0 == 0x0A }
    bytes.removeAll(keepingCapacity: bytes.count <= Self.longestWhole)
    if isEnd { readings.end(line: line) }
    readings.move(to: &output)
    return isEnd
  }

  private mutating func isEndOfJSON(_ byte: UInt8) -> Bool {
    hasContent = true
    switch (place, byte) {
    case (.escaped, _): place = .quoted(UInt8(ascii: "\""))
    case (.quoted, "\\"): place = .escaped
    case (.quoted, "\""): place = .between
    case (.quoted, _): break
    case (_, "\""): place = .quoted(byte)
    case (_, "{"), (_, "["): depth += 1
    case (_, "}"), (_, "]"):
      depth -= 1
      return depth == 0
    default: break
    }
    return false
  }

  private mutating func isEndOfXML(_ byte: UInt8) -> Bool {
    switch place {
    case .between, .escaped:
      guard byte == "<" else { return false }
      tag.removeAll(keepingCapacity: true)
      place = .tag
    case .quoted(let quote):
      if byte == quote { place = .tag }
    case .skipped(let end):
      if byte == ">", bytes.suffix(end.utf8CodeUnitCount).begins(with: end) {
        place = .between
      }
    case .tag: return isEndOfTag(byte)
    }
    return false
  }

  /// Takes a byte of a tag. Returns `true` if it ends the first element.
  private mutating func isEndOfTag(_ byte: UInt8) -> Bool {
    guard byte == ">" else {
      if tag.count < 8 { tag.append(byte) }
      let isMarkup = tag.first.isOne(of: "!?")
      if tag.elementsEqual("!--".utf8) {
        place = .skipped(end: "-->")
      } else if tag.elementsEqual("![CDATA[".utf8) {
        place = .skipped(end: "]]>")
      } else if tag.elementsEqual("?".utf8) {
        place = .skipped(end: "?>")
      } else if !isMarkup, byte.isOne(of: "\"'") {
        place = .quoted(byte)
      }
      return false
    }
    place = .between
    guard tag.first != "!" else { return false }
    hasContent = true
    let isEmpty = bytes.dropLast().last == "/"
    if tag.first == "/" {
      depth -= 1
    } else if !isEmpty {
      depth += 1
    }
    return depth <= 0
  }
}
