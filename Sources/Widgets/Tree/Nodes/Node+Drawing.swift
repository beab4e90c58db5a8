extension Node {
  /// Draws the elements within that reach into the painter's clip.
  func drawElements(_ painter: Painter) {
    for element in innerElements where element.extent.intersects(painter.clip) {
      tree.count(\.drawn)
      element.drawnFrame = tree.frameNumber
      element.draw(painter)
    }
  }

  /// Asks for the cells of the element to be drawn again.
  func needsDisplay() {
    for element in elements { damage(element.extent) }
  }

  /// Asks for the cells of `block` to be drawn again, which is counted from the element's top left.
  func needsDisplay(of block: Rect) {
    damage(
      Rect(
        x: frame.minX + block.minX, y: frame.minY + block.minY, width: block.width,
        height: block.height))
  }

  /// Asks for the cells of `rect` to be drawn again, as far as they show.
  func damage(_ rect: Rect) {
    tree.damage(visiblePart(of: rect))
  }

  /// What the elements of the node cover.
  var region: Rect { elements.reduce(.zero) { $0.union($1.frame) } }

  /// What of ``region`` can be seen.
  var visibleRegion: Rect { visiblePart(of: region) }

  /// What of `rect`, somewhere within this node, is not hidden by the elements around that clip.
  func visiblePart(of rect: Rect) -> Rect {
    guard tree.hasClips else { return rect }
    var rect = rect
    var node = self
    while !node.isLayer, let parent = node.parent {
      if parent.clipsContent { rect = rect.intersection(parent.frame) }
      node = parent
    }
    return rect
  }
}
