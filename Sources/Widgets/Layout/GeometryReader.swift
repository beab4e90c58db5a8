/// What is known of the room that a view has been given.
public nonisolated struct GeometryProxy: Hashable, Sendable {
  /// Columns and rows.
  public let size: Size
}

/// Content that depends on the room there is.
///
/// It fills what it is offered, and shows its content in the top left corner of it. The content is
/// evaluated once the room is known, and again when it has another size or when `content` is
/// described anew: not in each frame, and not where the reader has only moved.
///
/// ```swift
/// GeometryReader { geometry in
///   if geometry.size.width < 40 { Narrow() } else { Wide() }
/// }
/// ```
///
/// Since it has no size of its own, it is as small as can be where nothing is offered. To choose
/// among several wordings or forms, ``ViewThatFits`` is the lighter way.
public struct GeometryReader<Content> {
  let content: (GeometryProxy) -> Content
}

extension GeometryReader: PrimitiveView, View where Content: View {
  /// What `content` describes for the room that there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that evaluates the content while the screen is laid out.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    GeometryNode(view, in: parent)
  }
}

private final class GeometryNode<Content: View>: TransparentNode<GeometryReader<Content>> {
  private static var pile: OverlayLayout { OverlayLayout(alignment: .topLeading) }
  /// The room that the content was evaluated for; nil before the first time.
  private var evaluatedSize: Size?
  /// Whether the content was described anew, or reads something that has changed.
  private var isStale = true

  override var isElement: Bool { true }

  override func viewChanged(from old: GeometryReader<Content>, environmentChanged: Bool) {
    evaluate()
  }

  /// Leaves it to the layout pass, which knows the room.
  override func evaluate() {
    needsEvaluation = false
    isStale = true
    changed(.size)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let changed = isStale || evaluatedSize != frame.size ? evaluateContent() : []
    Self.pile.placeSubviews(
      in: frame, proposal: ProposedSize(frame.size),
      subviews: innerElements.map(LayoutSubview.init))
    for node in changed { node.placeAgain() }
  }

  /// Evaluates the content for the room there is; returns the elements within that must be placed
  /// again though what is around them may stay where it is.
  private func evaluateContent() -> [Node] {
    let isOtherSize = evaluatedSize != frame.size
    evaluatedSize = frame.size
    isStale = false
    tree.count(\.evaluated)
    var changed: [Node] = []
    whilePlacing {
      setContent(tracked { view.content(GeometryProxy(size: frame.size)) })
      if isOtherSize {
        for child in children { child.forgetSizes() }
      } else {
        changed = tree.checkSizes(below: depth)
      }
    }
    return changed
  }
}
