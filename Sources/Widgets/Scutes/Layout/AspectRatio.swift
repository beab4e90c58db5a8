// SPDX-License-Identifier: Apache-2.0

/// Gives its content a fixed aspect ratio.
@usableFromInline struct AspectRatio: WrapperModifier {
  let ratio: Double?

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  static var drawsItself: Bool { false }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    content.size(for: inner(proposal, content))
  }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    content.place(at: bounds.origin, proposal: inner(proposal, content))
  }

  /// The largest proposal of the right shape. If both lengths are the minimum or the maximum, it
  /// stays as it is. If one is, the other determines the size.
  private func inner(_ proposal: ProposedSize, _ content: WrappedContent) -> ProposedSize {
    let hasWidth = proposal.width > 0 && proposal.width < ProposedSize.unlimited
    let hasHeight = proposal.height > 0 && proposal.height < ProposedSize.unlimited
    guard hasWidth || hasHeight, let ratio = columnsPerRow(content) else { return proposal }
    let width = CellShape.rounded(Double(proposal.height) * ratio)
    let height = CellShape.rounded(Double(proposal.width) / ratio)
    let takesWidth = hasWidth && hasHeight ? height <= proposal.height : hasWidth
    return takesWidth
      ? ProposedSize(width: proposal.width, height: height)
      : ProposedSize(width: width, height: proposal.height)
  }

  private func columnsPerRow(_ content: WrappedContent) -> Double? {
    if let ratio { return ratio > 0 ? ratio * Double(CellShape.heightToWidth) : nil }
    let size = content.size(for: .unspecified)
    return size.isEmpty ? nil : Double(size.width) / Double(size.height)
  }
}

/// The shape of the terminal's cells.
nonisolated enum CellShape {
  /// The assumed ratio of a cell's height to its width. Fonts vary by a tenth or two, which a
  /// program can't find out.
  static let heightToWidth = 2

  /// Rounds to whole cells, at least one.
  static func rounded(_ length: Double) -> Int {
    max(1, Int(min(length.rounded(), Double(ProposedSize.unlimited))))
  }
}

extension View {
  /// Proposes a size of aspect ratio `ratio`, width to height as the eye sees them. A cell counts
  /// as twice as high as wide, so a square, with a ratio of 1, has twice as many columns as rows:
  ///
  /// ```
  /// aspectRatio(1)    ██████      aspectRatio(2)    ████████████
  ///                   ██████                        ████████████
  ///                   ██████                        ████████████
  /// ```
  ///
  /// Without a ratio, the view keeps its ideal one. The size is rounded to whole cells, at least
  /// one, and a ratio of 0 or less has no effect. As always, the view may choose another size than
  /// the proposed one.
  public func aspectRatio(_ ratio: Double? = nil) -> some View {
    modifier(AspectRatio(ratio: ratio))
  }
}
