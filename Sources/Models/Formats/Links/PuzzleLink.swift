import ScutesJSON
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

  /// Returns the link of `entry` to f-puzzles.
  package static func fPuzzles(_ entry: PuzzleEntry) -> String {
    "https://f-puzzles.com/?load=" + digits(of: entry, colorsAs: "highlight")
  }

  /// Returns the link of `entry` to SudokuPad, which shows only the setter's colours.
  package static func sudokuPad(_ entry: PuzzleEntry) -> String {
    "https://sudokupad.app/fpuzzles"
      + digits(of: entry, colorsAs: "c").replacing("/", with: "%2F")
  }

  private static func digits(of entry: PuzzleEntry, colorsAs key: String) -> String {
    LZString.base64(compressing: FPuzzlesJSON.text(of: entry, colorsAs: key))
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
    let format: PuzzleFormat = site == .sudokuPad ? .sudokuPad : .fPuzzles
    switch payload.kind {
    case .classicCode: return try classic(payload.digits, of: line)
    case .cracking:
      let json = try json(payload.digits, .ctc, of: line)
      return try CrackingJSON.entry(of: json, origin: line.origin(.ctc))
    case .fPuzzles, .fPuz:
      let json = try json(payload.digits, format, of: line)
      return try FPuzzlesJSON.entry(of: json, origin: line.origin(format))
    case nil:
      throw line.error(
        found: hasNoPayload(bytes) ? .linkWithoutPuzzle : .shortLink, expected: .wholeLink,
        format: format, advice: .shareFullLink)
    }
  }

  /// Reads a link to any other site: 81 cells in it, or the reason why there is nothing to read.
  private static func other(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    switch Cells(in: bytes) {
    case .grid(let cells):
      return PuzzleEntry(givens: Grid(cells: cells[...]), origin: line.origin(.line))
    case .other(36): throw line.error(found: .gridOfSize(6), expected: .gridOfNine)
    case .other(let count):
      throw line.error(found: .cells(count), expected: .cellsInLine, advice: .copyLinkAgain)
    case nil: break
    }
    if let id = soloID(in: bytes) { return try SoloID.read(id, of: line) }
    throw refusal(of: line) ?? line.error(found: .linkWithoutPuzzle, expected: .wholeLink)
  }

  /// Returns the game ID after the number sign of a link to Solo.
  private static func soloID(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let id = bytes[(sign + 1)...]
    return SoloID.isLikely(id) ? id : nil
  }

  /// Returns the reason why a link can't be read, or `nil` if `line` isn't one.
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
    let rest = bytes.drop { $0 != "/" }.drop { $0 == "/" }
    return rest.drop { $0 != "/" }.allSatisfy { "/?#".utf8.contains($0) }
  }

  /// Reads the compressed JSON of a link. Errors have no position, because readers only see the
  /// link.
  private static func json(
    _ digits: [UInt8], _ format: PuzzleFormat, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PlacedJSON {
    guard let text = LZString.text(decompressing: digits) else {
      throw line.error(
        found: .damagedLink, expected: .linkAsCopied, format: format, advice: .copyLinkAgain)
    }
    do {
      return try PlacedJSON(format == .ctc ? PackedJSON.unpacked(text) : Array(text.utf8), line: 1)
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
      return PuzzleEntry(givens: grid, origin: line.origin(.classicCode))
    }
    if ClassicCode.rules(after: text) != nil {
      throw line.error(found: .rulesAfterCells, expected: .classicRules, format: .classicCode)
    }
    let found = ClassicCode.cellCount(of: text).map(PuzzleTextError.Found.cells)
    throw line.error(
      found: found ?? .text(ClassicCode.firstInvalidCharacter(in: text)),
      expected: .cellsOfClassicCode,
      format: .classicCode)
  }

  /// A site whose links can't be read, and the reason.
  enum OtherSite {
    /// A service that makes addresses short.
    case shortener
    /// A program with puzzles in a form of its own.
    case program(String)

    /// Creates the site of an address, or `nil` for others.
    init?(_ bytes: ArraySlice<UInt8>) {
      guard let host = PuzzleLink.host(of: bytes) else { return nil }
      let name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
      if Self.shorteners.contains(name) {
        self = .shortener
      } else if let program = Self.programs.first(where: { host, path, _ in
        (name == host || name.hasSuffix("." + host))
          && (path.isEmpty || PuzzleLine.text(bytes.prefix(120)).lowercased().contains(path))
      }) {
        self = .program(program.name)
      } else {
        return nil
      }
    }

    private static let shorteners: Set<String> = [
      "tinyurl.com", "bit.ly", "t.co", "goo.gl", "is.gd", "v.gd", "ow.ly", "cutt.ly", "rb.gy",
      "tiny.cc", "shorturl.at", "rebrand.ly", "buff.ly", "s.id", "t.ly", "lnkd.in", "bl.ink",
      "qr.ae", "shor.tf", "tr.im", "me2.do", "han.gl", "vo.la", "url.kr",
    ]

    /// Hosts with the part of the path that identifies the program, and its name.
    private static let programs: [(host: String, path: String, name: String)] = [
      ("sudokumaker.app", "", "SudokuMaker"), ("github.io", "penpa", "Penpa"),
      ("penpa-edit.com", "", "Penpa"), ("puzz.link", "", "puzz.link"), ("pzv.jp", "", "pzv.jp"),
      ("pzplus.tck.mn", "", "pzplus"), ("sudokulab.net", "", "Sudoku Lab"),
      ("sudoku.com", "", "Sudoku.com"), ("nikoli.co.jp", "", "Nikoli"),
      ("nikoli.com", "", "Nikoli"),
      ("puzzle-sudoku.com", "", "Puzzle Team"), ("logic-masters.de", "", "Logic Masters"),
      ("gridpuzzle.com", "", "GridPuzzle"), ("websudoku.com", "", "Web Sudoku"),
      ("sudokuexchange.com", "", "Sudoku Exchange"), ("sudoku.coach", "", "Sudoku Coach"),
      ("sudokuwiki.org", "", "SudokuWiki"), ("dailysudoku.com", "", "Daily Sudoku"),
      ("secuso.org", "", "Privacy Friendly Sudoku"), ("thonky.com", "", "Thonky"),
      ("sudoku9x9.com", "", "Sudoku9x9"), ("enjoysudoku.com", "", "Enjoy Sudoku"),
    ]
  }

  /// Returns the host of an address in lower case, or `nil` if `bytes` aren't an address.
  static func host(of bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.begins(with: "http://") || bytes.begins(with: "https://") else { return nil }
    let rest = bytes.drop { $0 != "/" }.drop { $0 == "/" }
    let ends: Set<UInt8> = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]
    return PuzzleLine.text(rest.prefix { !ends.contains($0) }).lowercased()
  }

  /// The cells in a part of an address, or their number if they aren't 81.
  enum Cells {
    case grid([UInt8])
    case other(Int)

    /// Finds a value of an address that is nothing but cells, with or without signs between them.
    init?(in bytes: ArraySlice<UInt8>) {
      guard PuzzleLink.host(of: bytes) != nil, !bytes.contains(where: \.isBlank) else { return nil }
      let ends: Set<UInt8> = Set("/?#=&".utf8)
      let signs: Set<UInt8> = Set(",;|+:".utf8)
      let values = bytes.split { ends.contains($0) }.map { value in
        Site.unescaped(value).filter { !signs.contains($0) && !$0.isBlank }
      }
      let whole = values.compactMap { value -> [UInt8]? in
        let cells = value.compactMap(CellText.digit)
        return cells.count == value.count ? cells : nil
      }
      if let grid = whole.first(where: { $0.count == 81 }) {
        self = .grid(grid)
      } else if let other = whole.first(where: { $0.count >= 60 || $0.count == 36 }) {
        self = .other(other.count)
      } else {
        return nil
      }
    }
  }

  /// The site of a link.
  enum Site: Hashable {
    case fPuzzles, sudokuPad

    init?(_ bytes: ArraySlice<UInt8>) {
      switch PuzzleLink.host(of: bytes) {
      case "f-puzzles.com", "www.f-puzzles.com": self = .fPuzzles
      case "sudokupad.app", "www.sudokupad.app", "beta.sudokupad.app", "sudokupad.svencodes.com",
        "app.crackingthecryptic.com", "test.crackingthecryptic.com",
        "cracking-the-cryptic.web.app":
        self = .sudokuPad
      default: return nil
      }
    }

    /// Returns the payload of a link without escapes. All of `bytes` if it isn't an address.
    static func payload(of bytes: ArraySlice<UInt8>, _ site: Site?) -> [UInt8] {
      guard let site else { return unescaped(bytes) }
      let names: [StaticString] = site == .fPuzzles ? ["load="] : ["puzzleid=", "load="]
      for name in names {
        for index in bytes.indices where bytes[index...].begins(with: name) {
          let value = bytes[index...].dropFirst(name.utf8CodeUnitCount)
          return unescaped(value.prefix { $0 != "&" })
        }
      }
      let host = bytes.drop { $0 != "/" }.drop { $0 == "/" }
      var path = host.drop { $0 != "/" }.dropFirst()
      if path.begins(with: "sudoku/") { path = path.dropFirst(7) }
      return unescaped(path.prefix { !$0.isOne(of: "?&") })
    }

    /// Decodes percent escapes.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var (result, index) = ([UInt8](), bytes.startIndex)
      while index < bytes.endIndex {
        let code = bytes[index...].dropFirst().prefix(2)
        if bytes[index] == "%", code.count == 2,
          let byte = UInt8(PuzzleLine.text(code), radix: 16)
        {
          result.append(byte)
          index += 3
        } else {
          result.append(bytes[index])
          index += 1
        }
      }
      return result
    }
  }

  /// The payload of a link: its kind, and digits.
  struct Payload {
    /// The kinds of payload by their prefix.
    enum Kind: String, CaseIterable {
      case fPuzzles = "fpuzzles"
      case fPuz = "fpuz"
      case classicCode = "scf"
      case cracking = "scl"
    }

    /// The kind, or `nil` for a name whose puzzle only the site knows.
    let kind: Kind?
    let digits: [UInt8]

    init(_ bytes: [UInt8], from site: Site?) {
      var (kind, digits): (Kind?, ArraySlice<UInt8>) = (nil, bytes[...])
      if digits.starts(with: "ctc".utf8) {
        (kind, digits) = (.cracking, digits.dropFirst(3))
      } else if let found = Kind.allCases.first(where: { digits.starts(with: $0.rawValue.utf8) }) {
        (kind, digits) = (found, digits.dropFirst(found.rawValue.utf8.count))
      } else if digits.starts(with: "N4Ig".utf8) {
        kind = .fPuzzles
      }
      let isWhole = kind == .classicCode || digits.starts(with: "N4Ig".utf8)
      let isShort = digits.count <= 20 && !isWhole
      self.kind = isShort ? nil : kind
      self.digits = Array(digits)
    }
  }
}
