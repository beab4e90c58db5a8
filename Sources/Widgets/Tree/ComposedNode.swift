/// Keeps a view that is made of other views: its state, and the node of its body.
final class ComposedNode<V: View>: ViewNode<V> {
  private var child: Node?
  private var properties = DynamicProperties()

  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    properties.connect(view, to: self)
    evaluate()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    properties.connect(view, to: self)
    evaluate()
  }

  /// Reads the body, and asks to be called again when an observable model that it has read changes.
  override func evaluate() {
    needsEvaluation = false
    tree.count(\.evaluated)
    let body = tracked { view.body }
    let old = child
    child = reconcile(old, with: body)
    if child !== old { shownChildrenChanged() }
  }
}
