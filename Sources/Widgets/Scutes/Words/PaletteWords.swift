// SPDX-License-Identifier: Apache-2.0

/// The texts of the command palette.
public nonisolated struct PaletteWords: Codable, Hashable, Sendable {
  /// Heading of the palette.
  public var commands = "Commands"
  /// The key that opens it.
  public var open = "commands"
  /// Placeholder of the search field.
  public var prompt = "Type what you want to do"
  /// Shown if nothing matches.
  public var nothingFound = "No matches"

  /// Creates the English texts.
  public init() {}
}
