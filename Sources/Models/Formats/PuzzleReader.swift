/// Reads puzzles from text that comes in pieces, whatever formats it is in.
///
/// ```swift
/// var reader = PuzzleReader()
/// while let bytes = nextBytes() {
///   reader.read(bytes) { reading in … }
/// }
/// reader.finish { reading in … }
/// ```
///
/// Puzzles in lines are delivered as soon as they are complete, and only their own lines are kept
/// until then. An XML or JSON document is collected first. What looks like a puzzle and can't be
/// read is delivered as an error in its place, and reading continues after it. Words around puzzles
/// are passed over, unless the text has nothing else. Takes linear time.
public struct PuzzleReader: Sendable {
  private var state = State.lines
  private var assembly = GridAssembly()
  /// The beginning of an incomplete line.
  private var partial: [UInt8] = []
  private var number = 1
  /// `true` if the last byte was a carriage return, so that a following line feed doesn't end
  /// another line.
  private var isAfterReturn = false
  /// `false` in the text of something that turned out not to be a document.
  private var readsDocuments = true
  /// `true` if a document has ended, after which comments may follow.
  private var hasReadDocument = false
  /// `true` if a puzzle or an error was delivered.
  private var hasDelivered = false

  private enum State: Sendable {
    case lines
    /// In a line that is too long.
    case longLine
    case document(DocumentBuffer)
    /// In binary data, up to its end.
    case refused
  }

  /// The maximum length of a line.
  static let longestLine = 1 << 20
  /// The length at which a document is read before its line is complete.
  private static let longestPiece = 1 << 16

  /// Creates a reader at the beginning of a text.
  public init() {}

  /// The number of the next line, counted from 1; in a document, of the line it is in.
  public var lineNumber: Int { number }

  /// Reads the next line without delivering its puzzle if it is complete, nothing is left over from
  /// earlier lines, and it holds one puzzle: 81 cells, then nothing or a text after a separator.
  ///
  /// - Returns: The position after the line, or `nil` if the line must be read in full.
  public mutating func passPlainLine(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard partial.isEmpty, !isAfterReturn, case .lines = state, assembly.isIdle,
      let end = PlainLine.endWithRemark(in: bytes)
    else { return nil }
    assembly.dropHeaders()
    number += 1
    hasDelivered = true
    return end + 1
  }

  /// Passes over the next line if it is a complete remark, a number sign and then a blank, and
  /// nothing is left over from earlier lines. No format begins like that.
  ///
  /// - Returns: The position after the line, or `nil` if the line must be read in full.
  public mutating func passRemark(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard partial.isEmpty, !isAfterReturn, case .lines = state, assembly.isIdle, number > 1,
      let end = PlainLine.endOfRemark(in: bytes), end - bytes.startIndex <= Self.longestLine
    else { return nil }
    number += 1
    return end + 1
  }

  /// Reads the next line, or all of `bytes` if it isn't complete, and calls `deliver` with each
  /// completed puzzle and each error. In a document it reads up to its end.
  ///
  /// - Returns: The position after what was read.
  public mutating func readLine(
    of bytes: ArraySlice<UInt8>, _ deliver: (PuzzleReading) -> Void
  ) -> Int {
    switch state {
    case .refused: return bytes.endIndex
    case .document:
      let end = gather(bytes)
      handOut(deliver)
      return end
    case .lines, .longLine: return readLine(bytes, deliver)
    }
  }

  /// Reads the next bytes of the text and calls `deliver` with each completed puzzle and each
  /// error.
  public mutating func read(_ bytes: ArraySlice<UInt8>, _ deliver: (PuzzleReading) -> Void) {
    var start = bytes.startIndex
    while start < bytes.endIndex { start = readLine(of: bytes[start...], deliver) }
  }

  /// Reads the next bytes of the text and calls `deliver` with each completed puzzle and each
  /// error.
  public mutating func read(_ bytes: [UInt8], _ deliver: (PuzzleReading) -> Void) {
    read(bytes[...], deliver)
  }

  /// Ends the text and calls `deliver` with the remaining puzzles and errors. The reader is then
  /// ready for another text.
  public mutating func finish(_ deliver: (PuzzleReading) -> Void) {
    switch state {
    case .lines, .longLine: endLine(partial[...], deliver)
    case .document, .refused: break
    }
    if case .document(var document) = state, document.hasContent || !hasReadDocument {
      state = .lines
      let start = assembly.output.count
      document.end(into: &assembly.output)
      readAsText(document, from: start)
    }
    assembly.end()
    if !hasDelivered, assembly.output.isEmpty, let error = assembly.onlyWords {
      assembly.output.append(.failure(error))
    }
    handOut(deliver)
    self = PuzzleReader()
  }

