import ScutesTesting

@testable import Scutes

extension ViewDriver {
  /// Focusable controls that can't be seen, because they have no cells or are outside the screen
  /// and not in a scrolling view.
  var lostControls: [String] {
    guard let root = runtime.tree.root else { return [] }
    let screen = Rect(origin: .zero, size: canvas?.size ?? .zero)
    return root.focusableNodes.filter { node in
      let region = node.region
      return region.isEmpty || (!node.isScrolled && screen.intersection(region) != region)
    }.map { "\($0.viewPath.joined(separator: "/")) is nowhere to be seen: \($0.region)" }
  }
}

extension Node {
  /// `true` if a container shows only a part of the node at a time.
  fileprivate var isScrolled: Bool {
    var node = self
    while let parent = node.parent {
      if parent.clipsContent { return true }
      node = parent
    }
    return false
  }
}
