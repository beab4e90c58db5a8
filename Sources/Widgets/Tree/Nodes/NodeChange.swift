extension Node {
  /// What is no longer as the last frame shows it, and so what the next one has to look at.
  enum Change {
    /// What the description is made from. Costs reading the body, and the views in it that differ.
    case body
    /// How large the element may be, or where what is within stands. Costs asking it for the sizes that
    /// it has told before, and those around it as far as these differ, then placing what is within.
    case size
    /// What the element looks like, at the same size. Costs drawing all that reaches into its cells.
    case look
    /// The same of some of its cells, counted from the element's top left: ``look(of:)``.
    case block(Rect)
    /// Which children there are, or which of them are shown. Costs what a size does, for the element
    /// around them, and what the focus does.
    case children
    /// What is noted on the element for the layout around it. Costs what a size does, for that layout.
    case notes
    /// What can have the keys, or is to have them. Costs a walk over all that is shown.
    case focus
    /// What keys do here, or what is said of it. Costs looking at the tables around the focus.
    case keys

    /// What `block` looks like, counted from the element's top left.
    static func look(of block: Rect) -> Change { .block(block) }
  }

  /// Notes that `what` is no longer as the last frame shows it. Nothing is done about it before the
  /// next pass over the tree.
  final func changed(_ what: Change) {
    switch what {
    case .body: tree.invalidate(self)
    case .size: tree.invalidateLayout(of: self)
    case .look: for element in elements { damage(element.extent) }
    case .block(let block):
      let origin = Point(x: frame.minX + block.minX, y: frame.minY + block.minY)
      damage(Rect(origin: origin, size: block.size))
    case .children: childrenChanged()
    case .notes: notesChanged()
    case .focus: tree.structureChanged()
    case .keys: tree.keysChanged()
    }
  }

  private func childrenChanged() {
    tree.structureChanged()
    var node: Node? = self
    while let current = node {
      current.elementCache = nil
      current.needsPlacement = true
      if current.isElement { return tree.invalidateLayout(of: current) }
      node = current.parent
    }
  }

  private func notesChanged() {
    var node = layoutParent
    while let current = node {
      current.needsPlacement = true
      tree.invalidateLayout(of: current)
      guard current.handsNotesOn else { return }
      node = current.layoutParent
    }
  }

  /// Asks for the cells of `rect` to be drawn again, as far as they show.
  final func damage(_ rect: Rect) {
    tree.damage(visiblePart(of: rect))
  }

  /// Does `change` in the course of ``placeChildren(_:)``: it changes what is within, on which the size
  /// of the element does not depend, and which is placed right after.
  final func whilePlacing(_ change: () -> Void) {
    let wasDirty = isLayoutDirty
    change()
    isLayoutDirty = wasDirty
  }
}
