/// A description of a part of the screen.
///
/// A view is a value that is made anew whenever what it depends on changes; what lasts (its place,
/// its state) is kept by the kit in a ``Node``. A view of one's own has a `body` made of other
/// views. A `body` reads `@State`, `@Environment` and `@Observable` models and changes nothing.
@MainActor
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The views that this one is made of.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps a view of this type. Only the kit's own views have one of their own.
  static func makeNode(for view: Self, in parent: Node) -> Node

  /// Hands another description to the node that was made for one of this type.
  static func update(_ node: Node, with view: Self)

  /// Shows the body in the node that keeps the view.
  static func showBody(of view: Self, in node: Node)

  /// Whether two descriptions are the same, so that what is kept of one serves the other.
  static func areSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension View {
  /// Makes a node that keeps the view's state and evaluates its body.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ComposedNode(view, in: parent)
  }

  /// Has the node take the description in place of the one before.
  public static func update(_ node: Node, with view: Self) {
    // The node keeps a view of this type: it is only called for those that were made for it.
    unsafeDowncast(node, to: ViewNode<Self>.self).update(view)
  }

  /// Reads the body where its type is known. Read by the kit, its type would have to be put together by
  /// name while the program runs, which took a sixth of the start.
  @inlinable
  public static func showBody(of view: Self, in node: Node) {
    node.show { view.body }
  }
}

extension Never: View {
  /// Never evaluated.
  public var body: Never {
    return preconditionFailure("Never has no body")
  }
}

/// A view that has a node of its own in place of a body.
@MainActor
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked for: the node does the work.
  public var body: Never {
    return preconditionFailure("\(Self.self) has no body")
  }
}

/// A view of the kit whose body depends on nothing but its own properties: the node of the body is its
/// own.
protocol PlainView: View {}

extension PlainView {
  /// Makes the node of the body.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    Body.makeNode(for: view.body, in: parent)
  }

  /// Hands on the body.
  public static func update(_ node: Node, with view: Self) {
    Body.update(node, with: view.body)
  }
}
