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
