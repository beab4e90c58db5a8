// SPDX-License-Identifier: Apache-2.0

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
/// If there isn't room for both, the controls go below their labels. A row is an `HStack` of a
/// label, one `Spacer` and a control. Other views fill the width. Tab and the arrows move between
/// controls, and long forms scroll. A form takes no more rows than it needs.
public struct Form<Content> {
  private let content: Content
}

extension Form: PlainView, View where Content: View {
  /// Creates a form of the rows and sections in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows, in a scroll view.
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

  /// Assigns the label column to all labelled rows, and measures it.
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

  /// The first line of each row, and the one after the last row.
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

  /// The section that `row` is part of, or `nil` if there is none.
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
  /// The labelled row that this element is, or that is its only content.
  fileprivate var labelledRow: (any LabelledRow)? {
    var node = self
    while true {
      if let row = node as? any LabelledRow, row.isLabelled { return row }
      guard node.innerElements.count == 1 else { return nil }
      node = node.innerElements[0]
    }
  }
}
