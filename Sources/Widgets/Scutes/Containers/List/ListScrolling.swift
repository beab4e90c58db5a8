// SPDX-License-Identifier: Apache-2.0

/// What a list does with its place and its selection when its rows change.
struct ListScrolling {
  /// Reads and sets the row at the top.
  var top: (any RowSelection)?
  var followsTail = false
  var keepsSelection = false
}

extension List where Content: View {
  /// Reads and sets the row at the top of the list by its identity, below a header that stays
  /// there. Near the end another row is at the top than the one that was set. `nil` scrolls
  /// nowhere.
  ///
  ///     List(messages) { … }.scrollPosition(id: $top)
  ///     Button("First unread") { top = firstUnread }
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>) -> Self {
    changing { $0.scrolling.top = SingleSelection(value: id) }
  }

  /// Begins at the end and stays there as rows are added, as for a log. Whoever scrolls up or
  /// chooses another row stays where he is, and at the end again follows again.
  public func followsTail(_ follows: Bool = true) -> Self {
    changing { $0.scrolling.followsTail = follows }
  }

  /// Leaves the selection as it is when its row goes away, as by a filter, so that it is selected
  /// again when it comes back. By default the row in its place is selected, as after a deletion.
  public func keepsSelection(_ keeps: Bool = true) -> Self {
    changing { $0.scrolling.keepsSelection = keeps }
  }
}
