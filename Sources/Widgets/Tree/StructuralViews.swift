/// Nothing.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  /// Makes a node without children.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ViewNode(view, in: parent)
  }
}

/// Parts one after the other, to be placed by the container around them.
public struct Group<Content: View>: PlainView {
  /// The parts.
  public let body: Content

  /// The parts that `content` describes.
  public init(@ViewBuilder content: () -> Content) {
    body = content()
  }
}

/// The statements of a closure.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes a node with a child for each statement.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    TupleNode(view, in: parent)
  }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var nodes: [Node] = []

  override init(_ view: TupleView<repeat each Content>, in parent: Node) {
    super.init(view, in: parent)
    for part in repeat each view.content { nodes.append(reconcile(nil, with: part)) }
  }

  override var children: [Node] { nodes }
  override var isSequence: Bool { true }

  override func viewChanged(
    from old: TupleView<repeat each Content>, environmentChanged: Bool
  ) {
    var index = 0
    var isChanged = false
    for part in repeat each view.content {
      let node = reconcile(nodes[index], with: part)
      isChanged = isChanged || node !== nodes[index]
      nodes[index] = node
      index += 1
    }
    if isChanged { shownChildrenChanged() }
  }
}

/// One of two parts.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  /// The part after `if`.
  case first(First)
  /// The part after `else`.
  case second(Second)

  /// Makes a node that keeps the part that is shown, and forgets its state when the other takes
  /// its place.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ConditionalNode(view, in: parent)
  }
}

private final class ConditionalNode<First: View, Second: View>: TransparentNode<
  ConditionalView<First, Second>
>
{
  override init(_ view: ConditionalView<First, Second>, in parent: Node) {
    super.init(view, in: parent)
    show()
  }

  override func viewChanged(
    from old: ConditionalView<First, Second>, environmentChanged: Bool
  ) {
    switch (old, view) {
    case (.first, .second), (.second, .first): forgetContent()
    default: break
    }
    show()
  }

  private func show() {
    switch view {
    case .first(let content): setContent(content)
    case .second(let content): setContent(content)
    }
  }
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  let view: any View

  /// `view`, its type forgotten.
  public init(_ view: some View) {
    self.view = view
  }

  /// Makes a node that keeps whatever view it is given, and starts afresh when its type changes.
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
