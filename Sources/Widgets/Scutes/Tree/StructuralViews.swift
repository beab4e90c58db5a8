// SPDX-License-Identifier: Apache-2.0

/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  /// Creates a node without children.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    Node(in: parent)
  }

  /// Does nothing.
  public static func update(_ node: Node, with view: Self) {
    node.adoptParentEnvironment()
  }
}

/// Several views, placed one by one by the enclosing container.
public struct Group<Content> {
  /// The views in the group.
  public let body: Content

  /// Creates a group of the views in `content`.
  public init(@ViewBuilder content: () -> Content) where Content: View {
    body = content()
  }
}

extension Group: PlainView, View where Content: View {}

/// The statements of a closure.
public struct TupleView<each Content> {
  let content: (repeat each Content)
}

extension TupleView: PrimitiveView, View where repeat each Content: View {
  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes a node with a child for each statement.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    let node = SequenceNode(in: parent)
    for part in repeat each view.content { node.append(part) }
    return node
  }

  /// Passes each statement to its child.
  public static func update(_ node: Node, with view: Self) {
    // The node was made above.
    let node = unsafeDowncast(node, to: SequenceNode.self)
    node.adoptParentEnvironment()
    var index = 0
    for part in repeat each view.content {
      node.update(at: index, with: part)
      index += 1
    }
  }
}

/// A node with several parts.
private final class SequenceNode: Node {
  private var nodes: [Node] = []

  override var viewName: String { "TupleView" }
  override var children: [Node] { nodes }
  override var isSequence: Bool { true }

  func append(_ part: some View) {
    nodes.append(Node.reconcile(nil, with: part, in: self))
  }

  func update(at index: Int, with part: some View) {
    let old = nodes[index]
    nodes[index] = Node.reconcile(old, with: part, in: self)
    if nodes[index] !== old { changed(.children) }
  }
}

/// One of two views.
public enum ConditionalView<First, Second> {
  /// The view after `if`.
  case first(First)
  /// The view after `else`.
  case second(Second)
}

extension ConditionalView: PrimitiveView, View where First: View, Second: View {
  /// Creates a node for the current branch, which loses its state when the other replaces it.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    let node = BranchNode(in: parent)
    update(node, with: view)
    return node
  }

  /// Passes on the current branch.
  public static func update(_ node: Node, with view: Self) {
    // The node was made above.
    let node = unsafeDowncast(node, to: BranchNode.self)
    node.adoptParentEnvironment()
    switch view {
    case .first(let content): node.show(content, isFirst: true)
    case .second(let content): node.show(content, isFirst: false)
    }
  }
}

/// A node with one of two parts.
private final class BranchNode: Node {
  private var content: Node?
  private var isFirst = true

  override var viewName: String { "ConditionalView" }
  override var children: [Node] { content.map { [$0] } ?? [] }

  func show(_ view: some View, isFirst: Bool) {
    let old = content
    if self.isFirst != isFirst { old?.detach() }
    content = Node.reconcile(self.isFirst == isFirst ? old : nil, with: view, in: self)
    self.isFirst = isFirst
    if content !== old { changed(.children) }
  }
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  let view: any View

  /// Wraps `view`, erasing its type.
  public init(_ view: some View) {
    self.view = view
  }

  /// Creates a node for any view, which starts afresh when the view's type changes.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    AnyViewNode(view, in: parent)
  }
}

private final class AnyViewNode: TransparentNode<AnyView> {
  override init(_ view: AnyView, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.view)
  }

  override func viewChanged(from old: AnyView, environmentChanged: Bool) {
    setContent(view.view)
  }
}
