// SPDX-License-Identifier: Apache-2.0

extension Int {
  /// Unlimited, for the maximum width or height of a frame.
  public nonisolated static var infinity: Int { ProposedSize.unlimited }
}

@usableFromInline struct FrameModifier: WrapperModifier {
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

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
    content.place(
      at: alignment.origin(of: content, in: bounds, proposal: proposal), proposal: proposal)
  }
}

extension View {
  /// Gives the view a frame of exactly `width` columns and `height` rows. Omitted lengths are the
  /// view's own.
  ///
  /// ```
  /// Text("ok").frame(width: 6, height: 3)     ······
  ///                                           ··ok··
  ///                                           ······
  /// ```
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: LengthLimits(min: width, max: width),
        height: LengthLimits(min: height, max: height), alignment: alignment))
  }

  /// Limits the size, in columns and rows. With a maximum width the frame is as wide as possible up
  /// to that, and `.infinity` fills the room. The ideal width applies if none is proposed: within
  /// ``fixedSize(horizontal:vertical:)``, and when ``ViewThatFits`` chooses.
  ///
  /// ```
  ///                        in 4    in 8        in 12
  /// minWidth: 6            ····ok  ···ok···    ·····ok·····  around what fills the room
  /// maxWidth: 6            ·ok·    ··ok··      ··ok··
  /// maxWidth: .infinity    ·ok·    ···ok···    ·····ok·····
  /// ```
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}
