// SPDX-License-Identifier: Apache-2.0

/// A description of a part of the screen.
///
/// A view is a value, created anew whenever its inputs change. Its place and state last: the kit
/// keeps them in a ``Node``. Your own views have a `body` made of other views. It reads `@State`,
/// `@Environment` and `@Observable` models, and changes nothing.
@MainActor
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Creates the node for a view of this type. Only built-in views implement it.
  static func makeNode(for view: Self, in parent: Node) -> Node

  /// Updates a node created for a view of this type with a new description.
  static func update(_ node: Node, with view: Self)

  /// Shows the body in the view's node.
  static func showBody(of view: Self, in node: Node)

  /// `true` if two descriptions are the same, so that the node of one serves the other.
  static func areSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension View {
  /// Creates a node that keeps the view's state and evaluates its body.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ComposedNode(view, in: parent)
  }

  /// Updates the node with the new description.
  public static func update(_ node: Node, with view: Self) {
    // Only called for nodes created for a view of this type.
    unsafeDowncast(node, to: ViewNode<Self>.self).update(view)
  }

  /// Reads the body where its type is known. Elsewhere its type would be looked up by name at run
  /// time, which took a sixth of the start.
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

/// A view with a node of its own in place of a body.
@MainActor
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never evaluated: the node does the work.
  public var body: Never {
    return preconditionFailure("\(Self.self) has no body")
  }
}

/// A built-in view whose body depends only on its own properties, and whose node is that of the
/// body.
protocol PlainView: View {}

extension PlainView {
  /// Creates the node of the body.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    Body.makeNode(for: view.body, in: parent)
  }

  /// Passes on the body.
  public static func update(_ node: Node, with view: Self) {
    Body.update(node, with: view.body)
  }
}
