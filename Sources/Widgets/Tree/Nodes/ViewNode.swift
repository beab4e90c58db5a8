/// A node that keeps a view of a known type.
public class ViewNode<V>: Node {
  /// The latest description.
  fileprivate(set) final var view: V

  /// A node for `view`, not yet evaluated.
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

  /// Whether `new` shows what the present description does, and differs only in what is done when
  /// the view is used. Then it is kept without a look at what is within.
  func looksSame(as new: V) -> Bool { false }

  /// Called after another description, or other surroundings, have been taken.
  func viewChanged(from old: V, environmentChanged: Bool) {}

  /// The node that keeps `view`: `node` itself where it has kept a view of the same type, else a
  /// new one in its place.
  final func reconcile<Child: View>(_ node: Node?, with view: Child) -> Node {
    Node.reconcile(node, with: view, in: self)
  }
}

extension ViewNode where V: View {
  /// Takes a new description in place of the one before, and evaluates it unless both are the same
  /// in the same surroundings: then the whole subtree stays as it is.
  final func update(_ new: V) {
    update(new, in: parent?.childEnvironment ?? environment)
  }

  /// Takes a new description in `surroundings`, which are those that the parent has for its children.
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
  /// The node below `parent` that keeps `view`: `node` itself where it has kept a view of the same
  /// type, else a new one in its place.
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
