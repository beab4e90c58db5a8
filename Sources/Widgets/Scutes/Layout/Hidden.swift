// SPDX-License-Identifier: Apache-2.0

/// Takes up its content's room without showing it.
@usableFromInline struct Hidden: NodeModifier {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    HiddenNode(modifier, in: parent)
  }
}

private final class HiddenNode: ModifierNode<Hidden> {
  override var isElement: Bool { true }
  /// None, so that keys, clicks and the focus can't reach them.
  override var shownChildren: [Node] { [] }
  override func shows(_ child: Node) -> Bool { false }
  override var layoutPriority: Double { wrapped.priority }
  override var forwardsLayoutValues: Bool { true }

  private var wrapped: WrappedContent { WrappedContent(content?.elements ?? []) }

  override func layoutValue(for key: ObjectIdentifier) -> Any? { wrapped.layoutValue(for: key) }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    wrapped.guide(key, for: proposal)
  }

  override func measure(_ proposal: ProposedSize) -> Size { wrapped.size(for: proposal) }
}

extension View {
  /// Leaves the view's room empty. The view keeps its state, but keys, clicks and the focus don't
  /// reach it.
  ///
  /// ```
  /// HStack { Text("one"); Text("two").hidden(); Text("three") }     one   three
  /// ```
  public func hidden() -> some View {
    modifier(Hidden())
  }
}
