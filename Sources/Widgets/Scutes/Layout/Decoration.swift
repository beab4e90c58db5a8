// SPDX-License-Identifier: Apache-2.0

/// Shows a view behind or in front of its content, proposing the content's size.
@usableFromInline struct Decoration<Content, Other> {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool
}

extension Decoration: PrimitiveView, View where Content: View, Other: View {
  @usableFromInline
  static func makeNode(for view: Self, in parent: Node) -> Node {
    DecorationNode(view, in: parent)
  }
}

private final class DecorationNode<Content: View, Other: View>: ViewNode<
  Decoration<Content, Other>
>
{
  private var content: Node?
  private var other: Node?

  override init(_ view: Decoration<Content, Other>, in parent: Node) {
    super.init(view, in: parent)
    show()
  }

  override var isElement: Bool { true }
  override var layoutPriority: Double { primary.priority }
  override var forwardsLayoutValues: Bool { true }

  override var children: [Node] {
    (view.isBehind ? [other, content] : [content, other]).compactMap { $0 }
  }

  private var primary: WrappedContent { WrappedContent(content?.elements ?? []) }

  override func viewChanged(from old: Decoration<Content, Other>, environmentChanged: Bool) {
    show()
    if old.alignment != view.alignment { changed(.size) }
  }

  private func show() {
    let old = (content, other)
    content = reconcile(old.0, with: view.content)
    other = reconcile(old.1, with: view.other)
    if content !== old.0 || other !== old.1 { changed(.children) }
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? { primary.layoutValue(for: key) }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    primary.guide(key, for: proposal)
  }

  override func measure(_ proposal: ProposedSize) -> Size { primary.size(for: proposal) }

  override func placeChildren(_ proposal: ProposedSize) {
    primary.place(at: frame.origin, proposal: proposal)
    let room = ProposedSize(frame.size)
    for element in other?.elements ?? [] {
      let origin = view.alignment.origin(
        of: element.size(for: room), in: frame, inner: { element.guide($0, for: room) },
        outer: { guide($0, for: proposal) })
      element.place(at: origin, proposal: room)
    }
  }
}

extension View {
  /// Shows `content` in front of the view, proposing the view's size, which is also the size of the
  /// whole. Several views overlap each other.
  ///
  /// ```
  /// Text("letters")                          letters
  ///   .padding()                                   3
  ///   .overlay(alignment: .bottomTrailing) { Text("3") }
  /// ```
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    Decoration(content: self, other: content(), alignment: alignment, isBehind: false)
  }

  /// Shows `content` behind the view, proposing the view's size. Several views overlap each other.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    Decoration(content: self, other: content(), alignment: alignment, isBehind: true)
  }
}
