/// A row of a ``GridLayout``: each view in it is a cell of the next column. Anywhere else its views
/// belong to the container around it, as those of a ``Group`` do.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of the views in `content`, which stand in it by `alignment`; by that of the grid where
  /// it is nil.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  where Content: View {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView, View where Content: View {
  /// Makes a node by which the grid knows what belongs to the row.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    GridRowNode(view, in: parent)
  }
}

/// What a grid knows of one of its rows.
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
  /// The row of the grid around the view that the view is in.
  var gridRow: (any GridRowMark)? {
    var node = node.parent
    while let current = node, !current.isElement {
      if let row = current as? any GridRowMark { return row }
      node = current.parent
    }
    return nil
  }
}
