// SPDX-License-Identifier: Apache-2.0

/// A modifier that may change its content's proposal and place, and draw behind and in front of it.
/// Its node is a ``WrapperNode``.
protocol WrapperModifier: NodeModifier {
  /// Cells around the content, for wrappers that change nothing else about sizes and places.
  var insets: EdgeInsets { get }

  /// The total size for `proposal`.
  func size(in proposal: ProposedSize, content: WrappedContent) -> Size

  /// Places the content within `bounds`, whose size was returned for `proposal`.
  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize)

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues)
  func drawInFront(in rect: Rect, on painter: Painter, environment: EnvironmentValues)

  /// The modifier as it is in linear mode.
  var inLinearMode: Self { get }
  /// `true` if it draws anything besides the content.
  static var drawsItself: Bool { get }
  /// `true` if modifiers of this type set guides, so that views have to look for them.
  static var setsGuides: Bool { get }
  /// `true` if the content's guides move along with the content.
  var movesGuides: Bool { get }
  /// `true` if the content may exceed the frame, because it was asked to.
  var placesContentOutside: Bool { get }
  /// `nil` keeps the content's priority.
  var layoutPriority: Double? { get }
  /// The value for the enclosing layout, or `nil` if it sets none for `key`.
  func layoutValue(for key: ObjectIdentifier) -> Any?
  /// `true` if the enclosing layout finds the same priority and values as on `old`.
  func hasSameLayoutValues(as old: Self) -> Bool
  /// The guide `key` if the modifier sets it, relative to the edge of `content`.
  func guide(_ key: AlignmentKey, of content: ViewDimensions) -> Int?
}

extension WrapperModifier {
  var insets: EdgeInsets { EdgeInsets() }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    let inner = content.size(for: proposal.inset(by: insets))
    return Size(
      width: max(0, inner.width + insets.horizontal),
      height: max(0, inner.height + insets.vertical))
  }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    content.place(at: bounds.inset(by: insets).origin, proposal: proposal.inset(by: insets))
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {}
  func drawInFront(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {}
  var inLinearMode: Self { self }
  static var drawsItself: Bool { true }
  static var setsGuides: Bool { false }
  var movesGuides: Bool { true }
  var placesContentOutside: Bool { false }
  var layoutPriority: Double? { nil }
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }
  func hasSameLayoutValues(as old: Self) -> Bool { layoutPriority == old.layoutPriority }
  func guide(_ key: AlignmentKey, of content: ViewDimensions) -> Int? { nil }
}

/// The node of a wrapper.
class WrapperNode<Modifier: WrapperModifier>: ModifierNode<Modifier> {
  /// The modifier as shown, with intermediate values during an animation.
  fileprivate(set) final var shown: Modifier

  override init(_ modifier: Modifier, in parent: Node) {
    shown = modifier
    super.init(modifier, in: parent)
    if Modifier.setsGuides { tree.hasAlignmentGuides = true }
  }

  override var isElement: Bool { true }
  override var drawsItself: Bool { Modifier.drawsItself }
  override var forwardsLayoutValues: Bool { true }
  override var allowsOverflow: Bool { shown.placesContentOutside || clipsContent }
  override var layoutPriority: Double { shown.layoutPriority ?? wrapped.priority }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    shown.layoutValue(for: key) ?? wrapped.layoutValue(for: key)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    guard shown.movesGuides else { return wrapped.guide(key, for: proposal) }
    let bounds = Rect(origin: .zero, size: size(for: proposal))
    let placements = Placements.record {
      shown.place(wrapped, in: bounds, proposal: proposal)
    }
    if Modifier.setsGuides {
      let content = ViewDimensions(bounds.size) { key in
        MainActor.assumeIsolated { placements.mergedGuide(key) }
      }
      if let guide = noting({ shown.guide(key, of: content) }) { return guide }
    }
    return placements.mergedGuide(key)
  }

  /// Updates the guides after state that they depend on has changed.
  override func evaluate() {
    needsEvaluation = false
    changed(.size)
  }

  override func modifierChanged(
    from old: Modifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    show(environment.isLinear ? modifier.inLinearMode : modifier)
    showContent()
  }

  /// Shows `new` in place of the current modifier.
  fileprivate final func show(_ new: Modifier) {
    let old = shown
    shown = new
    if Modifier.drawsItself { changed(.look) }
    changed(.size)
    if !new.hasSameLayoutValues(as: old) { changed(.layoutValues) }
  }

  private var wrapped: WrappedContent { WrappedContent(of: self) }

  override func measure(_ proposal: ProposedSize) -> Size {
    shown.size(in: proposal, content: wrapped)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    shown.place(wrapped, in: frame, proposal: proposal)
  }

  override func draw(_ painter: Painter) {
    shown.drawBehind(in: frame, on: painter, environment: environment)
    drawElements(painter)
    shown.drawInFront(in: frame, on: painter, environment: environment)
  }
}

/// The node of a wrapper that animates its changes.
final class AnimatedWrapperNode<Modifier: WrapperModifier & Animatable>: WrapperNode<Modifier>,
  Animating
{
  private var progress = ValueAnimation<Modifier>()

  override func modifierChanged(
    from old: Modifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    if let old { progress.follow(from: old, to: modifier, of: self) }
    show(progress.shown(modifier))
    showContent()
  }

  func move(to moment: Duration) -> Bool {
    let isMoving = progress.move(to: moment, of: self)
    show(progress.shown(modifier))
    return isMoving
  }

  override func willLeave() {
    tree.animator.stop(self)
  }
}
