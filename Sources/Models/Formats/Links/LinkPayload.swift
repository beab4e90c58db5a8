extension PuzzleLink {
  /// The site of a link.
  enum Site: Hashable {
    case fPuzzles, sudokuPad

    /// Creates the site of an address, or `nil` if it is an unknown one.
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
          return unescaped(value.prefix { $0 != UInt8(ascii: "&") })
        }
      }
      let host = bytes.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
      var path = host.drop { $0 != UInt8(ascii: "/") }.dropFirst()
      if path.begins(with: "sudoku/") { path = path.dropFirst(7) }
      return unescaped(path.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "&") })
    }

    /// Decodes percent escapes.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var (result, index) = ([UInt8](), bytes.startIndex)
      while index < bytes.endIndex {
        let code = bytes[index...].dropFirst().prefix(2)
        if bytes[index] == UInt8(ascii: "%"), code.count == 2,
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
