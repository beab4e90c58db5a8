import JSONReading
import Sudoku

/// Links that contain a whole puzzle, and their payloads without the link.
///
/// ```
/// https://f-puzzles.com/?load=N4Ig…                  compressed JSON
/// https://sudokupad.app/fpuzzlesN4Ig…                the same
/// https://sudokupad.app/scl…, …/ctc…                 JSON of another kind
/// https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0    the classic code
/// ```
package enum PuzzleLink {
  /// Returns the SudokuPad link with the classic code of `grid`.
  static func classic(_ grid: Grid) -> String {
    "https://sudokupad.app/" + ClassicCode.shared(grid)
  }

  /// Returns the link of `entry` as `format`: to f-puzzles or to SudokuPad.
  package static func text(of entry: PuzzleEntry, as format: PuzzleFormat) -> String {
    // SudokuPad shows only the setter's colours.
    let json = FPuzzlesJSON.text(of: entry, colorsAs: format == .fPuzzles ? "highlight" : "c")
    let digits = LZString.base64(compressing: json)
    return switch format {
    case .fPuzzles: "https://f-puzzles.com/?load=" + digits
    default: "https://sudokupad.app/fpuzzles" + digits.replacing("/", with: "%2F")
    }
  }

  /// Returns `true` if `bytes` are a link to one of these sites or to one that can't be read, any
  /// link with cells in it, or a payload.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    if host(of: bytes) != nil {
      return Site(bytes) != nil || OtherSite(bytes) != nil || Cells(in: bytes) != nil
        || soloID(in: bytes) != nil
    }
    guard !bytes.contains(where: \.isBlank) else { return false }
    return bytes.starts(with: "N4Ig".utf8)
      || Payload.Kind.allCases.contains { kind in
        bytes.starts(with: kind.rawValue.utf8) && bytes.count >= kind.rawValue.utf8.count + 10
      }
  }

  static func read(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let site = Site(bytes)
    if host(of: bytes) != nil, site == nil { return try other(bytes, of: line) }
    let payload = Payload(Site.payload(of: bytes, site), from: site)
    switch payload.kind {
    case .classicCode: return try classic(payload.digits, of: line)
    case .cracking: return try cracking(payload.digits, of: line)
    case .fPuzzles, .fPuz: return try fPuzzles(payload.digits, site, of: line)
    case nil:
      throw line.error(
        found: hasNoPayload(bytes) ? .linkWithoutPuzzle : .shortLink, expected: .wholeLink,
        format: format(site), advice: .shareFullLink)
    }
  }

  /// Reads a link to any other site: 81 cells in it, or the reason why there is nothing to read.
  private static func other(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    switch Cells(in: bytes) {
    case .grid(let cells):
      return PuzzleEntry(
        givens: Grid(cells: cells[...]), origin: PuzzleOrigin(format: .line, line: line.number))
    case .other(36): throw line.error(found: .gridOfSize(6), expected: .gridOfNine)
    case .other(let count):
      throw line.error(found: .cells(count), expected: .cellsInLine, advice: .copyLinkAgain)
    case nil: break
    }
    if let id = soloID(in: bytes) { return try SoloID.read(id, of: line) }
    throw refusal(of: line) ?? line.error(found: .linkWithoutPuzzle, expected: .wholeLink)
  }

  /// Returns the game ID behind the number sign of a link to Solo.
  private static func soloID(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let id = bytes[(sign + 1)...]
    return SoloID.isLikely(id) ? id : nil
  }

  /// Returns the reason why a link can't be read, or `nil` if `line` is none.
  static func refusal(of line: PuzzleLine) -> PuzzleTextError? {
    let bytes = line.trimmed
    guard host(of: bytes) != nil, !bytes.contains(where: \.isBlank) else { return nil }
    return switch OtherSite(bytes) {
    case .shortener: line.error(found: .shortLink, expected: .wholeLink, advice: .openLink)
    case .program(let name):
      line.error(found: .link(name), expected: .wholeLink, advice: .shareElsewhere)
    case nil: line.error(found: .linkWithoutPuzzle, expected: .wholeLink, advice: .shareElsewhere)
    }
  }

  /// Returns `true` if an address ends with the name of its site.
  private static func hasNoPayload(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
    return rest.drop { $0 != UInt8(ascii: "/") }.allSatisfy { "/?#".utf8.contains($0) }
  }

  private static func format(_ site: Site?) -> PuzzleFormat {
    site == .sudokuPad ? .sudokuPad : .fPuzzles
  }

  private static func fPuzzles(
    _ digits: [UInt8], _ site: Site?, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let format = format(site)
    let text = try decompressed(digits, format, of: line)
    let json = try json(Array(text.utf8), format, of: line)
    return try FPuzzlesJSON.entry(
      of: json, origin: PuzzleOrigin(format: format, line: line.number))
  }

  private static func cracking(
    _ digits: [UInt8], of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let text = try decompressed(digits, .ctc, of: line)
    let json = try json(PackedJSON.unpacked(text), .ctc, of: line)
    return try CrackingJSON.entry(of: json, origin: PuzzleOrigin(format: .ctc, line: line.number))
  }

  private static func decompressed(
    _ digits: [UInt8], _ format: PuzzleFormat, of line: PuzzleLine
  ) throws(PuzzleTextError) -> String {
    guard let text = LZString.text(decompressing: digits) else {
      throw line.error(
        found: .damagedLink, expected: .linkAsCopied, format: format, advice: .copyLinkAgain)
    }
    return text
  }

  /// Parses the JSON of a link. Errors have no position, because readers only see the link.
  private static func json(
    _ bytes: [UInt8], _ format: PuzzleFormat, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PlacedJSON {
    do {
      return try PlacedJSON(bytes, line: 1)
    } catch {
      throw line.error(
        found: .linkWithoutPuzzle, expected: .jsonInLink, format: format, advice: .copyLinkAgain)
    }
  }

  private static func classic(
    _ code: [UInt8], of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let text = String(decoding: code, as: UTF8.self)
    if let grid = ClassicCode.grid(of: text) {
      return PuzzleEntry(
        givens: grid, origin: PuzzleOrigin(format: .classicCode, line: line.number))
    }
    if ClassicCode.rules(after: text) != nil {
      throw line.error(
        found: .rulesAfterCells, expected: .classicRules, format: .classicCode)
    }
    let found = ClassicCode.cellCount(of: text).map(PuzzleTextError.Found.cells)
    throw line.error(
      found: found ?? .text(ClassicCode.firstInvalidCharacter(in: text)),
      expected: .cellsOfClassicCode,
      format: .classicCode)
  }
}
