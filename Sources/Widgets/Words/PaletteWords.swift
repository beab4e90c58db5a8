/// What the command palette says.
public nonisolated struct PaletteWords: Codable, Hashable, Sendable {
  /// Heading.
  public var commands = "Commands"
  /// What the key that opens it is called.
  public var open = "commands"
  /// Where the text goes that is looked for.
  public var prompt = "Type what you want to do"
  /// Where nothing fits what was typed.
  public var nothingFound = "No matches"

  /// The words in English.
  public init() {}
}
