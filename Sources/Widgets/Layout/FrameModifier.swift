extension Int {
  /// As much as there is, for the largest width or height of a frame.
  public nonisolated static var infinity: Int { ProposedSize.unlimited }
}

/// Keeps a length within limits.
struct LengthLimits: Hashable {
  let min: Int?
  let max: Int?

  /// Limits of no less than 0.
  init(min: Int?, max: Int?) {
    self.min = min.map { Swift.max(0, $0) }
    self.max = max.map { Swift.max(0, $0) }
  }

  /// What the content is offered of `proposed`.
  func proposal(_ proposed: Int) -> Int {
    Swift.max(min ?? 0, Swift.min(proposed, max ?? proposed))
  }

  /// The length of the frame, given its content's. With an upper limit it takes what it is offered
  /// up to the limit, with a lower one it is at least that.
  func length(_ content: Int, proposed: Int) -> Int {
    var length = content
    if let max { length = Swift.max(content, Swift.min(proposed, max)) }
    if let max { length = Swift.min(length, max) }
    if let min { length = Swift.max(length, min) }
    return length
  }
}

struct FrameModifier<Content: View>: WrapperView {
  let content: Content
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  static var drawsItself: Bool { false }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    let size = content.size(for: inner(proposal))
    return Size(
      width: width.length(size.width, proposed: proposal.width),
      height: height.length(size.height, proposed: proposal.height))
  }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    let proposal = inner(proposal)
    let rect = alignment.place(content.size(for: proposal), in: bounds)
    content.place(at: rect.origin, proposal: proposal)
  }
}

extension View {
  /// Makes the view exactly `width` columns and `height` rows; what is left out is up to the view.
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    FrameModifier(
      content: self, width: LengthLimits(min: width, max: width),
      height: LengthLimits(min: height, max: height), alignment: alignment)
  }

  /// Keeps the size within limits, in columns and rows. With a largest width, the frame is as wide
  /// as it can be up to that; `.infinity` fills the room.
  public func frame(
    minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameModifier(
      content: self, width: LengthLimits(min: minWidth, max: maxWidth),
      height: LengthLimits(min: minHeight, max: maxHeight), alignment: alignment)
  }
}
