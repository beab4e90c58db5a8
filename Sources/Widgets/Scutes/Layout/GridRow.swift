// SPDX-License-Identifier: Apache-2.0

/// A row of a ``GridLayout``, with each view in the next column. Outside a grid its views belong to
/// the enclosing container, like those of a ``Group``.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of the views in `content`. `alignment` is that of the grid if it is `nil`.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  where Content: View {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView, View where Content: View {
  /// Creates a node that marks the row for the grid.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    GridRowNode(view, in: parent)
  }
}

/// Marks the node of a row for its grid.
protocol GridRowMark: Node {
  var alignment: VerticalAlignment? { get }
}

private final class GridRowNode<Content: View>: TransparentNode<GridRow<Content>>, GridRowMark {
  override init(_ view: GridRow<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  var alignment: VerticalAlignment? { view.alignment }

  override func viewChanged(from old: GridRow<Content>, environmentChanged: Bool) {
    setContent(view.content)
    if old.alignment != view.alignment, let layoutParent {
      layoutParent.changed(.size)
    }
  }
}

extension LayoutSubview {
  /// The enclosing row of the grid, if there is one.
  var gridRow: (any GridRowMark)? {
    var node = node.parent
    while let current = node, !current.isElement {
      if let row = current as? any GridRowMark { return row }
      node = current.parent
    }
    return nil
  }
}
