// SPDX-License-Identifier: Apache-2.0

/// The size of a ``GeometryReader``.
public nonisolated struct GeometryProxy: Hashable, Sendable {
  /// The size in columns and rows.
  public let size: Size
}

/// A container whose content depends on the available room.
///
/// It fills the proposed size, with its content in the top left corner. The content is evaluated
/// once the size is known, and again when the size or `content` changes, but not in every frame,
/// and not when the reader has only moved.
///
/// ```swift
/// GeometryReader { geometry in
///   if geometry.size.width < 40 { Narrow() } else { Wide() }
/// }
/// ```
///
/// Without an ideal size of its own, it is as small as possible if no size is proposed. To choose
/// among several wordings or forms, ``ViewThatFits`` is lighter.
public struct GeometryReader<Content> {
  let content: (GeometryProxy) -> Content
}

extension GeometryReader: PrimitiveView, View where Content: View {
  /// Creates a view that shows `content` for the available room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Creates a node that evaluates the content during layout.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    GeometryNode(view, in: parent)
  }
}

private final class GeometryNode<Content: View>: TransparentNode<GeometryReader<Content>> {
  private static var pile: OverlayLayout { OverlayLayout(alignment: .topLeading) }
  /// The size that the content was last evaluated for, or `nil` before the first time.
  private var evaluatedSize: Size?
  /// `true` if the content was described again, or reads something that has changed.
  private var isStale = true

  override var isElement: Bool { true }

  override func viewChanged(from old: GeometryReader<Content>, environmentChanged: Bool) {
    evaluate()
  }

  /// Deferred to the layout pass, which knows the size.
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

  /// Evaluates the content for the current size. Returns the elements within that must be placed
  /// again, even if those around them stay.
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
