/// The words that lists, tables, and what shows pages, show.
public nonisolated struct ListWords: Codable, Hashable, Sendable {
  /// Heading of the keys of a list.
  public var list = "List"
  /// What the arrows do.
  public var move = "move"
  /// What Enter does to a row.
  public var open = "open"
  /// What Space does to a row where several can be selected.
  public var select = "select"
  /// What the slash does.
  public var find = "find"
  /// What Delete does.
  public var delete = "delete"
  /// What the key does that opens the menu of a row.
  public var actions = "actions"
  /// What Alt and the arrows do.
  public var moveRow = "reorder"
  /// Heading of the keys of a table.
  public var table = "Table"
  /// What the numbers and `s` do to a table.
  public var sort = "sort"
  /// Heading of the keys of something with pages.
  public var pages = "Pages"
  /// What the arrows do there.
  public var turn = "turn page"
  /// Goes to another tab.
  public var switchTab = "switch tab"
  /// On the control that leads back from a detail to the sidebar.
  public var back = "back"

  /// The words in English.
  public init() {}
}
