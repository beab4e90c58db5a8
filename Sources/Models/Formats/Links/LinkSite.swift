import Sudoku

extension PuzzleLink {
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

    /// Hosts with the part of the path that tells the program, and its name.
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

  /// Returns the host of an address in lower case, or `nil` if `bytes` are none.
  static func host(of bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.begins(with: "http://") || bytes.begins(with: "https://") else { return nil }
    let rest = bytes.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
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
}
