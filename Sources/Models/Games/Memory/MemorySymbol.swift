/// What a card shows: one grapheme cluster, which is never taken apart, be it an emoji of a single
/// scalar or a family of seven.
public struct MemorySymbol: Hashable, Sendable {
  /// What is shown.
  public let character: Character

  /// The symbol of a character; nil for blanks, fillers and controls, which nobody sees. A picture that
  /// needs no variation selector has none, so that it is the same symbol however it was entered.
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

  /// The text of the symbol.
  public var text: String { String(character) }

  /// Whether a terminal shows it as a coloured picture: by itself, because a variation selector asks
  /// for it, or as a sequence of Unicode Technical Standard 51 (flag, keycap, skin tone, ZWJ).
  public var isEmoji: Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation { return scalars.count > 1 || !Self.isIndicator(first) }
    return first.properties.isEmoji
      && scalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  /// The letters of which two make a flag; one by itself is a letter.
  private static func isIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// The symbols that `text` holds, in order, blanks left out; each once.
  public static func all(in text: String) -> [MemorySymbol] {
    var seen: Set<MemorySymbol> = []
    return text.compactMap(MemorySymbol.init).filter { seen.insert($0).inserted }
  }
}

extension MemorySymbol: Codable {
  /// Reads a text of one symbol.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.count == 1, let symbol = text.first.flatMap(MemorySymbol.init) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not one symbol")
    }
    self = symbol
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
