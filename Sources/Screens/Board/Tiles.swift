import Games
import Store
import Sudoku
import Widgets

/// What stands on the board for each digit.
///
/// ```
/// digits   1 2 3 4 5 6 7 8 9      symbols  ♥ ♦ ♣ ♠ ♪ ☼ ♂ ♀ ☺
/// letters  A B C D E F G H I      shapes   ● ■ ▲ ▼ ◆ ○ ✚ ✖ ≡
/// a theme  🐙🦑🦐🦀🐡🐠🐟🐬🐳
/// ```
nonisolated struct Tiles: Hashable {
  /// The pattern; nil where symbols of a theme of Memory stand for the digits.
  let pattern: TilePattern?
  /// The nine characters, in order of their digits.
  let all: [Character]
  /// The digits whose characters take two columns.
  private let wide: DigitSet

  /// What a terminal shows for `pattern`: where it has no signs of one column, letters stand for
  /// symbols and shapes.
  init(_ pattern: TilePattern, showsSigns: Bool = true) {
    let shown = showsSigns || pattern == .digits ? pattern : .letters
    self.pattern = shown
    all = Self.characters(of: shown)
    wide = .none
  }

  /// The first nine symbols of a theme; nil where it has fewer. Notes stay digits, since two columns
  /// have no room among them.
  init?(_ theme: MemoryTheme) {
    guard theme.hasTiles else { return nil }
    let all = theme.symbols.prefix(9).map(\.character)
    pattern = nil
    self.all = all
    wide = DigitSet(Digit.all.filter { all[$0.index].columns == 2 })
  }

  /// The character of `digit`.
  subscript(digit: Digit) -> Character { all[digit.index] }

  /// The character of a note of `digit`, one column wide.
  func note(of digit: Digit) -> Character {
    pattern == nil ? Self.digits[digit.index] : all[digit.index]
  }

  /// A small figure for a note of `digit`, of 1 to 5 a low and of 6 to 9 a high one; nil where letters
  /// or signs stand for the digits.
  func smallNote(of digit: Digit) -> Character? {
    pattern == .digits || pattern == nil ? Self.small[digit.index] : nil
  }

  /// Columns of the character of `digit`: one or two.
  func columns(of digit: Digit) -> Int { wide.contains(digit) ? 2 : 1 }

  /// Columns of the widest character.
  var columns: Int { wide.isEmpty ? 1 : 2 }

  /// Whether the digits stand for themselves.
  var areDigits: Bool { pattern == .digits }

  /// Whether they may have colours of their own, which neither weight nor colour changes.
  var areOfTheme: Bool { pattern == nil }

  /// `digit` as it stands in large cells; nil where it stands there by its one character.
  func big(_ digit: Digit) -> BigGlyph? {
    switch pattern {
    case .digits: .digit(digit)
    case .letters: .letter(digit)
    case .shapes: .shape(digit)
    case .symbols, nil: nil
    }
  }

  private static func characters(of pattern: TilePattern) -> [Character] {
    switch pattern {
    case .digits: digits
    case .letters: letters
    case .symbols: symbols
    case .shapes: shapes
    }
  }

  private static let digits = Array("123456789")
  private static let small = Array("₁₂₃₄₅⁶⁷⁸⁹")
  private static let letters = Array("ABCDEFGHI")
  private static let symbols = Array("♥♦♣♠♪☼♂♀☺")
  private static let shapes = Array("●■▲▼◆○✚✖≡")
}

private enum TilesKey: EnvironmentKey {
  static var defaultValue: Tiles { Tiles(.digits) }
}

private enum HasSmallNotesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// What stands on boards for the digits.
  var tiles: Tiles {
    get { self[TilesKey.self] }
    set { self[TilesKey.self] = newValue }
  }

  /// Whether notes are small figures where cells have two rows.
  var hasSmallNotes: Bool {
    get { self[HasSmallNotesKey.self] }
    set { self[HasSmallNotesKey.self] = newValue }
  }
}
