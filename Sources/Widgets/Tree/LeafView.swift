/// A view without parts, which says how large it is and draws itself.
///
/// Its size and its drawing may depend on nothing but its own properties and the environment.
@MainActor
public protocol LeafView: PrimitiveView {
  /// The size in the room of `proposal`.
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size

  /// Draws the view in the cells of `rect`, which has the size that was answered. What would go
  /// further than ``reach`` beyond is left out.
  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues)

  /// What of the view is to be drawn again where it stood as `old` before, in the same surroundings:
  /// blocks of `size`, from the top left cell. By default it is nil: all of it, and the size is asked
  /// for anew.
  ///
  /// For a view of many parts of which few change, such as a board: it is drawn with the painter's
  /// ``Painter/clip`` on each block, and what lies beside it need not be drawn.
  func changes(since old: Self, in size: Size, environment: EnvironmentValues) -> [Rect]?

  /// Where the hardware cursor stands within `size`, from the top left cell, while the focus is on
  /// the view or around it. By default it is nil: elsewhere.
  func cursor(in size: Size, environment: EnvironmentValues) -> Point?

  /// Whether the view is text, which the hardware cursor can stand on. By default it is not.
  static var showsText: Bool { get }

  /// Cells beyond its own, to all sides, that the view may draw in, so as to join what is there. By
  /// default none.
  static var reach: Int { get }

  /// Whether the view is there only to keep others apart, so that a stack gives it the room that those
  /// leave. By default it is not.
  static var isSpacer: Bool { get }

  /// The text that the view shows, for those who have it read to them; nil, and so it is by default,
  /// for what is no text.
  var spokenText: String? { get }
}

extension LeafView {
  /// All of it.
  public func changes(
    since old: Self, in size: Size, environment: EnvironmentValues
  ) -> [Rect]? { nil }

  /// Elsewhere.
  public func cursor(in size: Size, environment: EnvironmentValues) -> Point? { nil }

  /// Not text.
  public static var showsText: Bool { false }
  /// None.
  public static var reach: Int { 0 }
  /// It is not.
  public static var isSpacer: Bool { false }

  /// None.
  public var spokenText: String? { nil }

  /// Makes a node that measures and draws.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    LeafNode(view, in: parent)
  }
}

extension LeafView where Self: Animatable {
  /// Makes a node that measures and draws the view, with the values in between when they change.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    AnimatedLeafNode(view, in: parent)
  }
}

/// Shows a leaf with values in between while these are on their way.
private final class AnimatedLeafNode<V: LeafView & Animatable>: LeafNode<V>, Moving {
  private var way = AnimatedWay<V>()

  override var shown: V { way.shown(view) }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    way.follow(from: old, to: view, of: self)
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  func move(to moment: Duration) -> Bool {
    let isOnItsWay = way.move(to: moment, of: self)
    evaluate()
    return isOnItsWay
  }

  override func willLeave() {
    tree.movements.stop(self)
  }
}

private class LeafNode<V: LeafView>: ViewNode<V> {
  /// The view as it is drawn.
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

  override func measure(_ proposal: ProposedSize) -> Size {
    noting { shown.size(in: proposal, environment: environment) }
  }

  override func draw(_ painter: Painter) {
    let isWatching = tree.overflows.isWatching
    if isWatching { painter.watch = WritingWatch(cells: drawnRegion) }
    painter.clipped(to: drawnRegion) {
      noting { shown.draw(in: frame, on: painter, environment: environment) }
    }
    guard isWatching, let watch = painter.watch else { return }
    tree.overflows.note(cut: watch.cut, of: self)
    painter.watch = nil
  }
}
