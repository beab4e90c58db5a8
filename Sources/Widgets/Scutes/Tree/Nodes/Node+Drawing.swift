// SPDX-License-Identifier: Apache-2.0

extension Node {
  /// Draws the child elements that intersect the painter's clip.
  func drawElements(_ painter: Painter) {
    for element in innerElements where element.extent.intersects(painter.clip) {
      tree.count(\.drawn)
      element.drawnFrame = tree.frameNumber
      element.draw(painter)
    }
  }

  /// The area covered by the node's elements.
  var region: Rect { elements.reduce(.zero) { $0.union($1.frame) } }

  /// The visible part of ``region``.
  var visibleRegion: Rect { visiblePart(of: region) }

  /// The part of `rect`, somewhere within this node, that no enclosing element clips.
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
