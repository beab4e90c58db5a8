public import Games

/// What a person chose to stand on the board for the digits.
///
/// As a text it is the name of the pattern, or `theme:` and the identity of the theme.
public enum TileChoice: Hashable, Sendable {
  /// What the program brings along.
  case pattern(TilePattern)
  /// The first nine symbols of a theme of Memory, as long as there is such a theme and it has nine.
  case theme(MemoryTheme.ID)
}

extension TileChoice: RawRepresentable, Codable {
  private static let themePrefix = "theme:"

  /// The choice that a text stands for; nil where it stands for none.
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

  /// The text.
  public var rawValue: String {
    switch self {
    case .pattern(let pattern): pattern.rawValue
    case .theme(let id): Self.themePrefix + id.text
    }
  }
}
