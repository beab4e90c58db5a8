public import Games

/// The tiles chosen for the board.
///
/// The raw value is the name of the pattern, or `theme:` and the identity of the theme.
public enum TileChoice: Hashable, Sendable {
  /// A built-in pattern.
  case pattern(TilePattern)
  /// The first nine symbols of a Memory theme, as long as it exists and has nine.
  case theme(MemoryTheme.ID)
}

/// The signs for digits on the board. Keys, hints and shared puzzles still use the digits.
public enum TilePattern: String, CaseIterable, Codable, Sendable {
  /// 1 to 9.
  case digits
  /// A to I.
  case letters
  /// Suits, notes and signs.
  case symbols
  /// Circles, squares, triangles and so on.
  case shapes
}

extension TileChoice: RawRepresentable, Codable {
  private static let themePrefix = "theme:"

  /// Parses a raw value. Returns `nil` for anything else.
  public init?(rawValue: String) {
    if let pattern = TilePattern(rawValue: rawValue) {
      self = .pattern(pattern)
    } else if rawValue.hasPrefix(Self.themePrefix),
      let id = MemoryTheme.ID(String(rawValue.dropFirst(Self.themePrefix.count)))
    {
      self = .theme(id)
    } else {
      return nil
    }
  }

  /// The raw value.
  public var rawValue: String {
    switch self {
    case .pattern(let pattern): pattern.rawValue
    case .theme(let id): Self.themePrefix + id.text
    }
  }
}
