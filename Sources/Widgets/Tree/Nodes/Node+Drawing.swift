extension Node {
  /// Draws the elements within that reach into the painter's clip.
  func drawElements(_ painter: Painter) {
    for element in innerElements where element.extent.intersects(painter.clip) {
      tree.count(\.drawn)
      element.drawnFrame = tree.frameNumber
      element.draw(painter)
    }
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
