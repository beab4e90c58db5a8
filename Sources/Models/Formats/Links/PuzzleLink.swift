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

  /// Returns `true` if `bytes` are a link to one of these sites, or its payload.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.begins(with: "http://") || bytes.begins(with: "https://") {
      return Site(bytes) != nil
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
    let payload = Payload(Site.payload(of: bytes, site), from: site)
    switch payload.kind {
    case .classicCode: return try classic(payload.digits, of: line)
    case .cracking: return try cracking(payload.digits, of: line)
    case .fPuzzles, .fPuz: return try fPuzzles(payload.digits, site, of: line)
    case nil:
      throw line.error(
        found: .shortLink, expected: .wholeLink, format: format(site), advice: .shareFullLink)
    }
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
