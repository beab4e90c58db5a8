// SPDX-License-Identifier: Apache-2.0

/// A node for a view of a known type.
public class ViewNode<V>: Node {
  /// The latest description.
  fileprivate(set) final var view: V

  /// Creates a node for `view`, not yet evaluated.
  init(_ view: V, in parent: Node) {
    self.view = view
    super.init(in: parent)
  }

  override var viewName: String {
    let name = String(describing: V.self)
    return String(name.prefix { $0 != "<" })
  }

  override final func environmentChanged() {
    needsEvaluation = false
    viewChanged(from: view, environmentChanged: true)
  }

  /// `true` if `new` looks the same as the current description, and differs only in its actions. It
  /// is then adopted without a look at the content.
  func looksSame(as new: V) -> Bool { false }

  /// Called after a new description or environment has been adopted.
  func viewChanged(from old: V, environmentChanged: Bool) {}

  /// Updates `node` with `view` if the types match, or else creates a new node in its place.
  /// Returns the node.
  final func reconcile<Child: View>(_ node: Node?, with view: Child) -> Node {
    Node.reconcile(node, with: view, in: self)
  }
}

extension ViewNode where V: View {
  /// Adopts a new description and evaluates it, unless it and the environment are unchanged. Then
  /// the whole subtree stays as it is.
  final func update(_ new: V) {
    update(new, in: parent?.childEnvironment ?? environment)
  }

  /// Adopts a new description in `surroundings`, the parent's environment for its children.
  final func update(_ new: V, in surroundings: EnvironmentValues) {
    let isSameEnvironment = surroundings.isIdentical(to: environment)
    if isSameEnvironment, !needsEvaluation {
      let isSame = V.areSame(view, new)
      if isSame || looksSame(as: new) {
        tree.counts.skipped += 1
        if !isSame { view = new }
        return
      }
    }
    // Exchanged, not copied: a view may be large, and its parts are copied one by one.
    var old = new
    swap(&old, &view)
    environment = surroundings
    needsEvaluation = false
    viewChanged(from: old, environmentChanged: !isSameEnvironment)
  }

  /// Connects the dynamic properties of the description to this node.
  final func connect(_ properties: inout DynamicProperties, fields: [ViewFields.Dynamic]) {
    properties.connect(&view, fields: fields, to: self)
  }
}

extension Node {
  /// Updates `node` with `view` if the types match, or else creates a new node below `parent`.
  /// Returns the node.
  static func reconcile<Child: View>(
    _ node: Node?, with view: Child, in parent: Node
  ) -> Node {
    let type = ObjectIdentifier(Child.self)
    if let node, node.viewType == type {
      Child.update(node, with: view)
      return node
    }
    node?.detach()
    let new = Child.makeNode(for: view, in: parent)
    new.viewType = type
    return new
  }
}
