// SPDX-License-Identifier: Apache-2.0

/// The texts of the list of keys.
public nonisolated struct KeyHelpWords: Codable, Hashable, Sendable {
  /// Heading of the keys that come first, if they are ten.
  public var tenFirst = "Ten keys to start"
  /// Heading of the keys that come first, if they aren't ten.
  public var first = "Keys to start"
  /// Heading of the groups.
  public var groups = "More, by what you want to do"
  /// Heading of the group with the keys that work everywhere.
  public var more = "More"
  /// The key that chooses a group or a line.
  public var choose = "choose"
  /// The key that opens a group.
  public var open = "open"
  /// Says what the key that opens does, above the groups.
  public var opensGroup = "opens a group"
  /// The key that does what the chosen line says.
  public var perform = "do it now"
  /// The key that searches.
  public var search = "search"
  /// Placeholder of the search field.
  public var prompt = "Search keys and what they do"
  /// The key that empties the search field.
  public var clear = "clear the search"
  /// The key that leads from a group back to all.
  public var back = "back"
  /// The number of keys: %1.
  public var count = "%1 keys"
  /// The number of keys found: %1 of %2.
  public var found = "%1 of %2"
  /// Says which keys, %1, do something, %2, that the list can't do itself.
  public var press = "Press %1: %2"

  /// Creates the English texts.
  public init() {}

  /// Returns the text about `count` keys.
  func count(_ count: Int) -> String { self.count.replacing("%1", with: String(count)) }

  /// Returns the text about `count` keys found among `all`.
  func found(_ count: Int, of all: Int) -> String {
    found.replacing("%1", with: String(count)).replacing("%2", with: String(all))
  }

  /// Returns the text that says which `keys` do what `title` says.
  func press(_ keys: String, _ title: String) -> String {
    press.replacing("%1", with: keys).replacing("%2", with: title)
  }
}