  /// Reads up to the end of the line, or all bytes. Returns the start of the next line.
  private mutating func readLine(_ bytes: ArraySlice<UInt8>, _ deliver: (PuzzleReading) -> Void)
    -> Int
  {
    let start = bytes.startIndex
    if isAfterReturn {
      isAfterReturn = false
      if bytes[start] == "\n" { return start + 1 }
    }
    if partial.isEmpty, case .lines = state, assembly.isIdle,
      let end = PlainLine.end(in: bytes), end - start <= Self.longestLine,
      !JigsawRegions.begin(bytes)
    {
      if OneLinePuzzle.isJigsaw(bytes[end...]) { return passJigsaw(bytes, end, deliver) }
      assembly.dropHeaders()
      let entry = OneLinePuzzle.plain(bytes[start..<end], number: number)
      deliver(.success(entry.withoutControls))
      hasDelivered = true
      number += 1
      return afterEnd(end, in: bytes)
    }
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      keep(bytes)
      return bytes.endIndex
    }
    if partial.isEmpty {
      endLine(bytes[start..<end], deliver)
    } else {
      keep(bytes[start..<end])
      let line = partial
      partial.removeAll(keepingCapacity: true)
      endLine(line[...], deliver)
    }
    if case .document(var document) = state {
      state = .lines
      _ = document.takesLast(UInt8(ascii: "\n"), into: &assembly.output)
      state = .document(document)
    }
    number += 1
    return afterEnd(end, in: bytes)
  }

  /// Refuses a line if the next one gives the regions of a jigsaw. Returns the position after both.
  private mutating func passJigsaw(
    _ bytes: ArraySlice<UInt8>, _ end: Int, _ deliver: (PuzzleReading) -> Void
  ) -> Int {
    assembly.output.append(.failure(OneLinePuzzle.jigsaw(number)))
    handOut(deliver)
    let next = bytes[end...].firstIndex(where: \.isDigit) ?? end
    number += bytes[end..<next].count { $0 == 0x0A }
    let rest = bytes[next...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard rest.endIndex < bytes.endIndex else { return rest.endIndex }
    number += 1
    return afterEnd(rest.endIndex, in: bytes)
  }

  private mutating func afterEnd(_ end: Int, in bytes: ArraySlice<UInt8>) -> Int {
    isAfterReturn = bytes[end] == "\r"
    return end + 1
  }

  /// Keeps the beginning of a line, up to the maximum length. A document may be longer.
  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard case .lines = state else { return }
    if partial.count + bytes.count > Self.longestPiece, beginsDocument(partial + bytes.prefix(32)) {
      let piece = Self.withoutMark(partial + bytes)
      partial = []
      let end = beginDocument(piece[...].trimmed)
      if case .lines = state { partial = Array(piece[end...]) }
    } else if partial.count + bytes.count > Self.longestLine {
      partial.removeAll()
      state = .longLine
    } else {
      partial += bytes
    }
  }

  /// Returns `true` if a document may begin here and `bytes`, a line, do so.
  private func beginsDocument(_ bytes: some Collection<UInt8>) -> Bool {
    readsDocuments && !assembly.isInGrid
      && PuzzleFile.begins(Self.withoutMark(Array(bytes))[...].trimmed)
  }

  /// Returns `bytes` without a byte order mark.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Begins a document with `bytes`. Returns the position after it.
  private mutating func beginDocument(_ bytes: ArraySlice<UInt8>) -> Int {
    assembly.end()
    assembly.dropHeaders()
    state = .document(DocumentBuffer(line: number))
    return gather(bytes)
  }

  /// Reads the bytes of the document. Returns the position after it.
  private mutating func gather(_ bytes: ArraySlice<UInt8>) -> Int {
    guard case .document(var document) = state else { return bytes.startIndex }
    state = .lines
    for index in bytes.indices {
      let byte = bytes[index]
      let isLineFeed = byte == 0x0A
      defer { isAfterReturn = byte == 0x0D }
      if isLineFeed, isAfterReturn { continue }
      if isLineFeed || byte == 0x0D { number += 1 }
      let start = assembly.output.count
      if document.takesLast(byte == 0x0D ? 0x0A : byte, into: &assembly.output) {
        readAsText(document, from: start)
        hasReadDocument = true
        return index + 1
      }
      guard !document.isTooLarge else {
        refuse(document)
        return bytes.endIndex
      }
    }
    state = .document(document)
    return bytes.endIndex
  }

  /// Reads a document without a puzzle again as text: brackets in an unknown document may be those
  /// of a grid that a program or a page shows. Its errors are in the output, starting at `start`.
  private mutating func readAsText(_ document: DocumentBuffer, from start: Int) {
    guard let bytes = document.whole, Self.mayBeGrid(bytes),
      assembly.output[start...].allSatisfy({ if case .failure = $0 { true } else { false } })
    else { return }
    var reader = PuzzleReader()
    reader.readsDocuments = false
    reader.number = document.line
    var found: [PuzzleReading] = []
    reader.read(HTMLText.text(of: bytes)) { found.append($0) }
    reader.finish { found.append($0) }
    let isBetter = found.contains {
      switch $0 {
      case .success: true
      case .failure(let error): error.found.isAboutGrid
      }
    }
    if isBetter { assembly.output.replaceSubrange(start..., with: found) }
  }

  /// Returns `true` if `bytes` are an array without names, or a page with a table.
  private static func mayBeGrid(_ bytes: [UInt8]) -> Bool {
    let text = bytes.prefix(1 << 20)
    guard text.first == "<" else {
      return !text.contains(UInt8(ascii: ":")) || !text.contains(UInt8(ascii: "\""))
    }
    return text.indices.contains {
      text[$0] == "<" && text[$0...].begins(with: "<td")
    }
  }

  private mutating func refuse(_ document: DocumentBuffer) {
    state = .refused
    assembly.output.append(
      .failure(
        PuzzleTextError(
          format: nil, line: document.line, found: .longDocument, expected: .less,
          advice: .splitFile)))
  }

  private mutating func handOut(_ deliver: (PuzzleReading) -> Void) {
    guard !assembly.output.isEmpty else { return }
    hasDelivered = true
    for reading in assembly.output { deliver(reading.map(\.withoutControls)) }
    assembly.output.removeAll(keepingCapacity: true)
  }

  /// Reads a complete line.
  private mutating func endLine(_ bytes: ArraySlice<UInt8>, _ deliver: (PuzzleReading) -> Void) {
    var bytes = bytes
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let line = PuzzleLine(bytes: bytes, number: number)
    if case .longLine = state {
      state = .lines
      assembly.output.append(.failure(tooLong()))
    } else if bytes.count > Self.longestLine, !beginsDocument(bytes.prefix(1 << 10)) {
      assembly.output.append(.failure(tooLong()))
    } else if let error = TextEncoding.complaint(about: line) {
      assembly.end()
      state = .refused
      assembly.output.append(.failure(error))
    } else {
      interpret(DressedLine.undressed(line))
    }
    handOut(deliver)
  }

  private func tooLong() -> PuzzleTextError {
    PuzzleTextError(format: nil, line: number, found: .longLine, expected: .atMostThat)
  }

  private mutating func interpret(_ line: PuzzleLine) {
    let bytes = line.trimmed
    guard !assembly.isInBoard else { return assembly.read(line) }
    guard !bytes.isEmpty || line.bytes.count(where: { $0 == 0x09 }) == 8 else {
      return assembly.readBlank(line)
    }
    if readsDocuments, !assembly.isInGrid, PuzzleFile.begins(bytes), !isRowInBrackets(line) {
      let end = beginDocument(bytes)
      guard case .lines = state, end < bytes.endIndex else { return }
      isAfterReturn = false
      interpret(PuzzleLine(bytes: bytes[end...], number: line.number))
    } else if let lines = escapedLines(of: line) {
      for line in lines { interpret(line) }
    } else if let reading = OneLinePuzzle.reading(of: line) {
      if case .success(let entry) = reading { assembly.dropDrawing(of: entry) }
      assembly.end()
      assembly.dropHeaders()
      assembly.output.append(reading)
    } else {
      assembly.read(line)
    }
  }

  /// Returns `true` if `line` is a row of a grid in the brackets of a program's array, and no
  /// document: `[5, 3, 0, …],` or `{5, 3, 0, …},` or `{1679} {4} …` or `[[2], [1, 4], …],`.
  private func isRowInBrackets(_ line: PuzzleLine) -> Bool {
    let bytes = line.trimmed
    if bytes.first == "{" {
      let next = bytes.dropFirst().first { !$0.isBlank }
      return next != nil && !next.isOne(of: "\"}")
    }
    let brackets = bytes.count { $0 == "]" }
    guard bytes.first == "[", brackets == 1 || (9...11).contains(brackets),
      case .row(let row) = GridRow.role(of: line)
    else { return false }
    return brackets < 9
      ? bytes.dropFirst().first != "[" && !row.readings.isEmpty
      : row.readings[.none]?.isOfLists == true
  }

  /// Returns the lines of a text in one line, with `\n` between them, or `nil` if there are none.
  private func escapedLines(of line: PuzzleLine) -> [PuzzleLine]? {
    let bytes = line.bytes
    guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
    if case .row(let row) = GridRow.role(of: line), row.chunk?.count == 81 { return nil }
    var lines: [PuzzleLine] = []
    var start = bytes.startIndex
    var index = start
    while index + 1 < bytes.endIndex {
      if bytes[index] == "\\", bytes[index + 1] == "n" {
        lines.append(PuzzleLine(bytes: bytes[start..<index], number: line.number))
        start = index + 2
        index += 1
      }
      index += 1
    }
    guard lines.count > 1 else { return nil }
    return lines + [PuzzleLine(bytes: bytes[start...], number: line.number)]
  }
}

/// A puzzle, or an error.
public typealias PuzzleReading = Result<PuzzleEntry, PuzzleTextError>
