// SPDX-License-Identifier: Apache-2.0

/// The rows of a tree in a ``List``, of which those below an open row are shown.
///
/// ```
/// ▸ ▾ Sources           open
///     ▾ Scutes
///         List.swift    nothing can be below it
///     ▸ ScutesConsole   closed
/// ```
///
/// → opens a row, or goes to the first one below; ← closes it, or goes to the one above; `*` opens
/// all beside it. Enter and Space open and close, unless the list has another use for them, and so
/// does a click on the mark. Children are asked for when their row is opened for the first time, so
/// a file system may be a tree.
///
/// Only visible rows are made, and a key costs what is on the screen however many rows are open.
/// Opening or closing takes time O(open rows), most of it to move them in memory.
///
///     List(folders, children: \.children, selection: $chosen) { folder in
///       Text(folder.name)
///     }
///
/// Rows are found by typing if ``typeSelect(_:)`` names them. Outside a list, the group is a list.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  /// Whether something may be below an element. `nil` to ask for its children.
  let hasChildren: ((Data.Element) -> Bool)?
  let expanded: Binding<Set<ID>>?
  let content: (Data.Element) -> Content
  var title: ((Data.Element) -> String)?
}

extension OutlineGroup: View where Content: View {
  /// Creates rows for the elements of `data` and those below. `children` is `nil` for an element
  /// that nothing can be below. `expanded` are the identities of the open rows; without it the list
  /// keeps them, beginning with none.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children] }
    hasChildren = nil
    self.expanded = expanded
    self.content = content
  }

  /// Creates rows for the elements of `data` and those below. `children` is `nil` for an element
  /// that nothing can be below.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<ID>>? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, expanded: expanded, content: content)
  }

  /// Creates rows for the elements of `data` and those below, where it takes long to find these.
  /// `children` is called when a row is opened, and `hasChildren` for each visible row, to know
  /// whether it can be.
  public init(
    _ data: Data, expanded: Binding<Set<ID>>? = nil,
    hasChildren: @escaping (Data.Element) -> Bool, children: @escaping (Data.Element) -> Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.children = { hasChildren($0) ? children($0) : nil }
    self.hasChildren = hasChildren
    self.expanded = expanded
    self.content = content
  }

  /// Lets people find rows by typing the beginning of their `title`, among those that are open.
  public func typeSelect(_ title: @escaping (Data.Element) -> String) -> OutlineGroup {
    var copy = self
    copy.title = title
    return copy
  }

  /// A list of the rows.
  public var body: some View {
    List { self }
  }
}

extension OutlineGroup: RowSource where Content: View {
  func addRows(to table: inout RowTable) {
    let known =
      table.takeOutline() as? OutlineRows<Data, ID>
      ?? OutlineRows(id: id, children: children)
    known.update(self)
    let rows = known.rows
    let (id, content) = (id, content)
    let isBranch = { (element: Data.Element) in
      hasChildren.map { $0(element) } ?? (children(element) != nil)
    }
    var run = RowTable.Run(count: rows.count) { offset in
      let row = rows[offset]
      let mark = !isBranch(row.element) ? nil : row.isOpen
      return AnyView(OutlineRow(depth: row.depth, isOpen: mark, content: content(row.element)))
    }
    run.id = { AnyHashable(id(rows[$0].element)) }
    run.find = { wanted, start in
      guard let wanted = wanted.base as? ID else { return nil }
      return rows.indices.nearest(to: start) { id(rows[$0].element) == wanted }
    }
    run.title = title.map { title in { title(rows[$0].element) } }
    run.outline = known
    table.append(run, of: known)
  }
}

/// A row with the mark that shows whether it is open.
private struct OutlineRow<Content: View>: View {
  let depth: Int
  /// `nil` if nothing can be below it.
  let isOpen: Bool?
  let content: Content

  var body: some View {
    let mark = isOpen.map { $0 ? "▾ " : "▸ " } ?? "  "
    HStack(alignment: .top, spacing: 0) {
      Text(String(repeating: "  ", count: depth) + mark).lineLimit(1).fixedSize()
      content
    }
  }
}

extension Range<Int> {
  /// The index nearest to `start` that fulfils `condition`, searching outwards.
  fileprivate nonisolated func nearest(to start: Int, where condition: (Int) -> Bool) -> Int? {
    let start = Swift.max(lowerBound, Swift.min(start, upperBound - 1))
    for distance in 0..<count {
      let (after, before) = (start + distance, start - distance)
      if after < upperBound, condition(after) { return after }
      if before >= lowerBound, condition(before) { return before }
    }
    return nil
  }
}

extension List {
  /// Creates a list of the elements of `data` and, below open rows, their children. `selection` is
  /// the identity of the selected one, `expanded` those of the open ones. See ``OutlineGroup``.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>,
    expanded: Binding<Set<SelectionValue>>? = nil, rowHeight: Int = 1,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == OutlineGroup<Data, SelectionValue, Row>
  {
    self.init(
      content: OutlineGroup(data, children: children, expanded: expanded, content: row),
      selection: SingleSelection(value: selection), rowHeight: rowHeight)
  }

  /// Creates a list of the elements of `data` and, below open rows, their children, with multiple
  /// selection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>,
    expanded: Binding<Set<SelectionValue>>? = nil, rowHeight: Int = 1,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == OutlineGroup<Data, SelectionValue, Row>
  {
    self.init(
      content: OutlineGroup(data, children: children, expanded: expanded, content: row),
      selection: MultipleSelection(value: selection), rowHeight: rowHeight)
  }

  /// Creates a list of the elements of `data` and, below open rows, their children. Rows can't be
  /// selected, only activated.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    expanded: Binding<Set<SelectionValue>>? = nil, rowHeight: Int = 1,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == OutlineGroup<Data, SelectionValue, Row>
  {
    self.init(
      content: OutlineGroup(data, children: children, expanded: expanded, content: row),
      selection: nil, rowHeight: rowHeight)
  }
}
