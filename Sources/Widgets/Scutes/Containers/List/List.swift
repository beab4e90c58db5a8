// SPDX-License-Identifier: Apache-2.0

/// A scrolling list that creates only visible rows, so 100,000 rows cost no more than those on the
/// screen.
///
/// ```
///   Fruit            header of a section; it stays at the top while its rows show
/// ▸ apple      ┃     the row that the keys act on; • where the list has not got them
///   banana     │
/// ```
///
/// The list is a single stop of Tab. Arrows or `j` `k`, Page Up and Page Down, Home and End, a
/// click and the wheel move in it. At its ends the arrows leave it. Enter or a double click runs
/// ``onActivate(_:perform:)``. With multiple selection, Space toggles a row, Shift with the arrows
/// selects a range, Ctrl-A selects all.
///
/// Keys edit the data if its ``ForEach`` allows that: Delete (``ForEach/onDelete(perform:)``), Alt
/// with the arrows (``ForEach/onMove(perform:)``), `/` and the beginning of a title
/// (``ForEach/typeSelect(_:)``). Disabled rows (``ForEach/selectionDisabled(_:)``) are skipped.
///
/// ``followsTail(_:)`` keeps the end of a log in view, ``scrollPosition(id:)`` reads and sets the row
/// at the top, ``keepsSelection(_:)`` lets a filter leave the selection alone, and an
/// ``OutlineGroup`` shows a tree.
///
/// All rows have the same height; headers and footers have one line. A row that scrolls away loses
/// its state, unless it has the focus. The list fills the available room. If the height is
/// unlimited, it is at most as high as the screen.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
  let selection: (any RowSelection)?
  let rowHeight: Int
  var activate: ((SelectionValue) -> Void)?
  var activation: String?
  var placeholder: AnyView?
  var fixedHeader: AnyView?
  var findsAtOnce = false
  var scrolling = ListScrolling()
}

extension List: PrimitiveView, View where Content: View {
  init(content: Content, selection: (any RowSelection)?, rowHeight: Int) {
    self.content = content
    self.selection = selection
    self.rowHeight = rowHeight
  }

  /// Creates a list with one selection. Each element of a ``ForEach`` in `content` is a row, as is
  /// each other view, under the headers of their ``Section``. Only rows of a `ForEach` can be
  /// selected: `selection` is the identity of the selected one. Each row is `rowHeight` lines high.
  public init(
    selection: Binding<SelectionValue?>, rowHeight: Int = 1, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), selection: SingleSelection(value: selection), rowHeight: rowHeight)
  }

  /// Creates a list of the rows of `content` with multiple selection.
  public init(
    selection: Binding<Set<SelectionValue>>, rowHeight: Int = 1,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), selection: MultipleSelection(value: selection), rowHeight: rowHeight)
  }

  /// Creates a node that keeps the visible rows.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ListNode(view, in: parent)
  }

  func changing(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Runs `action` with the identity of a row on Enter or a double click. The keys are listed with
  /// `title`, by default "open".
  public func onActivate(
    _ title: String? = nil, perform action: @escaping (SelectionValue) -> Void
  ) -> Self {
    changing { ($0.activate, $0.activation) = (action, title) }
  }

  /// Shows `content` in the centre while there are no rows.
  public func placeholder(@ViewBuilder _ content: () -> some View) -> Self {
    let content = AnyView(content())
    return changing { $0.placeholder = content }
  }

  /// Makes letters select a row at once, not only after `/`. While the list has the focus, letters
  /// then do nothing else: enclosing tables don't get them, and `j` and `k` don't move.
  public func typeSelectsImmediately(_ isImmediate: Bool = true) -> Self {
    changing { $0.findsAtOnce = isImmediate }
  }

  /// Shows `content` above the rows, at their width.
  func fixedHeader(_ content: some View) -> Self {
    changing { $0.fixedHeader = AnyView(content) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows of `content` without selection.
  public init(rowHeight: Int = 1, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil, rowHeight: rowHeight)
  }
}

extension List {
  /// Creates a list with a row for each element of `data`. `selection` is the identity of the
  /// selected one.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>, rowHeight: Int = 1,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, SelectionValue, Row>
  {
    self.init(
      content: ForEach(data, content: row), selection: SingleSelection(value: selection),
      rowHeight: rowHeight)
  }

  /// Creates a list with a row for each element of `data` and multiple selection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>, rowHeight: Int = 1,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, SelectionValue, Row>
  {
    self.init(
      content: ForEach(data, content: row), selection: MultipleSelection(value: selection),
      rowHeight: rowHeight)
  }

  /// Creates a list with a row for each element of `data`. Rows can't be selected, only activated.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, rowHeight: Int = 1, @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, SelectionValue, Row>
  {
    self.init(content: ForEach(data, content: row), selection: nil, rowHeight: rowHeight)
  }

  /// Creates a list with a row for each element of `data`, whose identity is at `id`. `selection` is
  /// that of the selected one.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, selection: Binding<SelectionValue?>,
    rowHeight: Int = 1, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(
      content: ForEach(data, id: id, content: row), selection: SingleSelection(value: selection),
      rowHeight: rowHeight)
  }

  /// Creates a list with a row for each element of `data`, whose identity is at `id`, and multiple
  /// selection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<Set<SelectionValue>>, rowHeight: Int = 1,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(
      content: ForEach(data, id: id, content: row), selection: MultipleSelection(value: selection),
      rowHeight: rowHeight)
  }

  /// Creates a list with a row for each element of `data`, whose identity is at `id`. Rows can't be
  /// selected, only activated.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, rowHeight: Int = 1,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(content: ForEach(data, id: id, content: row), selection: nil, rowHeight: rowHeight)
  }
}
