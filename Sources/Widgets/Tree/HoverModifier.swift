/// Knows the views that want to be told of the pointer, and which of them it is over.
final class HoverSystem {
  private var followers: [any HoverFollower] = []
  /// Where the pointer was seen last, as long as the terminal reports it.
  private var pointer: Point?

  /// Whether any view wants to be told.
  var isWanted: Bool { !followers.isEmpty }

  func insert(_ follower: any HoverFollower) {
    followers.append(follower)
  }

  func remove(_ follower: any HoverFollower) {
    followers.removeAll { $0 === follower }
  }

  /// Tells all that the pointer is at `point` of what is shown within `scope`.
  func pointerMoved(to point: Point, within scope: Node) {
    pointer = point
    lookAgain(within: scope)
  }

  /// Tells all what is under the pointer by now, after other things have come under it.
  func lookAgain(within scope: Node) {
    guard let pointer else { return }
    for follower in followers {
      let isReached = follower.takesInput && follower.isShown && follower.isWithin(scope)
      follower.pointerMoved(to: isReached ? pointer : nil)
    }
  }

  /// Forgets where the pointer is: to be called when the terminal no longer reports it.
  func forgetPointer() {
    pointer = nil
  }
}

/// A node that wants to be told of the pointer.
protocol HoverFollower: Node {
  /// Takes the place of the pointer on the screen; nil where nothing of the node can be under it.
  func pointerMoved(to point: Point?)
}

/// Follows the pointer on behalf of its content.
@usableFromInline struct HoverModifier: NodeModifier {
  /// Whether each cell is told, and not only coming and leaving.
  let tellsCells: Bool
  let action: (HoverPhase) -> Void

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    HoverNode(modifier, in: parent)
  }
}

private final class HoverNode: ModifierNode<HoverModifier>, HoverFollower {
  private var phase = HoverPhase.ended

  override init(_ modifier: HoverModifier, in parent: Node) {
    super.init(modifier, in: parent)
    tree.hover.insert(self)
  }

  override func willLeave() {
    tree.hover.remove(self)
    take(.ended)
    super.willLeave()
  }

  func pointerMoved(to point: Point?) {
    var new = HoverPhase.ended
    let region = region
    if let point, visiblePart(of: region).contains(point) {
      new = .active(Point(x: point.x - region.minX, y: point.y - region.minY))
    }
    take(new)
  }

  private func take(_ new: HoverPhase) {
    guard new != phase else { return }
    let isStill = new != .ended && phase != .ended
    phase = new
    if modifier.tellsCells || !isStill { modifier.action(new) }
  }
}

/// Where the pointer is, for a view that follows it.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// Over this cell of the view, counted from its top left corner.
  case active(Point)
  /// Elsewhere.
  case ended
}

extension View {
  /// Does `action` with true when the pointer comes over the view, and with false when it leaves, or
  /// the view does. What cannot be seen is not under the pointer, nor is what is disabled.
  ///
  /// While such a view is shown the terminal reports each cell that the pointer passes; many
  /// terminals can, some cannot, so nothing should be reachable by hovering alone.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(tellsCells: false) { action($0 != .ended) })
  }

  /// Does `action` for each cell of the view that the pointer comes to, and when it leaves.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    modifier(HoverModifier(tellsCells: true, action: action))
  }
}
