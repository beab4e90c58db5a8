/// Offers its content room of one shape only.
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

  /// The largest room of the shape. A question, for the least or the most, stays one
  /// where it is asked in both directions; else the other one alone says how large the room is.
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

/// The shape of the cells of a terminal.
nonisolated enum CellShape {
  /// How many times as high as wide a cell is taken to be. Fonts differ by a tenth or two; nothing
  /// tells a program which one it is.
  static let heightToWidth = 2

  /// The nearest number of cells, at least one.
  static func rounded(_ length: Double) -> Int {
    max(1, Int(min(length.rounded(), Double(ProposedSize.unlimited))))
  }
}

extension View {
  /// Offers the view room of one shape only: `ratio` times as wide as high, as the eye sees it. A
  /// cell counts as twice as high as wide, so that a square, whose ratio is 1, has twice as many
  /// columns as rows:
  ///
  /// ```
  /// aspectRatio(1)    ██████      aspectRatio(2)    ████████████
  ///                   ██████                        ████████████
  ///                   ██████                        ████████████
  /// ```
  ///
  /// With no ratio, the view keeps the shape that it has by itself. Rounded to whole cells, at
  /// least one; a ratio of 0 or less changes nothing. How much of its room the view takes is its own
  /// affair, as ever.
  public func aspectRatio(_ ratio: Double? = nil) -> some View {
    modifier(AspectRatio(ratio: ratio))
  }
}
