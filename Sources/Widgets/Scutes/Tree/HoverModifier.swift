// SPDX-License-Identifier: Apache-2.0

/// Tracks the views that follow the pointer, and which of them it is over.
final class HoverSystem {
  private var followers: [any HoverFollower] = []
  /// The last known position, while the terminal reports it.
  private var pointer: Point?

  /// `true` if any view follows the pointer.
  var isWanted: Bool { !followers.isEmpty }

  func insert(_ follower: any HoverFollower) {
    followers.append(follower)
  }

  func remove(_ follower: any HoverFollower) {
    followers.removeAll { $0 === follower }
  }

  /// Tells all followers that the pointer is at `point`, among the views shown within `scope`.
  func pointerMoved(to point: Point, within scope: Node) {
    pointer = point
    lookAgain(within: scope)
  }

  /// Updates all followers after the views under the pointer may have changed.
  func lookAgain(within scope: Node) {
    guard let pointer else { return }
    for follower in followers {
      let isReached = follower.takesInput && follower.isShown && follower.isWithin(scope)
      follower.pointerMoved(to: isReached ? pointer : nil)
    }
  }

  /// Forgets the pointer's position. Call this when the terminal stops reporting it.
  func forgetPointer() {
    pointer = nil
  }
}

/// A node that follows the pointer.
protocol HoverFollower: Node {
  /// Receives the pointer's position on the screen, or `nil` if it can't be over this node.
  func pointerMoved(to point: Point?)
}

/// Follows the pointer for its content.
@usableFromInline struct HoverModifier: NodeModifier {
  /// `true` if every cell is reported, rather than only entering and leaving.
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

/// The pointer's position relative to a view.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// Over this cell of the view, relative to its top left corner.
  case active(Point)
  /// Outside the view.
  case ended
}

extension View {
  /// Calls `action` with `true` when the pointer enters the view, and with `false` when it leaves
  /// or the view goes away. Hidden and disabled views don't count.
  ///
  /// While such a view is shown, the terminal reports every cell that the pointer passes. Not all
  /// terminals can, so don't make anything reachable by hovering alone.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(tellsCells: false) { action($0 != .ended) })
  }

  /// Calls `action` for each cell of the view that the pointer enters, and when it leaves.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    modifier(HoverModifier(tellsCells: true, action: action))
  }
}
