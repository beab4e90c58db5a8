import Games
import Scutes
import Store
import Sudoku

/// The symbols that stand for digits on the board.
///
/// ```
/// digits   1 2 3 4 5 6 7 8 9      symbols  ♥ ♦ ♣ ♠ ♪ ☼ ♂ ♀ ☺
/// letters  A B C D E F G H I      shapes   ● ■ ▲ ▼ ◆ ○ ✚ ✖ ≡
/// a theme  🐙🦑🦐🦀🐡🐠🐟🐬🐳
/// ```
nonisolated struct Tiles: Hashable {
  /// The pattern, or `nil` for the symbols of a Memory theme.
  let pattern: TilePattern?
  /// The nine characters, in order of their digits.
  let all: [Character]
  /// The digits whose characters take two columns.
  private let wide: DigitSet

  /// The symbols of `pattern` on a terminal. Without one-column signs, letters replace symbols and
  /// shapes.
  init(_ pattern: TilePattern, showsSigns: Bool = true) {
    let shown = showsSigns || pattern == .digits ? pattern : .letters
    self.pattern = shown
    all = Self.characters(of: shown)
    wide = .none
  }

  /// The first nine symbols of a theme, or `nil` if it has fewer. Notes stay digits, since they
  /// have no room for two columns.
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

  /// A small figure for a note of `digit`: low for 1 to 5, high for 6 to 9. `nil` if letters or
  /// signs stand for digits.
  func smallNote(of digit: Digit) -> Character? {
    pattern == .digits || pattern == nil ? Self.small[digit.index] : nil
  }

  /// The width of the character of `digit`: one or two columns.
  func columns(of digit: Digit) -> Int { wide.contains(digit) ? 2 : 1 }

  /// The width of the widest character, in columns.
  var columns: Int { wide.isEmpty ? 1 : 2 }

  /// `true` if digits stand for themselves.
  var areDigits: Bool { pattern == .digits }

  /// `true` if the symbols are a theme's, and may have colours that weight and colour can't change.
  var areOfTheme: Bool { pattern == nil }

  /// The large form of `digit`, or `nil` if it is a single character there too.
  func big(_ digit: Digit, isHuge: Bool = false) -> BigGlyph? {
    pattern.flatMap { .glyph(digit, of: $0, isHuge: isHuge) }
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
  /// The symbols for digits on boards.
  var tiles: Tiles {
    get { self[TilesKey.self] }
    set { self[TilesKey.self] = newValue }
  }

  /// `true` if notes are small figures in cells of two rows.
  var hasSmallNotes: Bool {
    get { self[HasSmallNotesKey.self] }
    set { self[HasSmallNotesKey.self] = newValue }
  }
}
