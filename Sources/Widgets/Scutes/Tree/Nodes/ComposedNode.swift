// SPDX-License-Identifier: Apache-2.0

/// The node of a view composed of others. Keeps its state and the node of its body.
final class ComposedNode<V: View>: ViewNode<V> {
  private var child: Node?
  private var properties = DynamicProperties()
  private let fields = ViewFields.of(V.self)

  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    connect(&properties, fields: fields.dynamic)
    evaluate()
  }

  override var hasBody: Bool { true }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    connect(&properties, fields: fields.dynamic)
    evaluate()
  }

  /// Evaluates the body, and again whenever something that it has read changes.
  override func evaluate() {
    needsEvaluation = false
    tree.count(\.evaluated)
    evaluatedFrame = tree.frameNumber
    V.showBody(of: view, in: self)
  }

  override func setBody(_ body: some View) {
    let old = child
    child = reconcile(old, with: body)
    if child !== old { changed(.children) }
  }
}

extension Node {
  /// Shows the body that `read` returns, and evaluates the node again when something read meanwhile
  /// changes.
  @usableFromInline final func show(_ read: () -> some View) { setBody(tracked(read)) }
}
