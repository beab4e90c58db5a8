// SPDX-License-Identifier: Apache-2.0

/// Rows with several columns under their titles. Only visible rows are created.
///
/// ```
///     Player        Score▼  Level      the titles; the arrow says what the rows are sorted by
///   ▸ Haru           1,240  Hard     ┃
///     Minseo           980  Easy     │
/// ```
///
/// It moves and selects like a ``List``. A click on a title, its number, or `s` for each column in
/// turn, sorts the rows by that column, and in reverse the second time. The table only changes
/// `sortOrder`; sort the data with `sorted(using:)`, or let their source sort them by the key of a
/// column. Columns shrink and are hidden according to their ``TableColumn``, and long texts are
/// truncated.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  @Environment(\.kitWords) private var words
  private let data: Data
  private let selection: Binding<Data.Element.ID?>
  private let sortOrder: Binding<[TableSort<Data.Element>]>?
  private let columns: [TableColumn<Data.Element>]
  private var activate: ((Data.Element.ID) -> Void)?
  private var activation: String?
  private var areSortKeysDisabled = false
  private var placeholder: AnyView?
  private var delete: ((RangeSet<Int>) -> Void)?

  /// Creates a table with a row for each element of `data`, which must be in the order of
  /// `sortOrder`. `selection` is the identity of the selected one.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    sortOrder: Binding<[TableSort<Data.Element>]>? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns()
  }

  /// Runs `action` with the identity of a row on Enter or a double click. The keys are listed with
  /// `title`, by default "open".
  public func onActivate(
    _ title: String? = nil, perform action: @escaping (Data.Element.ID) -> Void
  ) -> Self {
    var copy = self
    (copy.activate, copy.activation) = (action, title)
    return copy
  }

  /// Shows `content` in the centre while there are no rows.
  public func placeholder(@ViewBuilder _ content: () -> some View) -> Self {
    let content = AnyView(content())
    var copy = self
    copy.placeholder = content
    return copy
  }

  /// Lets people delete rows. `action` gets their offsets in the data.
  public func onDelete(perform action: ((RangeSet<Int>) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Leaves sorting by keys to the screen. Clicks on titles still sort, and digits select rows by
  /// their first column.
  public func sortKeysDisabled(_ isDisabled: Bool = true) -> Self {
    var copy = self
    copy.areSortKeysDisabled = isDisabled
    return copy
  }

  /// The titles above a list of the rows.
  public var body: some View {
    let formats = columns.map(\.format)
    var list = List<Data.Element.ID, _>(
      content: ForEach(data) { element in
        TableRowView(texts: columns.map { $0.text(element) }, formats: formats)
      }
      .typeSelect { columns.first?.text($0) ?? "" }
      .onDelete(perform: delete),
      selection: SingleSelection(value: selection), rowHeight: 1)
    (list.activate, list.activation) = (activate, activation)
    list.placeholder = placeholder
    return
      list
      .fixedHeader(
        TableHeader(
          titles: columns.map(\.title), formats: formats, sorted: sortedColumn, sort: sort)
      )
      .keyBindings(
        words.list.table, id: "table", sortOrder == nil || areSortKeysDisabled ? [] : bindings,
        perform: sort)
  }

  /// The sortable columns.
  private var sortable: [Int] { columns.indices.filter { columns[$0].value != nil } }

  private var sortedColumn: (column: Int, isReversed: Bool)? {
    guard let first = sortOrder?.wrappedValue.first,
      let column = columns.firstIndex(where: { $0.value?.place == first.value.place })
    else { return nil }
    return (column, first.isReversed)
  }

  /// The number of each column, and `s` for the column after the current one.
  private var bindings: [KeyBinding<Int>] {
    guard let next = sortable.first(where: { $0 > sortedColumn?.column ?? -1 }) ?? sortable.first
    else { return [] }
    let numbers = sortable.filter { $0 < 9 }.map { column in
      KeyBinding(
        [KeyPress(Character("\(column + 1)"))], column, columns[column].title,
        id: "column.\(column + 1)", shown: .help)
    }
    return [KeyBinding([KeyPress("s")], next, words.list.sort, id: "next")] + numbers
  }

  private func sort(by column: Int) {
    guard let sortOrder, let value = columns[column].value else { return }
    sortOrder.wrappedValue = TableSort.asking(for: value, in: sortOrder.wrappedValue)
  }
}
