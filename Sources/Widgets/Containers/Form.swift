/// Controls below each other, with their labels in a column.
///
/// ```
///   Player                    header of a section
///   Name        [Haru    ]    a row: a stack of a label, a spacer and a control
///   Difficulty  ( easy   )
///
///   Sound                     sections stand a line apart
///   …
/// ```
///
/// Where there is too little room for both, the controls stand below their labels. A row is any
/// `HStack` of a label, one `Spacer` and what belongs to the label; other views are as wide as the
/// form. Tab and the arrows go from control to control, and what does not fit scrolls. In a terminal
/// the form takes no more rows than it needs.
public struct Form<Content> {
  private let content: Content
}

extension Form: PlainView, View where Content: View {
  /// A form of the rows and sections of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows, which scroll.
  public var body: some View {
    ScrollView { FormRows(content: content) }
  }
}

/// The rows of a form.
@usableFromInline struct FormRows<Content> {
  let content: Content
}

extension FormRows: PrimitiveView, View where Content: View {
  @usableFromInline
  static func makeNode(for view: Self, in parent: Node) -> Node {
    FormNode(view, in: parent)
  }
}

private final class FormNode<Content: View>: TransparentNode<FormRows<Content>> {
  private lazy var column = LabelColumn { [weak self] in self?.changed(.size) }

  override init(_ view: FormRows<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override var isElement: Bool { true }

  override func viewChanged(from old: FormRows<Content>, environmentChanged: Bool) {
    setContent(view.content)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    measureColumn()
    let lines = lines(in: proposal)
    let width = innerElements.map { $0.size(for: rowProposal(proposal)).width }.max() ?? 0
    return Size(
      width: proposal.width < ProposedSize.unlimited ? proposal.width : width,
      height: lines.last ?? 0)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    for (row, line) in zip(innerElements, lines(in: proposal)) {
      row.place(
        at: Point(x: frame.minX, y: frame.minY + line), proposal: rowProposal(proposal))
    }
  }

  private func rowProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width, height: ProposedSize.unlimited)
  }

  /// Gives the column to all rows with labels, and finds out how wide it is.
  private func measureColumn() {
    let rows = innerElements.compactMap(\.labelledRow)
    for row in rows where row.labelColumn !== column {
      row.labelColumn = column
      row.forgetSizes()
    }
    if column.measure(rows.compactMap(\.labelRow)) {
      for row in innerElements { row.forgetSizes() }
    }
  }

  /// The line that each row begins at, and the one after the last row.
  private func lines(in proposal: ProposedSize) -> [Int] {
    var lines: [Int] = []
    var line = 0
    var section: Node?
    for (index, row) in innerElements.enumerated() {
      let own = self.section(of: row)
      if index > 0, own !== section { line += 1 }
      section = own
      lines.append(line)
      line += row.size(for: rowProposal(proposal)).height
    }
    return lines + [line]
  }

  /// What tells the section that `row` is part of from others; nil where it is in none.
  private func section(of row: Node) -> Node? {
    var node = row.parent
    while let current = node, current !== self {
      if current is any SectionMark { return current }
      node = current.parent
    }
    return nil
  }
}

extension Node {
  /// The row with a label that this element is, or that is the only thing within it.
  fileprivate var labelledRow: (any LabelledRow)? {
    var node = self
    while true {
      if let row = node as? any LabelledRow, row.isLabelled { return row }
      guard node.innerElements.count == 1 else { return nil }
      node = node.innerElements[0]
    }
  }
}
