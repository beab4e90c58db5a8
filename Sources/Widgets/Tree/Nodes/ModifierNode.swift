/// A view around one other that leaves the other's size, place and look to it.
protocol ModifierView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

/// The node of a modifier: it hands its content on to the container around it.
class ModifierNode<V: ModifierView>: TransparentNode<V> {
  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    showContent()
  }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    showContent()
  }

  /// Describes the content anew.
  final func showContent() {
    setContent(view.content)
  }
}
