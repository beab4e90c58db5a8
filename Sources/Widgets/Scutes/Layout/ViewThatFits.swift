// SPDX-License-Identifier: Apache-2.0

/// Shows the first of several views that fits, or else the last.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {           in 20      in 12
///   Text("Errors: 2 of 3")                  Errors: 2 of 3
///   Text("2 errors")                                   2 errors
/// }
/// ```
///
/// Each statement is a candidate. It fits if its ideal size is no larger than the room in `axes`.
/// All candidates exist and keep their state, but keys, clicks and the focus reach only the one
/// shown.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: PrimitiveView, View where Content: View {
  /// Creates a view that shows the first view of `content` that fits in the given directions.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Creates a node that chooses during layout.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    FittingNode(view, in: parent)
  }
}

private final class FittingNode<Content: View>: TransparentNode<ViewThatFits<Content>> {
  @WeakNode private var shown: Node?

  override init(_ view: ViewThatFits<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override var isElement: Bool { true }
  override var shownChildren: [Node] { shown.map { [$0] } ?? [] }

  override func shows(_ child: Node) -> Bool {
    child === shown || (child === content && child.isSequence)
  }

  override func viewChanged(from old: ViewThatFits<Content>, environmentChanged: Bool) {
    setContent(view.content)
    if old.axes != view.axes { changed(.size) }
  }

  private var candidates: [Node] { content.map(Self.parts) ?? [] }

  private static func parts(_ node: Node) -> [Node] {
    node.isSequence ? node.children.flatMap(parts) : [node]
  }

  /// The candidate to show for `proposal`.
  private func choice(_ proposal: ProposedSize) -> Node? {
    let candidates = candidates
    return candidates.dropLast().first { fits($0, in: proposal) } ?? candidates.last
  }

  private func fits(_ candidate: Node, in proposal: ProposedSize) -> Bool {
    let (across, down) = (view.axes.contains(.horizontal), view.axes.contains(.vertical))
    let size = WrappedContent(candidate.elements).size(
      for: ProposedSize(
        width: across ? ProposedSize.ideal : proposal.width,
        height: down ? ProposedSize.ideal : proposal.height))
    return (!across || size.width <= proposal.width) && (!down || size.height <= proposal.height)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    WrappedContent(choice(proposal)?.elements ?? []).guide(key, for: proposal)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    WrappedContent(choice(proposal)?.elements ?? []).size(for: proposal)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let choice = choice(proposal)
    if choice !== shown {
      changed(.look)
      shown = choice
      whilePlacing { changed(.children) }
      changed(.look(of: Rect(origin: .zero, size: frame.size)))
    }
    WrappedContent(choice?.elements ?? []).place(at: frame.origin, proposal: proposal)
  }
}
