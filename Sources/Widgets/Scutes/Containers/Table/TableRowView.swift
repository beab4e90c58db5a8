// SPDX-License-Identifier: Apache-2.0

/// The cells of a row.
struct TableRowView: LeafView, Equatable {
  let texts: [String]
  let formats: [TableColumnFormat]

  static var showsText: Bool { true }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    Self.draw(
      texts, formats, in: rect, on: painter, style: environment.textStyle(),
      ellipsis: environment.capabilities.isUnicode ? "…" : "...")
  }

  /// Draws `texts` in their columns, truncated if they are too long.
  static func draw(
    _ texts: [String], _ formats: [TableColumnFormat], in rect: Rect, on painter: Painter,
    style: TextStyle, ellipsis: String
  ) {
    let plan = TableColumnPlan(formats, room: rect.width)
    for (index, column) in plan.columns.enumerated() where !column.isEmpty {
      let shown = TextTruncation.truncate(texts[index], to: column.count, ellipsis: ellipsis)
      let x =
        column.lowerBound + formats[index].alignment.offset(of: shown.columns, in: column.count)
      painter.write(shown, at: Point(x: rect.minX + x, y: rect.minY), style: style)
    }
  }
}

/// The titles above the columns of a table. A click sorts by a column.
struct TableHeader: PrimitiveView {
  let titles: [String]
  let formats: [TableColumnFormat]
  /// The column that the rows are sorted by, and whether in reverse.
  let sorted: (column: Int, isReversed: Bool)?
  let sort: (Int) -> Void

  static func makeNode(for view: Self, in parent: Node) -> Node {
    TableHeaderNode(view, in: parent)
  }
}

private final class TableHeaderNode: ViewNode<TableHeader> {
  override var isElement: Bool { true }
  override var drawsItself: Bool { true }

  override func viewChanged(from old: TableHeader, environmentChanged: Bool) {
    changed(.look)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: 1)
  }

  override func draw(_ painter: Painter) {
    let isUnicode = environment.capabilities.isUnicode
    var style = environment.theme.style(for: .tableHeader)
    style.attributes.formUnion([.bold, .underline])
    painter.fill(frame, style: style)
    let plan = TableColumnPlan(view.formats, room: frame.width)
    let titles = view.titles.indices.map { title(of: $0, in: plan.columns[$0].count) }
    TableRowView.draw(
      titles, view.formats, in: frame, on: painter, style: style,
      ellipsis: isUnicode ? "…" : "...")
  }

  /// The title of a column of the given width, with an arrow if the rows are sorted by it.
  private func title(of column: Int, in width: Int) -> String {
    guard let sorted = view.sorted, sorted.column == column else { return view.titles[column] }
    let isUnicode = environment.capabilities.isUnicode
    let arrow = sorted.isReversed ? (isUnicode ? "▼" : "v") : (isUnicode ? "▲" : "^")
    let title = TextTruncation.truncate(
      view.titles[column], to: width - 1, ellipsis: isUnicode ? "…" : "...")
    return title + arrow
  }

  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard case .press(.left) = mouse.kind, frame.contains(mouse.position) else { return false }
    let plan = TableColumnPlan(view.formats, room: frame.width)
    guard let column = plan.column(at: mouse.position.x - frame.minX) else { return false }
    view.sort(column)
    return true
  }
}
