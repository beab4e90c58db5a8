// SPDX-License-Identifier: Apache-2.0

/// Blends its content with what is behind it.
@usableFromInline struct Opacity: NodeModifier, Animatable {
  var share: Double

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    OpacityNode(modifier, in: parent)
  }

  @usableFromInline var animatableData: Double {
    get { share }
    set { share = newValue }
  }
}

private final class OpacityNode: ModifierNode<Opacity>, Animating {
  private var progress = ValueAnimation<Opacity>()

  private var share: Double { progress.shown(modifier).share }

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var forwardsLayoutValues: Bool { true }
  override var layoutPriority: Double { wrapped.priority }

  private var wrapped: WrappedContent { WrappedContent(of: self) }

  override func layoutValue(for key: ObjectIdentifier) -> Any? { wrapped.layoutValue(for: key) }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    wrapped.guide(key, for: proposal)
  }

  override func modifierChanged(
    from old: Opacity?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    guard let old else { return }
    progress.follow(from: old, to: modifier, of: self)
    if old.share != modifier.share { changed(.look) }
  }

  func move(to moment: Duration) -> Bool {
    let isMoving = progress.move(to: moment, of: self)
    changed(.look)
    return isMoving
  }

  override func willLeave() {
    tree.animator.stop(self)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    wrapped.size(for: proposal)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    wrapped.place(at: frame.origin, proposal: proposal)
  }

  override func draw(_ painter: Painter) {
    guard share < 1 else { return drawElements(painter) }
    guard share > 0 else { return }
    let area = painter.clip.intersection(extent)
    let behind = painter.picture(of: area)
    drawElements(painter)
    let content = painter.picture(of: area)
    painter.redraw(area) { x, y in
      guard let old = behind[x, y], let new = content[x, y] else { return .blank }
      return old.mixed(with: new, by: share)
    }
  }
}

extension View {
  /// Blends the view with what is behind it: a `share` of 0 is invisible, 1 opaque. It keeps its
  /// room and its keys.
  ///
  /// Since a glyph is either there or not, its colour is mixed with the background's. Text in the
  /// terminal's own colours becomes faint.
  public func opacity(_ share: Double) -> some View {
    modifier(Opacity(share: max(0, min(share, 1))))
  }
}
