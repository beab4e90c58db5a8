// SPDX-License-Identifier: Apache-2.0

/// The texts of lists, tables and pages.
public nonisolated struct ListWords: Codable, Hashable, Sendable {
  /// Heading of the keys of a list.
  public var list = "List"
  /// The arrows.
  public var move = "move"
  /// Enter on a row.
  public var open = "open"
  /// Space on a row, with multiple selection.
  public var select = "select"
  /// The slash.
  public var find = "find"
  /// Delete.
  public var delete = "delete"
  /// The key that opens the menu of a row.
  public var actions = "actions"
  /// Alt with the arrows.
  public var moveRow = "reorder"
  /// The arrows in an outline.
  public var fold = "open, close"
  /// Opens all rows beside the one with the cursor.
  public var unfoldAll = "open all beside"
  /// Heading of the keys of a table.
  public var table = "Table"
  /// The numbers and `s` in a table.
  public var sort = "sort"
  /// Heading of the keys of a pager.
  public var pages = "Pages"
  /// The arrows in a pager.
  public var turn = "turn page"
  /// The keys that switch tabs.
  public var switchTab = "switch tab"
  /// The control that goes back from the detail to the sidebar.
  public var back = "back"

  /// Creates the English texts.
  public init() {}
}
