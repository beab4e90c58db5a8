import Sudoku

/// A cell of a row, in any notation.
///
/// ```
/// 4    .    +4    4.0    4.000e+00    "4"    1679    {1679}    [1, 6, 7, 9]    u4    *37-89
/// ```
struct CellToken {
  var digits = DigitSet.none
  var isList = false
  var isPlaced = false
  /// `true` if it is a number with decimals.
  var isDecimal = false

  /// Creates the cell of `symbols`, or returns `nil` if they aren't one. Digits of a list may have
  /// separators between them in brackets, or if it `maySpace`.
  init?(_ symbols: ArraySlice<TextSymbol>, maySpace: Bool = false) {
    var core = symbols.stripped {
      $0.isBlank || $0.isBar || $0.isBracket || $0.isQuote || $0.byte.isOne(of: ",;")
    }
    // Markdown's bold and italic.
    while core.count > 2, let mark = core.first?.byte, mark.isOne(of: "*_"), core.last?.byte == mark
    {
      core = core.dropFirst().dropLast()
    }
    guard let first = core.first else { return }
    if core.count == 1, let cell = first.cell {
      if let digit = Digit(Int(cell)) { digits = [digit] }
    } else if core.count == 2, first.byte == "+", let digit = core.last?.cell, digit > 0 {
      digits = DigitSet([Digit(Int(digit))].compactMap(\.self))
      isPlaced = true
    } else if Self.isDecimal(core) {
      digits = DigitSet([first.byte.digit].compactMap(\.self))
      isDecimal = true
    } else {
      let isSpaced = core.contains(where: \.isSeparator)
      // A negative number is neither a digit nor a list.
      guard core.count != 2 || first.byte != "-" || first.form != .plain else { return nil }
      guard Self.isList(core), !isSpaced || maySpace || symbols.contains(where: \.isBracket) else {
        return nil
      }
      digits = DigitSet(core.compactMap(\.byte.digit))
      isPlaced = first.byte.lowercased == "u"
      isList = true
    }
  }

  /// Returns `true` for a digit and zeros: `4.`, `4.0`, `4.000e+00`.
  private static func isDecimal(_ core: ArraySlice<TextSymbol>) -> Bool {
    guard let first = core.first, first.byte.isNumeral, first.form == .plain,
      core.dropFirst().first?.byte == ".", core.allSatisfy({ $0.form == .plain })
    else { return false }
    var rest = core.dropFirst(2).drop { $0.byte == "0" }
    if rest.first?.byte.lowercased == "e" {
      rest = rest.dropFirst().drop { $0.byte.isOne(of: "+-0") }
    } else if rest.first?.byte.lowercased == "f" {
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }

  /// Returns `true` if `list` is digits, possibly marked for a step, or stands for no digit.
  private static func isList(_ list: ArraySlice<TextSymbol>) -> Bool {
    let digits = list.filter(\.byte.isDigit)
    guard digits.count <= 9, Set(digits.map(\.byte)).count == digits.count,
      letter(within: list) == nil
    else { return false }
    if list.contains(where: \.isSeparator) {
      // Digits with single separators between them, in order. A blank may follow a comma.
      let list = list.indices.filter { index in
        !list[index].isBlank || list[max(index - 1, list.startIndex)].byte != ","
      }.map { list[$0] }
      let parts = list.split(omittingEmptySubsequences: false, whereSeparator: \.isSeparator)
      return parts.allSatisfy { $0.count == 1 && $0.first?.byte.isDigit == true }
        && zip(digits, digits.dropFirst()).allSatisfy { $0.byte < $1.byte }
    }
    let small = list.count { $0.form == .small }
    guard small == 0 || small == list.count else { return false }
    let hasEmpty = list.contains { $0.cell == 0 && !$0.byte.isOne(of: "-*") }
    if hasEmpty, !digits.isEmpty {
      return list.count == 9
        && zip(list, 1...9).allSatisfy { $0.cell == 0 || $0.cell.map(Int.init) == $1 }
    }
    return list.contains { $0.cell != nil || $0.form == .small }
      && list.allSatisfy { $0.cell != nil || $0.form == .small || $0.isMarkup }
  }

  /// Returns a letter between the digits of a cell. Marks of a step are before or after them.
  static func letter(within list: ArraySlice<TextSymbol>) -> TextSymbol? {
    guard let first = list.firstIndex(where: \.byte.isDigit),
      let last = list.lastIndex(where: \.byte.isDigit)
    else { return nil }
    return list[first...last].first { $0.byte.isASCIILetter }
  }
}

extension TextSymbol {
  /// `true` for marks of a step beside candidates.
  var isMarkup: Bool {
    form == .plain
      && (byte.isOne(of: "#@+^()%&$/uU") || (0x61...0x6A).contains(byte | 0x20))
  }

  /// `true` for a separator after which an empty field may follow.
  var isFieldEnd: Bool { isBar || byte.isOne(of: "\t,;&") }

  /// `true` for a letter that isn't a cell.
  var isWordy: Bool { isLetter && cell == nil }
}
