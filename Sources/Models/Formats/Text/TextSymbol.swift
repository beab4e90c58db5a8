import Sudoku

/// A character of a line as it counts between the cells of a grid, with its place.
///
/// Characters that look alike count the same: full-width digits, the blanks of word processors, the
/// dots, squares and circles of empty cells, and bars of any kind.
struct TextSymbol: Sendable {
  /// The kind of character it was.
  enum Form: Sendable {
    case plain
    /// A part of a frame, drawn with line characters. Its dashes aren't empty cells.
    case frame
    /// A raised or lowered digit.
    case small
    /// A part of a drawing in blocks.
    case block
    /// A letter or sign outside ASCII.
    case other
  }

  /// The character in ASCII, or 0 for ``Form/block`` and ``Form/other``.
  var byte: UInt8
  var form = Form.plain
  /// The index of its first byte in the line.
  let index: Int
  /// The characters before it in the line.
  let column: Int

  /// The digit of a cell, 0 for an empty one, or `nil` if it isn't a cell.
  var cell: UInt8? {
    guard form == .plain else { return nil }
    return byte == "?" ? 0 : CellText.digit(byte)
  }

  var isBlank: Bool { byte.isBlank }
  var isBar: Bool { byte == "|" }
  var isBracket: Bool { isOpening || isClosing }
  var isOpening: Bool { byte.isOne(of: "[{(") }
  var isClosing: Bool { byte.isOne(of: "]})") }
  var isQuote: Bool { byte.isOne(of: "\"'`") }
  /// `true` if it may come between cells or lists of digits without being a part of them.
  var isSeparator: Bool {
    isBlank || isBar || isBracket || isQuote || form == .frame || byte.isOne(of: ",;:/\\&=<>~")
  }
  /// `true` for a letter, of any script.
  var isLetter: Bool { form == .other || form == .plain && byte.isASCIILetter }

  /// The ASCII character and the form of `scalar`, or `nil` if it is invisible.
  static func meaning(of scalar: UInt32) -> (byte: UInt8, form: Form)? {
    switch scalar {
    case 0x21: (UInt8(ascii: "|"), .plain)
    case 0x09, 0x20...0x7E: (UInt8(scalar), .plain)
    case 0...0x1F, 0x7F, 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      (0x20, .plain)
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF, 0x20E3: nil
    case 0xFF01...0xFF5E: (UInt8(scalar - 0xFF01 + 0x21), .plain)
    case 0xB7, 0x2022, 0x2219, 0x22C5, 0x3002, 0x30FB, 0xFF65, 0x25A1, 0x25A2, 0x25AB, 0x25AD,
      0x25CB, 0x25E6, 0x25EF, 0x25FB, 0x25FD, 0x2610, 0x2B1C, 0x2205, 0x2423:
      (UInt8(ascii: "."), .plain)
    case 0x2010...0x2015, 0x2212: (UInt8(ascii: "-"), .plain)
    case 0x2018, 0x2019, 0x201C, 0x201D, 0xAB, 0xBB: (UInt8(ascii: "'"), .plain)
    case 0xA6, 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551,
      0x2589...0x2590, 0x2595, 0x2016, 0x2223:
      (UInt8(ascii: "|"), .frame)
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576:
      (UInt8(ascii: "-"), .frame)
    case 0x2502...0x257F: (UInt8(ascii: "+"), .frame)
    case 0x2580...0x259F: (0, .block)
    case 0xB9: (UInt8(ascii: "1"), .small)
    case 0xB2, 0xB3: (UInt8(scalar - 0xB2) + UInt8(ascii: "2"), .small)
    case 0x2070, 0x2074...0x2079: (UInt8(scalar - 0x2070) + UInt8(ascii: "0"), .small)
    case 0x2080...0x2089: (UInt8(scalar - 0x2080) + UInt8(ascii: "0"), .small)
    case 0x2460...0x2468: (UInt8(scalar - 0x2460) + UInt8(ascii: "1"), .plain)
    default: other(scalar)
    }
  }

  /// Digits of other scripts are digits.
  private static func other(_ scalar: UInt32) -> (byte: UInt8, form: Form) {
    guard let properties = Unicode.Scalar(scalar)?.properties,
      properties.numericType == .decimal, let value = properties.numericValue
    else { return (0, .other) }
    return (UInt8(ascii: "0") + UInt8(value), .plain)
  }
}

extension PuzzleLine {
  /// The symbols of the line, without blanks at its ends. Tabs between nine fields stay.
  var symbols: [TextSymbol] {
    var symbols: [TextSymbol] = []
    var (index, column) = (bytes.startIndex, 0)
    while index < bytes.endIndex {
      let (scalar, length) = scalar(at: index)
      if let (byte, form) = TextSymbol.meaning(of: scalar) {
        symbols.append(TextSymbol(byte: byte, form: form, index: index, column: column))
        column += 1
      }
      index += length
    }
    symbols.blankEscapes()
    guard symbols.count(where: { $0.byte == 0x09 }) < 8 else {
      return Array(symbols[...].stripped { $0.byte == 0x20 })
    }
    return Array(symbols[...].trimmed)
  }

  /// The scalar that begins at `index` and its length, or U+FFFD for a byte that isn't UTF-8.
  private func scalar(at index: Int) -> (UInt32, Int) {
    let first = bytes[index]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0
    guard length > 1 else { return (length == 1 ? UInt32(first) : 0xFFFD, 1) }
    let rest = bytes[index...].dropFirst().prefix(length - 1)
    guard rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return (0xFFFD, 1)
    }
    let start = UInt32(first) & (0x7F >> UInt32(length))
    return (rest.reduce(start) { $0 << 6 | UInt32($1 & 0x3F) }, length)
  }
}

extension ArraySlice<TextSymbol> {
  var trimmed: ArraySlice<TextSymbol> { stripped(\.isBlank) }

  /// The characters in ASCII.
  var text: String { String(decoding: map { $0.byte == 0 ? 0x7F : $0.byte }, as: UTF8.self) }
}

extension [TextSymbol] {
  /// Makes blanks of line ends written as `\n`, and of LaTeX's `\\`.
  fileprivate mutating func blankEscapes() {
    for index in indices.dropLast() where self[index].byte == "\\" {
      switch self[index + 1].byte {
      case "n", "r", "t", "\\":
        self[index].byte = 0x20
        self[index + 1].byte = 0x20
      default: break
      }
    }
  }
}
