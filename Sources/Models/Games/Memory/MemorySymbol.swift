import Sudoku

/// The symbol on a card: one grapheme cluster, from an emoji of a single scalar to a family of
/// seven. It is never split.
public struct MemorySymbol: Hashable, Sendable {
  /// The grapheme cluster.
  public let character: Character

  /// Creates the symbol of a character, or `nil` for invisible ones: blanks, fillers and controls.
  /// Drops a variation selector that makes no difference, so that the symbol is the same however it
  /// was entered.
  public init?(_ character: Character) {
    let isSeen = character.unicodeScalars.contains { scalar in
      if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return false }
      return switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .unassigned, .privateUse: false
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
      case .nonspacingMark, .enclosingMark, .spacingMark: false
      default: true
      }
    }
    guard isSeen else { return nil }
    self.character = Self.withoutNeedlessSelector(character)
  }

  private static func withoutNeedlessSelector(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    guard scalars.count == 2, scalars.last == "\u{FE0F}", let first = scalars.first,
      first.properties.isEmojiPresentation
    else { return character }
    return Character(first)
  }

  /// The symbol as text.
  public var text: String { String(character) }

  /// `true` if terminals show the symbol as a colour picture: by itself, with a variation selector,
  /// or as a sequence of Unicode Technical Standard 51 (flag, keycap, skin tone, ZWJ).
  public var isEmoji: Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation { return scalars.count > 1 || !Self.isIndicator(first) }
    return first.properties.isEmoji
      && scalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  /// Returns `true` for regional indicators. Two make a flag, one by itself is a letter.
  private static func isIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Returns the symbols of `text` in order, each once, without blanks.
  public static func all(in text: String) -> [MemorySymbol] {
    var seen: Set<MemorySymbol> = []
    return text.compactMap(MemorySymbol.init).filter { seen.insert($0).inserted }
  }
}

extension MemorySymbol: Codable {
  /// Reads a text of one symbol.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("one symbol", Self.only(in:))
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

  private static func only(in text: String) -> MemorySymbol? {
    text.count == 1 ? text.first.flatMap(MemorySymbol.init) : nil
  }
}
