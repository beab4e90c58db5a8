// SPDX-License-Identifier: Apache-2.0

/// The transitions under way on a tree's screen.
final class ActiveTransitions {
  private unowned let tree: Tree
  private var all: [ActiveTransition] = []
  /// Captures the current screen contents of a block.
  var shown: (Rect) -> CellPicture? = { _ in nil }

  init(in tree: Tree) {
    self.tree = tree
  }

  /// Starts the entrance of `layer`, which has just been added.
  func enter(_ layer: LayerNode, by settings: TransitionSettings) {
    start(.entrance(layer), settings)
  }

  /// Starts the departure of `layer`, which is about to be removed.
  func leave(_ layer: LayerNode, by settings: TransitionSettings) {
    let place = entrance(of: layer)?.shownPlace(of: layer.contentExtent) ?? layer.contentExtent
    finish { $0.isEntrance(of: layer) }
    guard layer.wasDrawn, let picture = shown(place), !picture.rect.isEmpty else { return }
    start(.departure(picture), settings)
  }

  /// Starts replacing the screen contents of `covered` with what `node` shows now.
  func exchange(in node: Node, covered: Rect, by settings: TransitionSettings) {
    guard let root = tree.root, let picture = shown(root.frame), !covered.isEmpty else { return }
    finish { $0.isExchange }
    start(.exchange(node, picture, covered: covered), settings)
  }

  private func start(_ kind: ActiveTransition.Kind, _ settings: TransitionSettings) {
    let isShown = tree.root?.frame.isEmpty == false
    guard settings.transition != .identity, isShown else { return }
    let transition = ActiveTransition(kind, settings.transition, settings.animation, in: tree)
    guard !transition.isOver else { return }
    all.append(transition)
    tree.damage(transition.area)
    tree.animator.start(transition)
  }

  /// Removes a finished transition.
  func end(_ transition: ActiveTransition) {
    all.removeAll { $0 === transition }
  }

  /// Finishes all transitions at once.
  func finishAll() {
    finish { _ in true }
  }

  private func finish(_ isMeant: (ActiveTransition) -> Bool) {
    for transition in all where isMeant(transition) {
      tree.damage(transition.area)
      tree.animator.stop(transition)
      end(transition)
    }
  }

  // MARK: Drawing

  /// The running entrance of `layer`, if there is one.
  func entrance(of layer: LayerNode) -> ActiveTransition? {
    all.first { $0.isEntrance(of: layer) }
  }

  /// Draws the exchanges, above the tree and below the layers.
  func drawExchanges(on painter: Painter) {
    for transition in all where transition.isExchange { transition.draw(on: painter) }
  }

  /// Draws the departures, above everything else.
  func drawDepartures(on painter: Painter) {
    for transition in all where !transition.isExchange { transition.draw(on: painter) }
  }

  /// The blocks, widened so that none cuts through a moving picture, which is always drawn whole.
  func widened(_ blocks: [Rect], on screen: Rect) -> [Rect] {
    var blocks = blocks
    let areas = all.map { $0.area.intersection(screen) }
    var isStable = areas.isEmpty
    while !isStable {
      isStable = true
      for area in areas {
        let touching = blocks.filter { $0.intersects(area) }
        let whole = touching.reduce(area) { $0.union($1) }
        guard let first = touching.first, touching.count > 1 || first != whole else { continue }
        blocks.removeAll { $0.intersects(area) }
        blocks.append(whole)
        isStable = false
      }
    }
    return blocks
  }
}

extension ActiveTransition {
  fileprivate func isEntrance(of layer: LayerNode) -> Bool {
    if case .entrance(let own) = kind { own === layer } else { false }
  }

  fileprivate var isExchange: Bool {
    if case .exchange = kind { true } else { false }
  }
}
