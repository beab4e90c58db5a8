/// A view of the kit whose body depends on nothing but its own properties, so that there is nothing
/// to keep an eye on.
protocol PlainView: View {}

extension PlainView {
  /// Makes a node that shows the body.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    PlainNode(view, in: parent)
  }
}

private final class PlainNode<V: PlainView>: TransparentNode<V> {
  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    show()
  }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    show()
  }

  private func show() {
    tree.count(\.evaluated)
    setContent(view.body)
  }
}
