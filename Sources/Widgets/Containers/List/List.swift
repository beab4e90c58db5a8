/// Rows one below the other, of which as many are made as show: a list of 100,000 costs what is
/// seen of it.
///
/// ```
///   Fruit            header of a section; it stays at the top while its rows show
/// ▸ apple      ┃     the row that the keys act on; • where the list has not got them
///   banana     │
/// ```
///
/// The list is one stop of Tab. Arrows or `j` `k`, Page Up and Page Down, Home and End, a click and
/// the wheel move in it; at its ends the arrows lead on to what is beside it. Enter or a double
/// click does what ``onActivate(perform:)`` says. Where several rows can be selected Space changes
/// one, Shift with the arrows a range, Ctrl-A all. What the data of a ``ForEach`` allows is done by
/// keys: Delete (``ForEach/onDelete(perform:)``), Alt with the arrows (``ForEach/onMove(perform:)``),
/// `/` and the beginning of a title (``ForEach/typeSelect(_:)``). Rows that are disabled
/// (``ForEach/selectionDisabled(_:)``) are passed over.
///
/// All rows have the same height, headers and footers one line. A row that is scrolled away is
/// forgotten with its state, unless it has the focus. In a terminal the list fills the room it is
/// given; where that is without limit it takes as much as the screen is high at most.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
  let selection: (any RowSelection)?
  let rowHeight: Int
  var activate: ((SelectionValue) -> Void)?
  var placeholder: AnyView?
  var fixedHeader: AnyView?
  var findsAtOnce = false
}

extension List: PrimitiveView, View where Content: View {
  init(content: Content, selection: (any RowSelection)?, rowHeight: Int) {
    self.content = content
    self.selection = selection
    self.rowHeight = rowHeight
  }

  /// The rows of `content`: one for each element of its ``ForEach`` parts, under the headers of its
  /// ``Section`` parts, and for each other view. Those of a `ForEach` can be selected: `selection`
  /// is the identity of the one that is. Each is `rowHeight` lines high.
  public init(
    selection: Binding<SelectionValue?>, rowHeight: Int = 1, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), selection: SingleSelection(value: selection), rowHeight: rowHeight)
  }

  /// The rows of `content`, of which several can be selected.
  public init(
    selection: Binding<Set<SelectionValue>>, rowHeight: Int = 1,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), selection: MultipleSelection(value: selection), rowHeight: rowHeight)
  }

  /// Makes a node that keeps the rows that show.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ListNode(view, in: parent)
  }

  private func changing(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Does `action` with the identity of a row on Enter or a double click.
  public func onActivate(perform action: @escaping (SelectionValue) -> Void) -> Self {
    changing { $0.activate = action }
  }

  /// Shows `content` in the middle while there are no rows.
  public func placeholder(@ViewBuilder _ content: () -> some View) -> Self {
    let content = AnyView(content())
    return changing { $0.placeholder = content }
  }

  /// Has each letter look for a row at once, not only after `/`. Letters mean nothing else then
  /// while the list has the keys: not in tables around it, and `j` and `k` do not move.
  public func typeSelectsAtOnce(_ isAtOnce: Bool = true) -> Self {
    changing { $0.findsAtOnce = isAtOnce }
  }

  /// Keeps `content` over the rows, as wide as they are.
  func fixedHeader(_ content: some View) -> Self {
    changing { $0.fixedHeader = AnyView(content) }
  }
}

extension List where SelectionValue == Never {
  /// The rows of `content`, none of which can be selected.
  public init(rowHeight: Int = 1, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil, rowHeight: rowHeight)
  }
}

extension List {
  /// A row for each element of `data`. `selection` is the identity of the one that is selected.
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

  /// A row for each element of `data`, of which several can be selected.
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

  /// A row for each element of `data`; none is selected, but one can be activated.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, rowHeight: Int = 1, @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, SelectionValue, Row>
  {
    self.init(content: ForEach(data, content: row), selection: nil, rowHeight: rowHeight)
  }
}
