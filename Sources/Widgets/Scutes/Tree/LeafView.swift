// SPDX-License-Identifier: Apache-2.0

/// A view without children that measures and draws itself.
///
/// Its size and drawing must depend only on its own properties and the environment.
@MainActor
public protocol LeafView: PrimitiveView {
  /// Returns the size of the view for `proposal`.
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size

  /// Draws the view in `rect`, which has the size returned by ``size(in:environment:)``. Drawing is
  /// clipped at ``reach`` cells beyond it.
  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues)

  /// The blocks of `size` to redraw when this view replaces `old` in the same place and
  /// environment, relative to the top left cell. Returns `nil` by default: redraw everything, and
  /// measure again.
  ///
  /// For views with many parts of which few change, such as a board. They are drawn once for each
  /// block, with the painter's ``Painter/clip`` set to it, and can skip everything outside.
  func changes(since old: Self, in size: Size, environment: EnvironmentValues) -> [Rect]?

  /// The hardware cursor within `size`, from the top left cell, while the focus is on or around the
  /// view. Returns `nil`, for no cursor, by default.
  func cursor(in size: Size, environment: EnvironmentValues) -> Point?

  /// `true` if the view is text for the hardware cursor to stand on. `false` by default.
  static var showsText: Bool { get }

  /// The number of cells beyond its frame, on all sides, that the view may draw in to join its
  /// neighbours. 0 by default.
  static var reach: Int { get }

  /// `true` if the view only separates others, so that a stack gives it the remaining room. `false`
  /// by default.
  static var isSpacer: Bool { get }

  /// The text that the view shows, for speech. `nil`, the default, if it isn't text.
  var spokenText: String? { get }
}

extension LeafView {
  /// Returns `nil`: everything.
  public func changes(
    since old: Self, in size: Size, environment: EnvironmentValues
  ) -> [Rect]? { nil }

  /// Returns `nil`: no cursor.
  public func cursor(in size: Size, environment: EnvironmentValues) -> Point? { nil }

  /// `false`.
  public static var showsText: Bool { false }
  /// 0.
  public static var reach: Int { 0 }
  /// `false`.
  public static var isSpacer: Bool { false }

  /// `nil`.
  public var spokenText: String? { nil }

  /// Creates a node that measures and draws.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    LeafNode(view, in: parent)
  }
}

extension LeafView where Self: Animatable {
  /// Creates a node that measures and draws the view, and animates its changes.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    AnimatedLeafNode(view, in: parent)
  }
}

/// Shows intermediate values of a leaf during an animation.
private final class AnimatedLeafNode<V: LeafView & Animatable>: LeafNode<V>, Animating {
  private var progress = ValueAnimation<V>()

  override var shown: V { progress.shown(view) }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    progress.follow(from: old, to: view, of: self)
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  func move(to moment: Duration) -> Bool {
    let isMoving = progress.move(to: moment, of: self)
    evaluate()
    return isMoving
  }

  override func willLeave() {
    tree.animator.stop(self)
  }
}

/// Measures and draws a leaf.
class LeafNode<V: LeafView>: ViewNode<V> {
  /// The view to draw.
  var shown: V { view }

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var drawnRegion: Rect {
    let reach = V.reach
    guard reach > 0, !frame.isEmpty else { return frame }
    return frame.inset(
      by: EdgeInsets(top: -reach, leading: -reach, bottom: -reach, trailing: -reach))
  }
  override var textOrigin: Point? { V.showsText ? frame.origin : nil }
  override var spokenText: String? { shown.spokenText }
  override var isSpacer: Bool { V.isSpacer }

  override var hardwareCursor: Point? {
    shown.cursor(in: frame.size, environment: environment).map { offset in
      Point(x: frame.minX + offset.x, y: frame.minY + offset.y)
    }
  }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    if !environmentChanged, layout.proposal != nil, !layout.isDirty,
      let changes = shown.changes(since: old, in: frame.size, environment: environment)
    {
      for change in changes { changed(.look(of: change)) }
    } else {
      evaluate()
    }
  }

  override func evaluate() {
    needsEvaluation = false
    changed(.look)
    changed(.size)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    guard V.showsText else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return 0
    case VerticalAlignment.lastTextBaseline.key: return max(0, size(for: proposal).height - 1)
    default: return nil
    }
  }

  override final func measure(_ proposal: ProposedSize) -> Size {
    noting { measureView(proposal) }
  }

  /// The size of the view for `proposal`.
  func measureView(_ proposal: ProposedSize) -> Size {
    shown.size(in: proposal, environment: environment)
  }

  /// Draws the view in its frame.
  func drawView(_ painter: Painter) {
    shown.draw(in: frame, on: painter, environment: environment)
  }

  override final func draw(_ painter: Painter) {
    let isWatching = tree.overflows.isWatching
    if isWatching { painter.watch = WritingWatch(cells: drawnRegion) }
    painter.clipped(to: drawnRegion) {
      noting { drawView(painter) }
    }
    guard isWatching, let watch = painter.watch else { return }
    tree.overflows.note(cut: watch.cut, of: self)
    painter.watch = nil
  }
}
