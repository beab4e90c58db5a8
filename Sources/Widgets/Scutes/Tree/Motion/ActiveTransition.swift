// SPDX-License-Identifier: Apache-2.0

/// A transition onto or off the screen.
final class ActiveTransition: Animating {
  /// The subject of a transition.
  enum Kind {
    /// An appearing layer. Its parts are already in place, and only drawn elsewhere.
    case entrance(LayerNode)
    /// The picture of a layer that is gone.
    case departure(CellPicture)
    /// A part of the tree that replaces the pictured one.
    case exchange(Node, CellPicture, covered: Rect)
  }

  let kind: Kind
  private let transition: Transition
  private let animation: Animation
  private let beginning: Duration
  private unowned let tree: Tree
  private var share = 0.0
  private(set) var isOver = false

  init(_ kind: Kind, _ transition: Transition, _ animation: Animation, in tree: Tree) {
    self.kind = kind
    self.transition = transition
    self.animation = animation
    self.tree = tree
    // The first frame shows a first step, rather than the previous state.
    beginning = tree.animator.now - tree.animator.interval
    update(to: tree.animator.now)
  }

  /// The cells that it may change.
  var area: Rect {
    let screen = tree.root?.frame ?? .zero
    return switch kind {
    case .entrance(let layer): transition.path(of: layer.contentExtent, on: screen)
    case .departure(let picture): transition.path(of: picture.rect, on: screen)
    case .exchange(let node, _, let covered):
      covered.union(node.visibleRegion).intersection(screen)
    }
  }

  /// The current position of `rect` on its way to its proper place.
  func shownPlace(of rect: Rect) -> Rect {
    let way = transition.displacement(of: rect, within: area, share: share)
    let place = Rect(
      x: rect.minX + way.x, y: rect.minY + way.y, width: rect.width, height: rect.height)
    return place.intersection(area)
  }

  func move(to moment: Duration) -> Bool {
    tree.damage(area)
    update(to: moment)
    if isOver { tree.activeTransitions.end(self) }
    return !isOver
  }

  private func update(to moment: Duration) {
    share = animation.share(after: moment - beginning)
    isOver = moment - beginning >= animation.end
  }

  /// Draws an entrance. `content` draws the layer in its proper place.
  func drawEntrance(of extent: Rect, on painter: Painter, _ content: () -> Void) {
    let area = area
    let behind = painter.picture(of: area.union(extent))
    content()
    transition.present(
      painter.picture(of: extent), over: behind, within: area, share: share, on: painter)
  }

  /// Draws a departure or an exchange over the new state.
  func draw(on painter: Painter) {
    let area = area
    switch kind {
    case .entrance: break
    case .departure(let picture):
      transition.present(
        picture, over: painter.picture(of: area), within: area, share: 1 - share, on: painter)
    case .exchange(_, let old, _):
      transition.exchange(
        old, for: painter.picture(of: area), in: area, share: share, on: painter)
    }
  }
}
