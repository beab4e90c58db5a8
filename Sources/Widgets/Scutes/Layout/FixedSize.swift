// SPDX-License-Identifier: Apache-2.0

@usableFromInline struct FixedSize: WrapperModifier {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  static var drawsItself: Bool { false }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? ProposedSize.ideal : proposal.width,
      height: vertical ? ProposedSize.ideal : proposal.height)
  }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    content.size(for: inner(proposal))
  }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    content.place(at: bounds.origin, proposal: inner(proposal))
  }
}

extension View {
  /// Gives the view its ideal size, whatever the available room. Text neither wraps nor is
  /// truncated.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal width or height, whatever the available room. A view that fills its
  /// room, and so has no ideal size, is as small as possible.
  ///
  /// ```
  /// HStack(alignment: .top, spacing: 1) {        in 14 columns       without
  ///   Text("one two")                            one three four      one two three
  ///   Text("three four").fixedSize()             two                         four
  /// }
  /// ```
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}
