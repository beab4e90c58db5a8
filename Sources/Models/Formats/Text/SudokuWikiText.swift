import Sudoku

/// The text that SudokuWiki.org puts into its links: `S9B` and two characters for each cell, a
/// number in base 36.
///
/// ```
/// 01 … 09   a given           0a … 0i   a digit placed
/// 0k        a candidate 2     2e        candidates 3 and 7: 18 more than 1, 2, 4, 8, … together
/// ```
///
/// The rule was found by comparing links to positions of its example pages with those to their
/// start.
enum SudokuWikiText {
  private static let head: StaticString = "S9B"

  /// Returns the 162 characters if `bytes` are nothing else, or a link with them.
  static func characters(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count >= 165 else { return nil }
    let start =
      bytes.begins(with: head)
      ? bytes.startIndex
      : bytes.indices.first { bytes[$0...].begins(with: "bd=S9B") }.map { $0 + 3 }
    guard let start else { return nil }
    let characters = bytes[(start + 3)...].prefix { value($0) != nil }
    return characters.count == 162 ? characters : nil
  }

  /// Reads 162 characters.
  ///
  /// - Throws: ``PuzzleTextError`` if two of them aren't a cell.
  static func read(
    _ characters: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    var entry = PuzzleEntry(origin: line.origin(.sudokuWiki))
    var sets = CellNotes { _ in .none }
    for cell in Cell.all {
      let index = characters.startIndex + cell.index * 2
      let number = [index, index + 1].reduce(0) { $0 * 36 + (value(characters[$1]) ?? 0) }
      switch number {
      case 0: break
      case 1...9: entry.givens[cell] = Digit(number)
      case 10...18: entry.placed[cell] = Digit(number - 9)
      case 19...529: sets[cell] = DigitSet(bits: UInt16(number - 18))
      default: throw line.error(at: index, expected: .cell, format: .sudokuWiki)
      }
    }
    if !sets.isEmpty { entry.candidates = sets }
    return entry
  }

  static func text(of entry: PuzzleEntry) -> String {
    let sets = entry.allCandidates
    let cells = Cell.all.map { cell in
      let number =
        entry.givens[cell]?.rawValue ?? entry.placed[cell].map { $0.rawValue + 9 }
        ?? (sets[cell].isEmpty ? 0 : Int(sets[cell].bits) + 18)
      let text = String(number, radix: 36)
      return text.count == 1 ? "0" + text : text
    }
    return "\(head)" + cells.joined()
  }

  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case "0"..."9": Int(byte) - 0x30
    case "a"..."z": Int(byte) - 0x61 + 10
    default: nil
    }
  }
}
