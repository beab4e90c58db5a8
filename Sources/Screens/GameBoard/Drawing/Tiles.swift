import Models
import Widgets

/// What stands on the board for each digit.
///
/// ```
/// digits   1 2 3 4 5 6 7 8 9      symbols  ♥ ♦ ♣ ♠ ♪ ☼ ♂ ♀ ☺
/// letters  A B C D E F G H I      shapes   ● ■ ▲ ▼ ◆ ○ ✚ ✖ ≡
/// ```
nonisolated struct Tiles: Hashable {
  let pattern: TilePattern

  /// What a terminal shows for `pattern`: where it has no signs of one column, letters stand for
  /// symbols and shapes.
  init(_ pattern: TilePattern, showsSigns: Bool = true) {
    self.pattern = showsSigns || pattern == .digits ? pattern : .letters
  }

  /// The character of `digit`, one column wide.
  subscript(digit: Digit) -> Character { Self.characters(of: pattern)[digit.index] }

  /// The nine characters, in order of their digits.
  var all: [Character] { Self.characters(of: pattern) }

  /// The three rows of `digit` in large cells, three columns each; nil where it stands there by its
  /// one character, as symbols do.
  func bigRows(of digit: Digit, isGiven: Bool) -> [[Character]]? {
    switch pattern {
    case .digits: BigDigit.rows(of: digit, isGiven: isGiven)
    case .letters: BigLetter.rows(of: digit, isGiven: isGiven)
    case .shapes: isGiven ? BigShape.rows(of: digit) : BigShape.framed(self[digit])
    case .symbols: nil
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
  private static let letters = Array("ABCDEFGHI")
  private static let symbols = Array("♥♦♣♠♪☼♂♀☺")
  private static let shapes = Array("●■▲▼◆○✚✖≡")
}

private enum TilesKey: EnvironmentKey {
  static var defaultValue: Tiles { Tiles(.digits) }
}

extension EnvironmentValues {
  /// What stands on boards for the digits.
  var tiles: Tiles {
    get { self[TilesKey.self] }
    set { self[TilesKey.self] = newValue }
  }
}

extension Suite {
  /// What the player chose to stand there for the digits, on a terminal that can do as `capabilities`
  /// say.
  func tiles(on capabilities: TerminalCapabilities) -> Tiles {
    Tiles(outside.preferences.values.tilePattern, showsSigns: capabilities.showsBlocks)
  }
}
