// SPDX-License-Identifier: Apache-2.0

/// The nodes of a list: visible rows, rows that have the focus though they have scrolled away, the
/// header above the rows, and the placeholder for an empty list.
final class ListRows {
  private unowned let list: Node
  /// The rows, in order.
  private(set) var shown: [(row: Int, node: ListRowNode)] = []
  private(set) var fixedHeader: ListRowNode?
  private(set) var placeholder: ListRowNode?

  /// Creates an empty set of nodes in `list`.
  init(in list: Node) {
    self.list = list
  }

  /// All nodes, in drawing order.
  var nodes: [ListRowNode] { [placeholder, fixedHeader].compactMap { $0 } + shown.map(\.node) }

  /// The node of `row`, if it is visible.
  func node(of row: Int?) -> ListRowNode? { shown.first { $0.row == row }?.node }

  // MARK: Describing

  /// Creates nodes for the rows `wanted` of `table` and removes the others. Updates existing nodes
  /// only if `describesAgain`.
  func show(
    _ wanted: [Int], of table: RowTable, describesAgain: Bool, look: (Int) -> ListRowLook
  ) {
    let before = shown
    var known: [ListRowNode.Key: ListRowNode] = [:]
    for row in before { known[row.node.key] = row.node }
    shown = []

    func show(_ index: Int) {
      let run = table.run(of: index)
      let offset = index - run.start
      var key = run.id.map { ListRowNode.Key.id($0(offset)) } ?? .place(index)
      if shown.contains(where: { $0.node.key == key }) { key = .place(index) }
      let describe = { run.view(offset) }
      if let node = known.removeValue(forKey: key) {
        if describesAgain { node.setContent(describedBy: describe) }
        node.look = look(index)
        shown.append((index, node))
      } else {
        let node = ListRowNode(key: key, look: look(index), describe: describe, in: list)
        shown.append((index, node))
      }
    }

    for index in wanted { show(index) }
    for row in before where row.node.hasFocusWithin && known[row.node.key] != nil {
      guard case .id(let id) = row.node.key, let index = table.row(of: id, near: row.row) else {
        continue
      }
      show(index)
    }
    for node in known.values { node.detach() }
    if !before.elementsEqual(shown, by: { $0.node === $1.node }) {
      list.changed(.children)
    } else if !before.elementsEqual(shown, by: { $0.row == $1.row }) {
      list.changed(.size)
    }
  }

  /// Shows `header` above the rows, indented by `indent` columns.
  func showHeader(_ header: AnyView?, indent: Int) {
    fixedHeader = extra(fixedHeader, header, indent: indent)
  }

  /// Shows `view` in the centre, in place of rows.
  func showPlaceholder(_ view: AnyView?) {
    let view = view.map { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity)) }
    placeholder = extra(placeholder, view, indent: 0)
  }

  private func extra(_ node: ListRowNode?, _ view: AnyView?, indent: Int) -> ListRowNode? {
    guard let view else {
      node?.detach()
      if node != nil { list.changed(.children) }
      return nil
    }
    if let node {
      node.look = ListRowLook(indent: indent)
      node.setContent { view }
      return node
    }
    list.changed(.children)
    return ListRowNode(
      key: .place(-1), look: ListRowLook(indent: indent), describe: { view }, in: list)
  }

  // MARK: Drawing

  /// Draws the rows in `window`, with the `pinned` one at its top.
  func draw(in window: Rect, pinned: Int?, on painter: Painter) {
    painter.clipped(to: window.inset(by: EdgeInsets(top: pinned == nil ? 0 : 1))) {
      for (row, node) in shown where row != pinned { draw(node, painter) }
    }
    for node in [placeholder, fixedHeader, node(of: pinned)] {
      if let node { draw(node, painter) }
    }
  }

  private func draw(_ node: ListRowNode, _ painter: Painter) {
    guard node.frame.intersects(painter.clip) else { return }
    list.tree.count(\.drawn)
    node.drawnFrame = list.tree.frameNumber
    node.draw(painter)
  }
}
